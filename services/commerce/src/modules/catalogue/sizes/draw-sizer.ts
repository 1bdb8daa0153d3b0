import type { Locale } from '@suvarna/contracts/locale';
import { ringTable } from '@suvarna/contracts/sizes';
import { closeDocument, openDocument, type Page } from '../../../platform/documents/document.ts';
import { setText } from '../../../platform/documents/typesetting.ts';
import { texts } from './texts.ts';

export type SizerPaper = 'a4' | 'letter';

/** Points of a PDF to the millimetre. */
const MM = 72 / 25.4;
const CHECK_MM = 50;
const COLUMNS = 6;
const MARGIN_MM = 15;
const ROW_MM = 30;
const STRIP_MM = 12;
/** Where the strip's scale begins: behind its slit. */
const SLIT_MM = 8;
/** Sizes are about a millimetre apart: every third has room for its number. */
const LABELLED = 3;
const INK = '#1d1a16';
const SOFT = '#6a655c';

/**
 * Circles of every Indian ring size and a strip for the finger, at true scale on one page.
 *
 * A line of known length comes first: a printer that fits pages to its paper makes every size wrong,
 * and who measures the line sees it.
 */
export async function drawSizer(paper: SizerPaper, locale: Locale): Promise<Buffer> {
  const say = texts(locale);
  // Viewers offer "actual size" in their print dialog by themselves.
  const page = await openDocument(
    { title: say('title'), author: 'Suvarna', locale },
    { size: paper === 'a4' ? 'A4' : 'LETTER', margin: 0 },
  );
  const left = MARGIN_MM * MM;
  const width = page.page.width - 2 * left;
  let y = MARGIN_MM * MM;
  y += setText(page, say('title'), left, y, width, { size: 18, bold: true });
  y += setText(page, say('lead'), left, y, width, { size: 10, bold: true }) + 2;
  y += setText(page, say('check', { mm: CHECK_MM }), left, y, width, { size: 9 }) + 6;
  drawLine(page, left, y);
  y += 4 * MM;
  y += setText(page, say('circles'), left, y, width, { size: 9 }) + 2 * MM;
  y = drawCircles(page, { left, top: y, width }, locale);
  y += setText(page, say('strip'), left, y, width, { size: 9 }) + 2 * MM;
  drawStrip(page, left, y, say('slit'));
  return closeDocument(page);
}

/** A fraction is set with a stroke in it: `1¾` would read as 13/4. */
const apart = (name: string): string => name.replace(/(?=[¼½¾])/, ' ');

/** The line that proves the scale, with a stroke at either end. */
function drawLine(page: Page, left: number, y: number): void {
  const right = left + CHECK_MM * MM;
  page.lineWidth(0.8).strokeColor(INK);
  page.moveTo(left, y).lineTo(right, y).stroke();
  for (const x of [left, right])
    page
      .moveTo(x, y - 4)
      .lineTo(x, y + 4)
      .stroke();
}

interface Field {
  readonly left: number;
  readonly top: number;
  readonly width: number;
}

/** @returns where the next thing may begin */
function drawCircles(page: Page, { left, top, width }: Field, locale: Locale): number {
  const say = texts(locale);
  const column = width / COLUMNS;
  const rings = ringTable();
  for (const [at, { id, names, diameter }] of rings.entries()) {
    const x = left + (at % COLUMNS) * column;
    const y = top + Math.floor(at / COLUMNS) * ROW_MM * MM;
    const radius = (diameter / 2) * MM;
    const centre = { x: x + column / 2, y: y + 11.5 * MM };
    const line = 0.5;
    // The line lies outside of the circle: what is measured is what it encloses.
    page
      .circle(centre.x, centre.y, radius + line / 2)
      .lineWidth(line)
      .strokeColor(INK)
      .stroke();
    const style = { align: 'centre' } as const;
    setText(page, say('circle', { id }), x, centre.y - 8, column, { ...style, size: 10, bold: true });
    setText(page, say('across', { mm: diameter.toFixed(1) }), x, centre.y + 3, column, {
      ...style,
      size: 6,
      colour: SOFT,
    });
    setText(page, say('names', { uk: apart(names.uk), us: apart(names.us) }), x, y + 23.5 * MM, column, {
      ...style,
      size: 6.5,
      colour: SOFT,
    });
  }
  return top + Math.ceil(rings.length / COLUMNS) * ROW_MM * MM;
}

/** A strip that is wound around a finger: its slit at the one end, the sizes at the other. */
function drawStrip(page: Page, left: number, top: number, slit: string): void {
  const rings = ringTable();
  const longest = Math.max(...rings.map(({ circumference }) => circumference));
  const height = STRIP_MM * MM;
  const tip = left + (SLIT_MM + longest + 12) * MM;
  const zero = left + SLIT_MM * MM;
  page.lineWidth(0.5).strokeColor(INK);
  page
    .moveTo(left, top)
    .lineTo(tip - 8 * MM, top)
    .lineTo(tip, top + height / 2)
    .lineTo(tip - 8 * MM, top + height)
    .lineTo(left, top + height)
    .closePath()
    .stroke();
  page
    .moveTo(zero, top + 1.5 * MM)
    .lineTo(zero, top + height - 1.5 * MM)
    .lineWidth(1.2)
    .stroke();
  setText(page, slit, left + 1, top + height + 2, 3 * SLIT_MM * MM, { size: 6, colour: SOFT });
  for (const [at, { id, circumference }] of rings.entries()) {
    const x = zero + circumference * MM;
    const isLong = at % LABELLED === 0;
    page
      .moveTo(x, top)
      .lineTo(x, top + (isLong ? 4 : 2.5) * MM)
      .lineWidth(0.4)
      .stroke();
    if (isLong) setText(page, id, x - 10, top + 4.2 * MM, 20, { size: 5.5, align: 'centre' });
  }
}
