"""The pictures of the table: cards, shadows, empty places and the felt.

This is the only module that renders SVG. Each picture comes at exactly the size in device
pixels at which it is shown, so that nothing is scaled on the screen. One that is missing or
broken is drawn plainly instead and noted in `problems`: a half-made theme can be played.
"""

import random
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QByteArray, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QImage,
    QPainter,
    QPen,
    QPixmap,
)

from easyharp_qt.plugins import CardBack, Fault, Felt, Picture, Theme, ThemeProblem

CORNER = 0.05
"""The radius of a card's corners as a share of its width."""

_SUITS = ("spade", "heart", "diamond", "club")
_RANKS = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "queen", "king")

# What the theme's glyphs for the empty places are called there.
_GLYPHS = {
    "foundation_spades": "foundation_spade",
    "foundation_hearts": "foundation_heart",
    "foundation_diamonds": "foundation_diamond",
    "foundation_clubs": "foundation_club",
    "stock_redeal": "stock_redeal",
    "stock_empty": None,
    "waste": None,
    "column": "column",
}

# Shapes about 100 units high round the origin, for whatever a theme lacks.
_PLAIN_GLYPHS = {
    "foundation_spade": (
        "M0-50C7-33 45-9 45 15C45 30 34 38 24 38C14 38 7 32 4 25C5 36 9 44 18 50"
        "H-18C-9 44-5 36-4 25C-7 32-14 38-24 38C-34 38-45 30-45 15C-45-9-7-33 0-50Z"
    ),
    "foundation_heart": (
        "M0 48C-5 34-47 10-47-18C-47-36-35-46-22-46C-11-46-3-39 0-28"
        "C3-39 11-46 22-46C35-46 47-36 47-18C47 10 5 34 0 48Z"
    ),
    "foundation_diamond": "M0-51C9-31 23-13 39 0 23 13 9 31 0 51-9 31-23 13-39 0-23-13-9-31 0-51Z",
    "foundation_club": (
        "M-22-27a22 22 0 1 0 44 0a22 22 0 1 0-44 0ZM-48 11a22 22 0 1 0 44 0a22 22 0 1 0-44 0Z"
        "M4 11a22 22 0 1 0 44 0a22 22 0 1 0-44 0ZM-9-12L-10 4C-8 24-10 42-18 50H18C10 42 8 24 9-12Z"
    ),
    "stock_redeal": "M49-28A57 57 0 1 0 49 28L37 21A43 43 0 1 1 37-21ZM62-36L24-14L58 1Z",
    "column": "M-32-50H-13V50H-32ZM9-50H31L-13 25V-13ZM7-10L35 50H13L-6 12Z",
}
_PLAIN_RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")


