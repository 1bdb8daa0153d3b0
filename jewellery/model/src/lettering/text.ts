import { DIGITS } from './digits.ts';
import { LETTERS } from './letters.ts';
import type { Glyph, Stroke } from './pen.ts';
import { SIGNS } from './signs.ts';

/** Between two letters, in heights of a capital. */
const SPACING = 0.26;
const UNKNOWN: Glyph = { width: 0.22, strokes: [] };

const glyphOf = (sign: string): Glyph | undefined => LETTERS[sign] ?? DIGITS[sign] ?? SIGNS[sign];

/** Whether every letter of a text has a form here. */
export const isLettered = (text: string): boolean => Array.from(text).every((sign) => glyphOf(sign));

interface Set {
  readonly glyph: Glyph;
  /** Where the letter's middle stands from the middle of the text. */
  readonly middle: number;
}

function typeset(text: string, spacing: number): readonly Set[] {
  const glyphs = Array.from(text, (sign) => glyphOf(sign) ?? UNKNOWN);
  let at = -(glyphs.reduce((sum, { width }) => sum + width + spacing, -spacing) / 2);
  return glyphs.map((glyph) => {
    const middle = at + glyph.width / 2;
    at += glyph.width + spacing;
    return { glyph, middle };
  });
}

export interface TextOptions {
  /** Height of a capital, millimetres. */
  readonly height: number;
  readonly spacing?: number;
}

/** How wide a text comes out, millimetres. */
export function textWidth(text: string, { height, spacing = SPACING }: TextOptions): number {
  return (
    height *
    Array.from(text, (sign) => (glyphOf(sign) ?? UNKNOWN).width + spacing).reduce(
      (sum, width) => sum + width,
      -spacing,
    )
  );
}

/** Lines of a text around the origin, in capitals, points, digits and the small g. */
export function straightText(text: string, { height, spacing = SPACING }: TextOptions): Stroke[] {
  return typeset(text, spacing).flatMap(({ glyph, middle }) =>
    glyph.strokes.map((stroke) =>
      stroke.map(([x, y]) => [(middle + x - glyph.width / 2) * height, (y - 0.5) * height] as const),
    ),
  );
}

export interface RoundTextOptions extends TextOptions {
  /** Radius at half the height of the letters. */
  readonly radius: number;
  /** On top it reads clockwise with feet inwards; below counter-clockwise with feet outwards. */
  readonly side: 'top' | 'bottom';
}

/** Lines of a text along a circle around the origin. */
export function roundText(
  text: string,
  { height, spacing = SPACING, radius, side }: RoundTextOptions,
): Stroke[] {
  const sign = side === 'top' ? 1 : -1;
  return typeset(text, spacing).flatMap(({ glyph, middle }) => {
    const angle = (middle * height) / radius;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    return glyph.strokes.map((stroke) =>
      stroke.map(([x, y]) => {
        const [across, out] = [(x - glyph.width / 2) * height, radius + sign * (y - 0.5) * height];
        return [c * across + s * out, sign * (c * out - s * across)] as const;
      }),
    );
  });
}
