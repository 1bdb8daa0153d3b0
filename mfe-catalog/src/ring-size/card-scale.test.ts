import { describe, expect, it } from '@jest/globals';
import { CARD_PX, inRange, likelyCardPx, pxPerMmOf } from './card-scale.model.ts';

describe('true size from a bank card', () => {
  it('a card of 85.6 mm that takes 428 pixels makes five pixels a millimetre', () => {
    expect(pxPerMmOf(428)).toBeCloseTo(5, 6);
    // A ring of 18 mm inside is then 90 pixels wide inside.
    expect(18 * pxPerMmOf(428)).toBeCloseTo(90, 6);
  });

  it('begins near what a screen of its kind needs, inside what the slider can say', () => {
    for (const width of [320, 390, 768, 1280, 2560]) {
      expect(inRange(likelyCardPx(width))).toBe(likelyCardPx(width));
    }
    expect(inRange(1)).toBe(CARD_PX.least);
    expect(inRange(9_999)).toBe(CARD_PX.most);
  });
});