class Artwork:
    """The pictures of one theme, card back and felt, at one size of card.

    Pictures are drawn when they are first asked for, and kept until the size or the look
    changes.
    """

    def __init__(self, theme: Theme, back: CardBack, felt: Felt) -> None:
        self._theme = theme
        self._back = back
        self._felt = felt
        self._size = QSize(120, 168)
        self._dpr = 1.0
        self._faces: dict[tuple[int, int], QPixmap] = {}
        self._cards: dict[tuple[int, int], QPixmap] = {}
        self._others: dict[str, QPixmap] = {}
        self._hollow: QImage | None = None
        self._shadows: dict[bool, tuple[QPixmap, QPointF]] = {}
        self._cloth: tuple[tuple[int, int, float], QPixmap] | None = None
        self.problems: list[ThemeProblem] = []
        """What could not be drawn; each picture is named once."""

    @property
    def theme(self) -> Theme:
        """The theme whose faces are shown."""
        return self._theme

    def change(
        self,
        theme: Theme | None = None,
        back: CardBack | None = None,
        felt: Felt | None = None,
    ) -> None:
        """Take another look; only the pictures it touches are drawn again."""
        if theme is not None and theme != self._theme:
            self._theme = theme
            self._faces.clear()
            self._cards.clear()
            self._others.clear()
        if back is not None and back != self._back:
            self._back = back
            self._others.pop("back", None)
            self._others.pop("card back", None)
        if felt is not None and felt != self._felt:
            self._felt = felt
            self._cloth = None

    def set_card_size(self, width: int, height: int, dpr: float) -> None:
        """Draw cards of this size from now on; *width* and *height* are logical pixels."""
        size = QSize(width, height)
        if (size, dpr) == (self._size, self._dpr):
            return
        self._size, self._dpr = size, dpr
        self._faces.clear()
        self._cards.clear()
        self._others.clear()
        self._hollow = None
        self._shadows.clear()

    def face(self, rank: int, suit: int) -> QPixmap:
        """Return a card's face; ranks are 1 to 13, suits go spades, hearts, diamonds, clubs."""
        key = (rank, suit)
        if key not in self._faces:
            self._faces[key] = self._pixmap(self._face_image(rank, suit))
        return self._faces[key]

    def back(self) -> QPixmap:
        """Return what a hidden card shows."""
        if "back" not in self._others:
            image = self._draw(f"back {self._back.id}", lambda: self._back.picture)
            self._others["back"] = self._pixmap(image or self._plain_back())
        return self._others["back"]

    @property
    def card_offset(self) -> QPointF:
        """Where the corner of `card` and `card_back` lies, as seen from the card's corner."""
        return self.shadow(lifted=False)[1]

    def card(self, rank: int, suit: int) -> QPixmap:
        """Return a card's face with its shadow: one picture to paint for each card."""
        key = (rank, suit)
        if key not in self._cards:
            self._cards[key] = self._with_shadow(self._face_image(rank, suit))
        return self._cards[key]

    def card_back(self) -> QPixmap:
        """Return what a hidden card shows, with its shadow."""
        if "card back" not in self._others:
            self._others["card back"] = self._with_shadow(self.back().toImage())
        return self._others["card back"]

    def lifted(self, rank: int, suit: int, scale: float) -> QPixmap:
        """Return a face for a card in the hand, drawn anew at its larger size, not stretched.

        It stands at the same offset as `card`; its shadow is `shadow(lifted=True)`.
        """
        size = self._size
        try:
            self._size = QSize(round(size.width() * scale), round(size.height() * scale))
            face = self._face_image(rank, suit)
        finally:
            self._size = size
        margin = -self.card_offset
        image = QImage(
            face.width() + round(margin.x() * self._dpr),
            face.height() + round(margin.y() * self._dpr),
            face.format(),
        )
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        painter.drawImage(margin * self._dpr, face)
        painter.end()
        return self._pixmap(image)

    def place(self, kind: str) -> QPixmap:
        """Return an empty place, drawn into the felt.

        *kind* is `foundation_spades`, `foundation_hearts`, `foundation_diamonds`,
        `foundation_clubs`, `stock_redeal`, `stock_empty`, `waste` or `column`.
        """
        if kind not in self._others:
            self._others[kind] = self._pixmap(self._sink(_GLYPHS[kind]))
        return self._others[kind]

    def shadow(self, lifted: bool) -> tuple[QPixmap, QPointF]:
        """Return a card's shadow, and where its corner lies as seen from the card's corner.

        It is hollow where the card hides it anyway: what is not there costs nothing to
        draw, and a deal draws forty-five of them in each frame.
        """
        if lifted not in self._shadows:
            self._shadows[lifted] = self._cast_shadow(lifted)
        return self._shadows[lifted]

    def felt(self, width: int, height: int, dpr: float) -> QPixmap:
        """Return the cloth for a table of that many logical pixels, lit from above."""
        key = (width, height, dpr)
        if self._cloth is None or self._cloth[0] != key:
            # The old cloth goes before the new one is woven: at 4K each takes 33 MB.
            self._cloth = None
            # Half a pixel counts as a whole one, as it does in a window: no edge stays bare.
            image = _weave(self._felt, QSize(int(width * dpr + 0.5), int(height * dpr + 0.5)))
            image.setDevicePixelRatio(dpr)
            self._cloth = key, QPixmap.fromImage(image)
        return self._cloth[1]

    # From here on all lengths are device pixels.

    def _face_image(self, rank: int, suit: int) -> QImage:
        element = f"{_RANKS[rank - 1]}_{_SUITS[suit]}"
        image = self._draw(element, lambda: self._theme.faces.find(element))
        return image or self._plain_face(rank, suit)

    def _with_shadow(self, card: QImage) -> QPixmap:
        shadow, offset = self.shadow(lifted=False)
        card.setDevicePixelRatio(1)
        image = shadow.toImage().convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
        image.setDevicePixelRatio(1)
        painter = QPainter(image)
        painter.drawImage(-offset * self._dpr, card)
        painter.end()
        return self._pixmap(image)

    @property
    def _device_size(self) -> QSize:
        return QSize(round(self._size.width() * self._dpr), round(self._size.height() * self._dpr))

    def _canvas(self) -> QImage:
        image = QImage(self._device_size, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        return image

    def _pixmap(self, image: QImage) -> QPixmap:
        # On the image: on the pixmap it would copy what the two share.
        image.setDevicePixelRatio(self._dpr)
        return QPixmap.fromImage(image)

    def _draw(self, element: str, find: Callable[[], Picture | None]) -> QImage | None:
        """Return the picture at the size of a card; if there is none, note why."""
        image = self._canvas()
        try:
            fault = _paint(find(), image)
        except Exception as error:  # noqa: BLE001 - a plugin's code may raise anything
            fault, element = Fault.RAISED, f"{element}: {error!r}"
        if fault is None:
            return image
        problem = ThemeProblem(self._theme.id, fault, element)
        if problem not in self.problems:
            self.problems.append(problem)
        return None

    def _plain_face(self, rank: int, suit: int) -> QImage:
        """Draw a card that lacks its picture: paper, rank and suit, in the theme's colours."""
        from PySide6.QtGui import QFont  # noqa: PLC0415 - whole themes need none

        palette = self._theme.palette
        ink = palette.red if suit in (1, 2) else palette.black
        image = self._plain_card(palette.paper)
        width, height = image.width(), image.height()
        line = self._theme.index * height
        # Suits come as SVG and ranks as text: the one font any machine has lacks suits.
        mark = _plain_glyph(f"foundation_{_SUITS[suit]}", ink, "-52 -52 104 104").encode()
        box = QRectF(width * 0.45, line * 0.12, line * 0.8, line * 0.8)
        render_svg(mark, image, box)
        side = width * 0.5
        render_svg(mark, image, QRectF((width - side) / 2, (height - side) / 2, side, side))
        painter = _painter(image)
        painter.setPen(QColor(ink))
        font = QFont()
        font.setPixelSize(max(1, round(line * 0.95)))
        font.setBold(True)
        painter.setFont(font)
        painter.drawText(
            QRectF(width * 0.05, 0, width * 0.4, line),
            Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter,
            _PLAIN_RANKS[rank - 1],
        )
        painter.end()
        return image

    def _plain_back(self) -> QImage:
        image = self._plain_card(self._theme.palette.paper)
        painter = _painter(image)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._theme.palette.black))
        border = image.width() * 0.05
        inner = QRectF(image.rect()).adjusted(border, border, -border, -border)
        painter.drawRoundedRect(inner, border, border)
        painter.end()
        return image

    def _plain_card(self, paper: str) -> QImage:
        image = self._canvas()
        painter = _painter(image)
        painter.setPen(QColor(self._theme.palette.edge))
        painter.setBrush(QColor(paper))
        outline, radius = self._outline(0.5)
        painter.drawRoundedRect(outline, radius, radius)
        painter.end()
        return image

    def _outline(self, inset: float) -> tuple[QRectF, float]:
        """Return the card's rectangle drawn in by *inset*, and the radius of its corners."""
        size = self._device_size
        outline = QRectF(0, 0, size.width(), size.height()).adjusted(inset, inset, -inset, -inset)
        return outline, max(0.0, CORNER * size.width() - inset)

    def _sink(self, glyph: str | None) -> QImage:
        """Draw an empty place: a shallow hollow in the felt, with a glyph printed on it."""
        if self._hollow is None:
            self._hollow = self._dig()
        # A copy always: what is shown is given the device pixel ratio, and on a hollow that had
        # one the next glyph would be drawn too large.
        image = self._hollow.copy()
        if glyph is None:
            return image
        painter = QPainter(image)
        mark = self._glyph(glyph)
        painter.setOpacity(0.42)
        painter.drawImage(0, 0, mark)
        # Pressed in as the place itself is: its lower edges catch the light.
        painter.setOpacity(0.2)
        painter.drawImage(0, 0, _lower_edges(mark, max(1, round(image.width() / 120))))
        painter.end()
        return image

    def _dig(self) -> QImage:
        image = self._canvas()
        painter = _painter(image)
        line = max(1.0, image.width() / 120)
        outline, radius = self._outline(line)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 0, 0, 38))
        painter.drawRoundedRect(outline, radius, radius)
        # The light comes from above: the upper rim throws a shadow in, the lower one shines.
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setClipRect(outline)
        for depth, alpha in enumerate((66, 34, 16, 8)):
            painter.setPen(QPen(QColor(0, 0, 0, alpha), line))
            shade = outline.translated(0, depth * line)
            painter.drawRoundedRect(shade, radius, radius)
        painter.setClipping(False)
        painter.setPen(QPen(QColor(255, 255, 255, 30), line))
        painter.drawRoundedRect(outline.translated(0, line), radius, radius)
        painter.end()
        return image

    def _glyph(self, element: str) -> QImage:
        """Return the glyph in black, whatever colour the theme drew it in."""
        # Glyphs are a gift of the theme: the decks of other programs have none.
        plain = _plain_glyph(element, "#000000", "-125 -175 250 350")
        image = self._draw(element, lambda: self._theme.faces.find(element) or plain)
        return _tinted(image or self._canvas(), Qt.GlobalColor.black)

    def _cast_shadow(self, lifted: bool) -> tuple[QPixmap, QPointF]:
        size = self._device_size
        width, height = size.width(), size.height()
        blur, fall, darkness = (0.10, 0.07, 120) if lifted else (0.045, 0.02, 88)
        # The fall is whole pixels, so that card and shadow can share one picture.
        blur, fall = max(2.0, blur * width), max(1, round(fall * width))
        margin = round(blur) + 1
        image = QImage(
            width + 2 * margin, height + 2 * margin, QImage.Format.Format_ARGB32_Premultiplied
        )
        image.fill(Qt.GlobalColor.transparent)
        # Drawn small and stretched: a shadow has no detail to lose.
        shrink = max(1.0, blur / 6)
        steps = 12
        small = QImage(
            round(image.width() / shrink), round(image.height() / shrink), image.format()
        )
        small.fill(Qt.GlobalColor.transparent)
        painter = _painter(small)
        painter.scale(small.width() / image.width(), small.height() / image.height())
        painter.setPen(Qt.PenStyle.NoPen)
        # Each ring replaces what the wider one left, so that the steps do not add up.
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
        for step in range(1, steps + 1):
            part = step / steps
            reach = blur * (1 - 2 * part)
            ease = part * part * (3 - 2 * part)
            painter.setBrush(QColor(0, 0, 0, round(darkness * ease)))
            ring = QRectF(margin, margin, width, height).adjusted(-reach, -reach, reach, reach)
            radius = CORNER * width + max(0.0, reach)
            painter.drawRoundedRect(ring, radius, radius)
        painter.end()
        painter = _painter(image)
        painter.drawImage(QRectF(image.rect()), small, QRectF(small.rect()))
        # As much as the card hides, wherever its own corners are round.
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
        corner = CORNER * width
        hidden = QRectF(margin, margin - fall, width, height)
        painter.fillRect(hidden.adjusted(1, corner, -1, -corner), Qt.GlobalColor.black)
        painter.fillRect(hidden.adjusted(corner, 1, -corner, -1), Qt.GlobalColor.black)
        painter.end()
        offset = QPointF(-margin, fall - margin) / self._dpr
        return self._pixmap(image), offset


