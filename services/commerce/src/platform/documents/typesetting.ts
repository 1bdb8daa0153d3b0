import { featuresOf, fontFile, marksOf, type Part, type Weight } from './fonts.ts';
import { printable, setInParts } from './letters.ts';

/** What of a PDF document this file needs; `pdfkit`'s own type fits. */
export type Page = PDFKit.PDFDocument;

export interface Style {
  readonly size: number;
  readonly bold?: boolean;
  readonly colour?: string;
  readonly align?: 'left' | 'right' | 'centre';
}

interface Run {
  readonly part: Part;
  readonly weight: Weight;
  readonly text: string;
}

const LINE = 1.4;
const weightOf = (bold: boolean): Weight => (bold ? 700 : 400);

/** A printable word, cut where another part of the font begins. */
function runsOf(word: string, bold: boolean): Run[] {
  const weight = weightOf(bold);
  return setInParts(word, weight).map((run) => ({ ...run, weight }));
}

/** Fonts are handed to the document when a text first needs them. */
function inFont(page: Page, { part, weight }: Run, size: number): Page {
  const name = `${part}-${weight}`;
  return page.registerFont(name, fontFile(part, weight)).font(name).fontSize(size);
}

/** The types of `pdfkit` know a list alone; it hands on what it is given. */
function shapedAs({ part, weight, text }: Run): { readonly features?: never } {
  return marksOf(part, weight, text) === 'plain' ? { features: featuresOf('plain') as never } : {};
}

function widthOf(page: Page, runs: readonly Run[], size: number): number {
  return runs.reduce(
    (width, run) => width + inFont(page, run, size).widthOfString(run.text, shapedAs(run)),
    0,
  );
}

interface Line {
  readonly runs: readonly Run[];
  readonly width: number;
}

const graphemes = new Intl.Segmenter('hi', { granularity: 'grapheme' });

/** A word that no line can hold, in pieces that one can. */
function piecesOf(page: Page, word: string, width: number, { size, bold = false }: Style): string[] {
  if (widthOf(page, runsOf(word, bold), size) <= width) return [word];
  const pieces: string[] = [];
  for (const { segment } of graphemes.segment(word)) {
    const longer = `${pieces.at(-1) ?? ''}${segment}`;
    if (pieces.length > 0 && widthOf(page, runsOf(longer, bold), size) <= width) pieces.splice(-1, 1, longer);
    else pieces.push(segment);
  }
  return pieces;
}

/** Breaks a text into lines no wider than `width`. Line breaks in it are kept. */
function linesOf(page: Page, text: string, width: number, style: Style): Line[] {
  const { size, bold = false } = style;
  return text
    .normalize('NFC')
    .split('\n')
    .map((paragraph) => printable(paragraph, weightOf(bold)))
    .flatMap((paragraph) => {
      const lines: Line[] = [];
      for (const word of paragraph.split(/ +/).flatMap((part) => piecesOf(page, part, width, style))) {
        const last = lines.at(-1);
        const [alone, joined] = [runsOf(word, bold), runsOf(` ${word}`, bold)];
        const joinedWidth = widthOf(page, joined, size);
        if (last !== undefined && last.width + joinedWidth <= width)
          lines.splice(-1, 1, { runs: [...last.runs, ...joined], width: last.width + joinedWidth });
        else lines.push({ runs: alone, width: widthOf(page, alone, size) });
      }
      return lines;
    });
}

export function heightOf(page: Page, text: string, width: number, style: Style): number {
  return linesOf(page, text, width, style).length * style.size * LINE;
}

/** Sets a text whose scripts may change from word to word, each in its part of the font, on one baseline. @returns the height it took */
export function setText(page: Page, text: string, x: number, y: number, width: number, style: Style): number {
  const lines = linesOf(page, text, width, style);
  page.fillColor(style.colour ?? '#1d1a16');
  lines.forEach((line, index) => {
    const room = width - line.width;
    let at = x + (style.align === 'right' ? room : style.align === 'centre' ? room / 2 : 0);
    const baseline = y + style.size * (index * LINE + 1.05);
    for (const run of line.runs) {
      inFont(page, run, style.size).text(run.text, at, baseline, {
        lineBreak: false,
        baseline: 'alphabetic',
        ...shapedAs(run),
      });
      at += page.widthOfString(run.text, shapedAs(run));
    }
  });
  return lines.length * style.size * LINE;
}
