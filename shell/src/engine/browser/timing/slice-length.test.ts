import { expect, test } from '@jest/globals';
import { createRequire } from 'node:module';

test('what is set for the scheduler is set for the one that React uses', () => {
  const here = createRequire(import.meta.url);
  const reactDom = createRequire(here.resolve('react-dom/client'));
  expect(reactDom.resolve('scheduler')).toBe(here.resolve('scheduler'));
});