def _tinted(shape: QImage, color: Qt.GlobalColor) -> QImage:
    painter = QPainter(shape)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
    painter.fillRect(shape.rect(), color)
    painter.end()
    return shape


def _lower_edges(shape: QImage, depth: int) -> QImage:
    """Return in white what the shape would cover beyond itself if it sank by so much."""
    edges = QImage(shape.size(), shape.format())
    edges.fill(Qt.GlobalColor.transparent)
    painter = QPainter(edges)
    painter.drawImage(0, depth, shape)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationOut)
    painter.drawImage(0, 0, shape)
    painter.end()
    return _tinted(edges, Qt.GlobalColor.white)


def _paint(picture: Picture | None, image: QImage) -> Fault | None:
    """Fill the image with the picture, or say what is wrong with it."""
    if picture is None:
        return Fault.NO_PICTURE
    if isinstance(picture, Path) and picture.suffix != ".svg":
        bitmap = QImage(str(picture))
        if bitmap.isNull():
            return Fault.BAD_PICTURE
        painter = QPainter(image)
        painter.drawImage(
            0,
            0,
            bitmap.scaled(
                image.size(),
                Qt.AspectRatioMode.IgnoreAspectRatio,
                Qt.TransformationMode.SmoothTransformation,
            ),
        )
        painter.end()
        return None
    try:
        svg = picture.read_bytes() if isinstance(picture, Path) else picture.encode()
    except OSError:
        return Fault.NO_PICTURE
    return None if render_svg(svg, image) else Fault.BAD_PICTURE


