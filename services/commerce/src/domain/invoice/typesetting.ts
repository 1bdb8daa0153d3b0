import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { unpackWoff } from './unpack-woff.ts';

/** What of a PDF document this file needs; `pdfkit`'s own type fits. */
export type Page = PDFKit.PDFDocument;

export interface Style {
  readonly size: number;
  readonly bold?: boolean;
  readonly colour?: string;
  readonly align?: 'left' | 'right';
}

type Script = 'devanagari' | 'latin' | 'latin-ext';
interface Run {
  readonly font: string;
  readonly text: string;
}

const SCRIPTS: readonly Script[] = ['latin', 'latin-ext', 'devanagari'];
const WEIGHTS = [400, 700] as const;
const LINE = 1.4;

/** Noto Sans Devanagari (SIL Open Font License 1.1) comes in parts by script; read once. */
const files = new Map<string, Buffer>();
function fileOf(script: Script, weight: (typeof WEIGHTS)[number]): Buffer {
  const name = `noto-sans-devanagari-${script}-${weight}-normal.woff`;
  const known = files.get(name);
  if (known !== undefined) return known;
  const folder = dirname(createRequire(import.meta.url).resolve('@fontsource/noto-sans-devanagari/package.json'));
  const file = unpackWoff(readFileSync(join(folder, 'files', name)));
  files.set(name, file);
  return file;
}

export function registerFonts(page: Page): void {
  for (const script of SCRIPTS) for (const weight of WEIGHTS) page.registerFont(`${script}-${weight}`, fileOf(script, weight));
}

/** Which part of the font has a sign. The rupee sign, joiners and the dotted circle are with Devanagari. */
function scriptOf(sign: string, before: Script): Script {
  const code = sign.codePointAt(0) ?? 0;
  if ((code >= 0x900 && code <= 0x97f) || code === 0x20b9 || code === 0x25cc || code === 0x200c || code === 0x200d || (code >= 0xa8e0 && code <= 0xa8ff)) return 'devanagari';
  if (code >= 0x300 && code <= 0x36f) return before;
  return code <= 0xff || (code >= 0x2010 && code <= 0x2026) || code === 0x20ac || code === 0x2122 ? 'latin' : 'latin-ext';
}

function runsOf(word: string, bold: boolean): Run[] {
  const runs: { script: Script; text: string }[] = [];
  for (const sign of word) {
    const last = runs.at(-1);
    const script = scriptOf(sign, last?.script ?? 'latin');
    if (last?.script === script) last.text += sign;
    else runs.push({ script, text: sign });
  }
  return runs.map(({ script, text }) => ({ font: `${script}-${bold ? 700 : 400}`, text }));
}

function widthOf(page: Page, runs: readonly Run[], size: number): number {
  return runs.reduce((width, { font, text }) => width + page.font(font).fontSize(size).widthOfString(text), 0);
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
  return text.normalize('NFC').split('\n').flatMap((paragraph) => {
    const lines: Line[] = [];
    for (const word of paragraph.split(/ +/).flatMap((part) => piecesOf(page, part, width, style))) {
      const last = lines.at(-1);
      const [alone, joined] = [runsOf(word, bold), runsOf(` ${word}`, bold)];
      const joinedWidth = widthOf(page, joined, size);
      if (last !== undefined && last.width + joinedWidth <= width) lines.splice(-1, 1, { runs: [...last.runs, ...joined], width: last.width + joinedWidth });
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
    let at = style.align === 'right' ? x + width - line.width : x;
    const baseline = y + style.size * (index * LINE + 1.05);
    for (const { font, text: run } of line.runs) {
      page.font(font).fontSize(style.size).text(run, at, baseline, { lineBreak: false, baseline: 'alphabetic' });
      at += page.widthOfString(run);
    }
  });
  return lines.length * style.size * LINE;
}
