import type { Font } from 'harfbuzzjs';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { harfbuzz } from './harfbuzz.ts';
import { readOutlines, type Outlines } from './outlines.ts';
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

export interface FontFile {
  readonly font: Font;
  readonly outlines: Outlines;
  readonly signs: ReadonlySet<number>;
}

/** Read when a text first needs them: most invoices need two parts of eleven. */
const opened = new Map<string, FontFile>();

/** @throws when the shaper is not loaded (`loadHarfbuzz`) */
export function openFont(part: Part, weight: Weight): FontFile {
  const name = `noto-sans-${PACKAGE_OF[part]}-${part}-${weight}-normal.woff`;
  const known = opened.get(name);
  if (known !== undefined) return known;
  const folder = dirname(
    createRequire(import.meta.url).resolve(`@fontsource/noto-sans-${PACKAGE_OF[part]}/package.json`),
  );
  const file = unpackWoff(readFileSync(join(folder, 'files', name)));
  const { Blob, Face, Font: ShapedFont } = harfbuzz();
  const face = new Face(new Blob(file));
  const made = {
    font: new ShapedFont(face),
    outlines: readOutlines(file),
    signs: new Set(face.collectUnicodes()),
  };
  opened.set(name, made);
  return made;
}

/** Asked of the font itself: what the package says of its parts is more than what is in them. */
export function hasSign(part: Part, weight: Weight, sign: string): boolean {
  return openFont(part, weight).signs.has(sign.codePointAt(0) ?? 0);
}
