import { closeDocument, openDocument, type Page } from './document.ts';
import { heightOf, setText } from './typesetting.ts';
import { PLACES, type Paper, type PaperPart } from './paper.ts';

const MARGIN = 42;
const SOFT = '#6a655c';
const LINE = '#cfc7b8';
const ROW = 15;
const SIZE = 9.5;
/** Points of a picture's side, and between it and what stands beside it. */
const PICTURE = 120;
const GAP = 14;
const WATERMARK = 110;
const STAMP = '#7a1f3d';

interface Sheet {
  readonly page: Page;
  readonly left: number;
  readonly width: number;
  readonly bottom: number;
}

/** `y` when so much fits below it; else the top of a new page. */
function fit({ page, bottom }: Sheet, y: number, height: number): number {
  if (y + height <= bottom) return y;
  page.addPage();
  return page.page.margins.top;
}

function rule({ page, left, width }: Sheet, y: number): void {
  page
    .moveTo(left, y)
    .lineTo(left + width, y)
    .lineWidth(0.5)
    .strokeColor(LINE)
    .stroke();
}

type Facts = NonNullable<PaperPart['facts']>;

function heightOfFact({ width }: Sheet, [label, value]: Facts[number]): number {
  const half = width / 2;
  const style = { size: SIZE } as const;
  return Math.max(heightOf(label, half - 8, style), heightOf(value, half, style), ROW);
}

function setFacts(sheet: Sheet, facts: Facts, top: number): number {
  const { page, left, width } = sheet;
  const half = width / 2;
  let y = top;
  for (const [label, value] of facts) {
    const style = { size: SIZE } as const;
    const height = heightOfFact(sheet, [label, value]);
    y = fit(sheet, y, height);
    setText(page, label, left, y, half - 8, { ...style, colour: SOFT });
    setText(page, value, left + half, y, half, style);
    y += height;
  }
  return y;
}

function setTable(sheet: Sheet, { columns, rows }: NonNullable<PaperPart['table']>, top: number): number {
  const { page, left, width } = sheet;
  const column = width / columns.length;
  let y = top;
  for (const [index, cells] of [columns, ...rows].entries()) {
    const style = { size: 8.5, bold: index === 0 } as const;
    const height = Math.max(...cells.map((cell) => heightOf(cell, column - 6, style))) + 4;
    y = fit(sheet, y, height);
    for (const [at, cell] of cells.entries())
      setText(page, cell, left + at * column, y, column - 6, {
        ...style,
        align: at === 0 ? 'left' : 'right',
      });
    y += height;
    rule(sheet, y - 2);
  }
  return y;
}

function setSentences(sheet: Sheet, sentences: readonly string[], top: number): number {
  const { page, left, width } = sheet;
  let y = top;
  for (const sentence of sentences) {
    const height = heightOf(sentence, width, { size: SIZE }) + 4;
    y = fit(sheet, y, height);
    setText(page, sentence, left, y, width, { size: SIZE });
    y += height;
  }
  return y;
}

/** @returns whether it was set: what only begins as a picture is none */
function setPicture({ page, left }: Sheet, picture: Uint8Array, y: number): boolean {
  try {
    page.image(Buffer.from(picture), left, y, { fit: [PICTURE, PICTURE], align: 'center', valign: 'center' });
    return true;
  } catch {
    // The library says so by throwing, in many ways; the paper is set without it.
    return false;
  }
}

/** A picture with its facts to its right, on one page. */
function setPictured(sheet: Sheet, picture: Uint8Array, facts: Facts, y: number): number {
  const beside = { ...sheet, left: sheet.left + PICTURE + GAP, width: sheet.width - PICTURE - GAP };
  if (!setPicture(sheet, picture, y)) return setFacts(sheet, facts, y);
  return Math.max(setFacts(beside, facts, y), y + PICTURE + 4);
}

/** What has to stay together of a part: a heading with the first of what follows, a picture with all its facts. */
function heightTogether(sheet: Sheet, { picture, facts = [] }: PaperPart): number {
  if (picture === undefined) return 4 * ROW;
  const beside = { ...sheet, width: sheet.width - PICTURE - GAP };
  const all = facts.reduce((sum, fact) => sum + heightOfFact(beside, fact), 0);
  return ROW + 4 + Math.max(all, PICTURE);
}

function setPart(sheet: Sheet, part: PaperPart, top: number): number {
  const { page, left, width } = sheet;
  let y = fit(sheet, top, heightTogether(sheet, part));
  y += setText(page, part.heading, left, y, width, { size: 11, bold: true }) + 2;
  if (part.picture) y = setPictured(sheet, part.picture, part.facts ?? [], y);
  else if (part.facts) y = setFacts(sheet, part.facts, y);
  if (part.table) y = setTable(sheet, part.table, y);
  if (part.sentences) y = setSentences(sheet, part.sentences, y);
  return y + 10;
}

/** A word from the lower left to the upper right of a page, under what stands there: drawn first, on each page. */
function setWatermark(page: Page, word: string): void {
  const { width, height } = page.page;
  page.save();
  page.rotate(-50, { origin: [width / 2, height / 2] }).fillOpacity(0.12);
  setText(page, word, 0, height / 2 - WATERMARK / 2, width, {
    size: WATERMARK,
    bold: true,
    colour: STAMP,
    align: 'centre',
  });
  page.restore();
}

/** A paper as a PDF (A4). */
export async function renderPaper(paper: Paper): Promise<Buffer> {
  const page = await openDocument(
    { title: paper.title, author: paper.seller.name, locale: paper.locale },
    { size: 'A4', margin: MARGIN, bufferPages: true },
  );
  const width = page.page.width - 2 * MARGIN;
  const sheet = { page, left: MARGIN, width, bottom: page.page.height - MARGIN - 16 };
  if (paper.watermark !== undefined) {
    const { watermark } = paper;
    setWatermark(page, watermark);
    page.on('pageAdded', () => setWatermark(page, watermark));
  }
  let y = MARGIN;
  y += setText(page, paper.seller.name, MARGIN, y, width, { size: 12, bold: true });
  y += setText(page, paper.seller.lines.join('\n'), MARGIN, y, width, { size: 8.5, colour: SOFT }) + 8;
  y += setText(page, paper.title, MARGIN, y, width, { size: 17, bold: true }) + 4;
  rule(sheet, y);
  y = setFacts(sheet, paper.facts, y + 8) + 10;
  for (const part of paper.parts) y = setPart(sheet, part, y);
  const { count } = page.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    page.switchToPage(index);
    const label = paper.pageLabel
      .replace(PLACES.page, String(index + 1))
      .replace(PLACES.pages, String(count));
    setText(page, label, MARGIN, page.page.height - MARGIN - 10, width, {
      size: 7,
      colour: SOFT,
      align: 'right',
    });
  }
  return closeDocument(page);
}
