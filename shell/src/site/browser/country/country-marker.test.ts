/** @jest-environment <rootDir>/shared/testing/src/jest/browser-environment.mjs */
import { describe, expect, it, jest } from '@jest/globals';
import { browserStorage, STORAGE_KEYS } from '@suvarna/session';
import { markCountry } from './country-marker.ts';

const told = (key: string, newValue: string | null): void => {
  dispatchEvent(new StorageEvent('storage', { key, newValue }));
};

describe('the country marker', () => {
  it('says what this browser shops in, and hears another window choose', () => {
    const agree = jest.fn();
    markCountry('GBP', agree);
    expect(browserStorage.local.get(STORAGE_KEYS.country)).toBe('GBP');
    told(STORAGE_KEYS.country, 'OTH-USD');
    expect(agree).toHaveBeenCalledTimes(1);
  });

  it('is no choice when it is the same, is cleared by a sign-out, or is another key', () => {
    const agree = jest.fn();
    markCountry('GBP', agree);
    told(STORAGE_KEYS.country, 'GBP');
    told(STORAGE_KEYS.country, null);
    told('cart', 'INR');
    expect(agree).not.toHaveBeenCalled();
  });
});
