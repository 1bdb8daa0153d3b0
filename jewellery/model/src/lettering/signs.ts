import { bow, drawn, type Glyph } from './pen.ts';

const glyph = (width: number, ...strokes: Glyph['strokes']): Glyph => ({ width, strokes });

/** Signs between words, as people have them engraved. */
export const SIGNS: Readonly<Record<string, Glyph>> = {
  "'": glyph(0.04, [
    [0.02, 1],
    [0, 0.78],
  ]),
  ',': glyph(0.1, [
    [0.08, 0.06],
    [0, -0.14],
  ]),
  '-': glyph(0.36, [
    [0, 0.46],
    [0.36, 0.46],
  ]),
  '+': glyph(
    0.56,
    [
      [0, 0.46],
      [0.56, 0.46],
    ],
    [
      [0.28, 0.18],
      [0.28, 0.74],
    ],
  ),
  '&': glyph(
    0.72,
    drawn(
      [
        [0.72, 0],
        [0.2, 0.66],
      ],
      bow(0.34, 0.8, 0.19, 0.2, 215, -40),
      bow(0.28, 0.25, 0.27, 0.25, 110, 320),
      [[0.68, 0.46]],
    ),
  ),
  '♥': glyph(
    0.92,
    drawn([[0.46, 0.06]], bow(0.23, 0.7, 0.23, 0.22, 205, 20), bow(0.69, 0.7, 0.23, 0.22, 160, -25), [
      [0.46, 0.06],
    ]),
  ),
};
