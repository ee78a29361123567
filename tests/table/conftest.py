from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from tests.table.playing import Table


@pytest.fixture
def table(qapp: QApplication) -> Iterator[Table]:
    """Give an empty table of 1000 × 700, at normal speed, whose clock only the test turns."""
    with Table() as table:
        yield table


@pytest.fixture
def quick(table: Table) -> Table:
    """Give the table with all motion off."""
    table.scene.set_speed(0)
    return table
