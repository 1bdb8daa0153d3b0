import type { GiftCardDesign } from '@suvarna/contracts/gift-cards';

type Page = PDFKit.PDFDocument;
interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}
interface Ink {
  readonly ground: string;
  readonly text: string;
  readonly line: string;
  readonly fill: string;
}

/** The colours of each design, as its page has them. */
export const INKS: Readonly<Record<GiftCardDesign, Ink>> = {
  marigold: { ground: '#7A1F3D', text: '#FBF8F3', line: '#E8C27A', fill: '#D98E32' },
  peacock: { ground: '#12464F', text: '#FBF8F3', line: '#D9B872', fill: '#2F8C87' },
  diya: { ground: '#2B1A3F', text: '#FBF8F3', line: '#F0C060', fill: '#E08A2C' },
  lotus: { ground: '#F3E4DC', text: '#4A1226', line: '#A8763E', fill: '#D9909E' },
};

/** A petal that points upwards from a place, turned by an angle. */
function petal(page: Page, [x, y]: readonly [number, number], size: number, turn: number, ink: Ink): void {
  page.save();
  page.translate(x, y).rotate(turn);
  page
    .moveTo(0, 0)
    .bezierCurveTo(-size * 0.42, -size * 0.4, -size * 0.25, -size * 0.9, 0, -size)
    .bezierCurveTo(size * 0.25, -size * 0.9, size * 0.42, -size * 0.4, 0, 0)
    .fillAndStroke(ink.fill, ink.line);
  page.restore();
}

function ring(page: Page, at: readonly [number, number], size: number, count: number, ink: Ink): void {
  for (let index = 0; index < count; index += 1) petal(page, at, size, (index * 360) / count, ink);
}

const DRAW: Readonly<Record<GiftCardDesign, (page: Page, at: readonly [number, number], ink: Ink) => void>> =
  {
    marigold(page, at, ink) {
      for (const [size, count] of [
        [96, 18],
        [70, 14],
        [44, 10],
      ] as const)
        ring(page, at, size, count, ink);
    },
    peacock(page, [x, y], ink) {
      for (let index = -4; index <= 4; index += 1) {
        petal(page, [x, y + 60], 124, index * 17, ink);
        const turn = (index * 17 * Math.PI) / 180;
        page
          .circle(x + Math.sin(turn) * 98, y + 60 - Math.cos(turn) * 98, 8)
          .fillAndStroke(ink.line, ink.ground);
      }
    },
    diya(page, [x, y], ink) {
      petal(page, [x, y + 18], 92, 0, ink);
      page
        .moveTo(x - 84, y + 22)
        .bezierCurveTo(x - 60, y + 92, x + 60, y + 92, x + 84, y + 22)
        .closePath()
        .fillAndStroke(ink.line, ink.fill);
    },
    lotus(page, [x, y], ink) {
      for (const turn of [-72, 72, -48, 48, -24, 24, 0]) petal(page, [x, y + 60], 128, turn, ink);
    },
  };

/** Draws a design into the right half of a card. */
export function drawDesign(page: Page, design: GiftCardDesign, { left, top, width, height }: Box): void {
  page.lineWidth(1.2);
  DRAW[design](page, [left + width * 0.74, top + height * 0.5], INKS[design]);
}
