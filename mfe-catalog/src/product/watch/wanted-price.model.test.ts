import { describe, expect, it } from '@jest/globals';
import { suggestedPrice, wantedPrice } from './wanted-price.model.ts';

describe('a price that is waited for', () => {
  it('is suggested a twentieth lower, in round hundreds where there are some', () => {
    expect(suggestedPrice(4_079_300)).toBe('38700');
    expect(suggestedPrice(51_200)).toBe('486');
  });

  it('is read as people write it, and is lower than the one of now', () => {
    expect(wantedPrice('₹38,500', 4_000_000)).toEqual({ minor: 3_850_000 });
    expect(wantedPrice('३८५००', 4_000_000)).toEqual({ minor: 3_850_000 });
    expect(wantedPrice('40000', 4_000_000)).toEqual({ fault: 'not-below' });
    expect(wantedPrice('', 4_000_000)).toEqual({ fault: 'amount' });
    expect(wantedPrice('-5', 4_000_000)).toEqual({ fault: 'amount' });
  });
});
