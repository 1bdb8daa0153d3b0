import { describe, expect, it } from '@jest/globals';
import { priceVersion, versionNoticed } from './price-version.ts';

describe('the version of prices', () => {
  it('is that of gold in rupees, and that of the exchange rates too abroad', () => {
    expect(priceVersion({ rate_version: 417 })).toBe(priceVersion({ rate_version: 417, fx_version: 0 }));
    expect(priceVersion({ rate_version: 417, fx_version: 26 })).not.toBe(
      priceVersion({ rate_version: 417, fx_version: 27 }),
    );
  });

  it('follows an exchange rate abroad only, and what is not known not at all', () => {
    expect(versionNoticed('417.0', { version: 417, fx: 27 })).toBe('417.0');
    expect(versionNoticed('417.26', { version: 417, fx: 27 })).toBe('417.27');
    expect(versionNoticed('417.26', { version: 418 })).toBe('418.26');
  });
});
