import { expect, it } from '@jest/globals';
import { openStudio } from './open-studio.ts';
import type { StillBrowser } from './still-browser.ts';

const named = (gpu: string): StillBrowser => ({
  gpu,
  still: async () => {
    throw new Error('nothing is drawn here');
  },
  close: async () => undefined,
});

it('draws without a browser where that opens, and says why where it does not', async () => {
  const passedOver: unknown[] = [];
  const opened: string[] = [];
  const browser = async (chromium: string) => {
    opened.push(chromium);
    return named('a browser');
  };
  const noEgl = new Error('libEGL.so.1 is not there');
  const there = { mesa: async () => named('llvmpipe'), browser };
  const missing = {
    mesa: async () => {
      throw noEgl;
    },
    browser,
  };
  const options = { niceness: 5, onPassedOver: (error: unknown) => passedOver.push(error) };
  expect((await openStudio('/usr/bin/chromium', options, there)).gpu).toBe('llvmpipe');
  expect([opened, passedOver]).toEqual([[], []]);
  expect((await openStudio('/usr/bin/chromium', options, missing)).gpu).toBe('a browser');
  expect([opened, passedOver]).toEqual([['/usr/bin/chromium'], [noEgl]]);
});
