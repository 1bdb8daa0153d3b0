import { expect, it } from '@jest/globals';
import { isLineQuick } from './font-faces.ts';

// That the faces are taken is shown by the journey “be set in the store’s letters”: jsdom has no such rules.
it.each([
  ['a quick line', { requestStart: 10, responseEnd: 120 }, true],
  ['a slow line', { requestStart: 10, responseEnd: 400 }, false],
  ['a document that is still coming', { requestStart: 10, responseEnd: 0 }, false],
])('%s', (_, timing, quick) => {
  expect(isLineQuick(timing)).toBe(quick);
});
