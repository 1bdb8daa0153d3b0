/** @jest-environment <rootDir>/shared/testing/src/jest/browser-environment.mjs */
import { afterEach, expect, it, jest } from '@jest/globals';
import { keepsShopper } from './keeps-shopper.ts';

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

it.each(['__token__', 'guestToken'])('a browser that holds %s keeps its shopper', (key) => {
  expect(keepsShopper()).toBe(false);
  localStorage.setItem(key, 'a-token');
  expect(keepsShopper()).toBe(true);
});

it('one that forbids storage keeps no shopper, and throws nothing', () => {
  jest.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(keepsShopper()).toBe(false);
});
