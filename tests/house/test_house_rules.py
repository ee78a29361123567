"""The private linter finds what it forbids, and nothing else."""

import pytest

from tests.house.house_rules import FORBIDDEN_FILES, RULES, Rule, broken_rules, forbidden_files


def a_file_of(rule: Rule) -> str:
    return rule.files[0].replace("*", "any")


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.wrong)
def test_each_rule_finds_its_own_breach_and_says_where(rule: Rule) -> None:
    found = list(broken_rules(a_file_of(rule), f"\n{rule.wrong}\n"))
    assert len(found) == 1
    assert found[0].startswith(f"{a_file_of(rule)}:2: ")
    assert found[0].endswith(rule.instead)


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.right)
def test_each_rule_lets_its_own_advice_pass(rule: Rule) -> None:
    assert list(broken_rules(a_file_of(rule), rule.right)) == []


@pytest.mark.parametrize("pattern", FORBIDDEN_FILES)
def test_a_forbidden_file_is_found(pattern: str) -> None:
    name = pattern.replace("*", "any")
    assert list(forbidden_files(["README.md", name])) == [
        f"{name}: write {FORBIDDEN_FILES[pattern]}"
    ]
