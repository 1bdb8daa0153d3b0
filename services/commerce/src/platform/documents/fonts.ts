import { create, type Font } from 'fontkit';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { unpackWoff } from './unpack-woff.ts';

/** Noto Sans (SIL Open Font License 1.1), one family for all scripts. Each part comes in a package; Latin comes with any of them. */
const PACKAGE_OF = {
  latin: 'devanagari',
  'latin-ext': 'devanagari',
  devanagari: 'devanagari',
  bengali: 'bengali',
  gujarati: 'gujarati',
  gurmukhi: 'gurmukhi',
  kannada: 'kannada',
  malayalam: 'malayalam',
  oriya: 'oriya',
  tamil: 'tamil',
  telugu: 'telugu',
} as const;

export type Part = keyof typeof PACKAGE_OF;
export type Weight = 400 | 700;

interface FontFile {
  readonly file: Buffer;
  readonly font: Font;
  readonly signs: ReadonlySet<number>;
}

/** Read when a text first needs them: most invoices need two parts of eleven. */
const opened = new Map<string, FontFile>();

function open(part: Part, weight: Weight): FontFile {
  const name = `noto-sans-${PACKAGE_OF[part]}-${part}-${weight}-normal.woff`;
  const known = opened.get(name);
  if (known !== undefined) return known;
  const folder = dirname(
    createRequire(import.meta.url).resolve(`@fontsource/noto-sans-${PACKAGE_OF[part]}/package.json`),
  );
  const file = unpackWoff(readFileSync(join(folder, 'files', name)));
  const font = create(file);
  if ('fonts' in font) throw new Error(`${name} is a collection of fonts.`);
  const made = { file, font, signs: new Set(font.characterSet) };
  opened.set(name, made);
  return made;
}

export const fontFile = (part: Part, weight: Weight): Buffer => open(part, weight).file;

/** Asked of the font itself: what the package says of its parts is more than what is in them. */
export function hasSign(part: Part, weight: Weight, sign: string): boolean {
  return open(part, weight).signs.has(sign.codePointAt(0) ?? 0);
}

/** Where marks above and below go: to the letter's place for them, or where they stand by themselves. */
export type Marks = 'placed' | 'plain';

/** To be given to a font with its text. A new object each time, as `fontkit` writes into it. */
export const featuresOf = (marks: Marks): Record<string, boolean> =>
  marks === 'placed' ? {} : { abvm: false, blwm: false };

/** Setting a word is the slow part, and an invoice says the same words often. */
const tried = new Map<string, Marks | undefined>();
const MOST_TRIED = 4_000;

/**
 * How a text can be set; `undefined` for not at all. Letters of Gujarati, Gurmukhi and Malayalam lack
 * a place for some marks, which a font may; `fontkit` 2.0.4 answers with an error instead of leaving such a mark where it is.
 */
export function marksOf(part: Part, weight: Weight, text: string): Marks | undefined {
  const key = `${part} ${weight} ${text}`;
  if (tried.has(key)) return tried.get(key);
  const { font } = open(part, weight);
  const marks = (['placed', 'plain'] as const).find((way) => {
    try {
      font.layout(text, featuresOf(way));
      return true;
    } catch {
      return false;
    }
  });
  if (tried.size >= MOST_TRIED) tried.clear();
  tried.set(key, marks);
  return marks;
}
