import { fontOf, type Page } from './document.ts';
import { openFont, type Part, type Weight } from './fonts.ts';
import { printable, setInParts } from './letters.ts';
import { shape } from './shape.ts';

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
const coordinate = (points: number): string => points.toFixed(3);
const weightOf = (bold: boolean): Weight => (bold ? 700 : 400);

/** A printable word, cut where another part of the font begins. */
function runsOf(word: string, bold: boolean): Run[] {
  const weight = weightOf(bold);
  return setInParts(word, weight).map((run) => ({ ...run, weight }));
}

function widthOf(runs: readonly Run[], size: number): number {
  let width = 0;
  for (const { part, weight, text } of runs) {
    const em = openFont(part, weight).outlines.unitsPerEm;
    for (const { advance } of shape(part, weight, text)) width += (advance / em) * size;
  }
  return width;
}

interface Line {
  readonly runs: readonly Run[];
  readonly width: number;
}

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** A word that no line can hold, in pieces that one can. */
function piecesOf(word: string, width: number, { size, bold = false }: Style): string[] {
  if (widthOf(runsOf(word, bold), size) <= width) return [word];
  const pieces: string[] = [];
  for (const { segment } of graphemes.segment(word)) {
    const longer = `${pieces.at(-1) ?? ''}${segment}`;
    if (pieces.length > 0 && widthOf(runsOf(longer, bold), size) <= width) pieces.splice(-1, 1, longer);
    else pieces.push(segment);
  }
  return pieces;
}

/** Breaks a text into lines no wider than `width`. Line breaks in it are kept. */
function linesOf(text: string, width: number, style: Style): Line[] {
  const { size, bold = false } = style;
  return text
    .normalize('NFC')
    .split('\n')
    .map((paragraph) => printable(paragraph, weightOf(bold)))
    .flatMap((paragraph) => {
      const lines: { text: string; width: number }[] = [];
      for (const word of paragraph.split(/ +/).flatMap((part) => piecesOf(part, width, style))) {
        const last = lines.at(-1);
        const joinedWidth = widthOf(runsOf(` ${word}`, bold), size);
        if (last !== undefined && last.width + joinedWidth <= width)
          lines.splice(-1, 1, { text: `${last.text} ${word}`, width: last.width + joinedWidth });
        else lines.push({ text: word, width: widthOf(runsOf(word, bold), size) });
      }
      return lines.map((line) => {
        const runs = runsOf(line.text, bold);
        return { runs, width: widthOf(runs, size) };
      });
    });
}

export function heightOf(text: string, width: number, style: Style): number {
  return linesOf(text, width, style).length * style.size * LINE;
}

/** Sets a text whose scripts may change from word to word, each in its part of the font, on one baseline. @returns the height it took */
export function setText(page: Page, text: string, x: number, y: number, width: number, style: Style): number {
  const lines = linesOf(text, width, style);
  page.fillColor(style.colour ?? '#1d1a16');
  lines.forEach((line, index) => {
    const room = width - line.width;
    const at = x + (style.align === 'right' ? room : style.align === 'centre' ? room / 2 : 0);
    const baseline = y + style.size * (index * LINE + 1.05);
    const shown = line.runs.map(({ part, weight, text: own }) => {
      const font = fontOf(page, part, weight);
      return `/${font.id} ${style.size} Tf ${font.show(own)}`;
    });
    // One object for a line: where a run ends the next begins, and readers see no gap. `pdfkit` counts from the top.
    page.addContent(`BT 1 0 0 -1 ${coordinate(at)} ${coordinate(baseline)} Tm\n${shown.join('\n')} ET`);
  });
  return lines.length * style.size * LINE;
}
