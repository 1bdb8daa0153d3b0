import PDFDocument from 'pdfkit';
import { heightOf, setText } from './typesetting.ts';
import { PLACES, type Paper, type PaperPart } from './paper.ts';

const MARGIN = 42;
const SOFT = '#6a655c';
const LINE = '#cfc7b8';
const ROW = 15;
const SIZE = 9.5;

interface Sheet {
  readonly page: PDFKit.PDFDocument;
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

function setFacts(sheet: Sheet, facts: NonNullable<PaperPart['facts']>, top: number): number {
  const { page, left, width } = sheet;
  const half = width / 2;
  let y = top;
  for (const [label, value] of facts) {
    const style = { size: SIZE } as const;
    const height = Math.max(heightOf(page, label, half - 8, style), heightOf(page, value, half, style), ROW);
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
    const height = Math.max(...cells.map((cell) => heightOf(page, cell, column - 6, style))) + 4;
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
    const height = heightOf(page, sentence, width, { size: SIZE }) + 4;
    y = fit(sheet, y, height);
    setText(page, sentence, left, y, width, { size: SIZE });
    y += height;
  }
  return y;
}

function setPart(sheet: Sheet, part: PaperPart, top: number): number {
  const { page, left, width } = sheet;
  let y = fit(sheet, top, 4 * ROW);
  y += setText(page, part.heading, left, y, width, { size: 11, bold: true }) + 2;
  if (part.facts) y = setFacts(sheet, part.facts, y);
  if (part.table) y = setTable(sheet, part.table, y);
  if (part.sentences) y = setSentences(sheet, part.sentences, y);
  return y + 10;
}

/** A paper as a PDF (A4). */
export async function renderPaper(paper: Paper): Promise<Buffer> {
  const page = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    bufferPages: true,
    lang: paper.locale,
    displayTitle: true,
    info: { Title: paper.title, Author: paper.seller.name, Producer: 'Suvarna', Creator: 'Suvarna' },
  });
  const parts: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    page.on('data', (part: Buffer) => parts.push(part));
    page.on('end', () => resolve(Buffer.concat(parts)));
    page.on('error', reject);
  });
  const width = page.page.width - 2 * MARGIN;
  const sheet = { page, left: MARGIN, width, bottom: page.page.height - MARGIN - 16 };
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
  page.end();
  return done;
}