def render_svg(svg: bytes, image: QImage, box: QRectF | None = None) -> bool:
    """Draw the SVG over the whole image, or in that box; say whether it could be read."""
    from PySide6.QtSvg import QSvgRenderer  # noqa: PLC0415 - a theme of bitmaps needs none

    renderer = QSvgRenderer(QByteArray(svg))
    if not renderer.isValid():
        return False
    painter = _painter(image)
    renderer.render(painter, QRectF(image.rect()) if box is None else box)
    painter.end()
    return True


def _weave(felt: Felt, size: QSize) -> QImage:
    """Return the cloth at that size: a slow light, and a nap that hides the light's steps."""
    image = QImage(size, QImage.Format.Format_RGB32)
    light = _light(felt)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
    # From the middle of the first pixel to the middle of the last: nothing beyond them is known.
    inner = QRectF(light.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
    painter.drawImage(QRectF(image.rect()), light, inner)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
    painter.drawTiledPixmap(image.rect(), QPixmap.fromImage(_nap(felt.texture)))
    painter.end()
    return image


def _light(felt: Felt) -> QImage:
    """Return the lit cloth as a few hundred pixels, to be stretched over the table.

    Qt's gradients would do as well, but loading their classes takes longer than this.
    """
    columns, rows = 24, 15
    lamp_x, lamp_y = (columns - 1) * 0.5, (rows - 1) * 0.36
    across = [1 - 0.34 * ((x - lamp_x) / lamp_x) ** 2 for x in range(columns)]
    down = [1 - 0.24 * ((y - lamp_y) / (rows - 1 - lamp_y)) ** 2 for y in range(rows)]
    color = QColor(felt.color)
    channels = color.blue(), color.green(), color.red()
    pixels = bytearray()
    for row in down:
        for column in across:
            brightness = 1 - felt.light * (1 - row * column)
            # The shade does not make the cloth thinner: the last byte is how opaque it is.
            pixels += bytes((*(round(channel * brightness) for channel in channels), 255))
    return QImage(bytes(pixels), columns, rows, 4 * columns, QImage.Format.Format_RGB32).copy()


def _nap(strength: float) -> QImage:
    """Return a seamless tile of short fibres, lighter and darker than the cloth."""
    # One grain turned three ways costs less than three, and shows no more.
    grain = _grain()
    fibres = _combed(grain)
    cloth = grain.flipped(Qt.Orientation.Vertical)
    painter = QPainter(cloth)
    painter.setOpacity(1 / 2)
    painter.drawImage(0, 0, fibres)
    painter.setOpacity(1 / 3)
    painter.drawImage(0, 0, fibres.flipped(Qt.Orientation.Horizontal))
    painter.end()
    values = bytes(cloth.convertToFormat(QImage.Format.Format_Grayscale8).constBits())
    # Averaging has brought all values near the middle; this spreads them again.
    spread = [
        round(16 * strength * max(-1.0, min(1.0, (value - 127.5) / 49))) for value in range(256)
    ]
    tile = bytearray(4 * _NAP_SIDE * _NAP_SIDE)
    for channel in range(3):
        tile[channel::4] = values.translate(bytes(max(0, value) for value in spread))
    tile[3::4] = values.translate(bytes(abs(value) for value in spread))
    return QImage(
        bytes(tile),
        _NAP_SIDE,
        _NAP_SIDE,
        4 * _NAP_SIDE,
        QImage.Format.Format_ARGB32_Premultiplied,
    ).copy()


_NAP_SIDE = 256


def _grain() -> QImage:
    """Return a tile of noise."""
    noise = random.Random(9).randbytes(_NAP_SIDE * _NAP_SIDE)  # noqa: S311 - not a secret
    grain = QImage(noise, _NAP_SIDE, _NAP_SIDE, _NAP_SIDE, QImage.Format.Format_Grayscale8)
    return grain.convertToFormat(QImage.Format.Format_RGB32)


def _combed(grain: QImage) -> QImage:
    """Return the grain with each speck drawn out into a slanting fibre, across the edges too."""
    fibres = grain.copy()
    specks = QPixmap.fromImage(grain)
    painter = QPainter(fibres)
    for step in (1, 2, 3):
        painter.setOpacity(1 / (step + 1))
        painter.drawTiledPixmap(QRectF(fibres.rect()), specks, QPointF(step, step))
    painter.end()
    return fibres


def _painter(image: QImage) -> QPainter:
    """Return a smooth painter; end it before the image is used."""
    painter = QPainter(image)
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
    )
    return painter


def _plain_glyph(element: str, ink: str, box: str) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}">'
        f'<path fill="{ink}" d="{_PLAIN_GLYPHS[element]}"/></svg>'
    )
