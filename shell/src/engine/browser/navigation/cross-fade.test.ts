/** @jest-environment <rootDir>/shared/testing/src/jest/browser-environment.mjs */
import { beforeEach, expect, it, jest } from '@jest/globals';
import { crossFade } from './cross-fade.ts';
import { noteStartCost } from '../timing/machine-speed.ts';

const start = jest.fn<(update: () => Promise<void>) => object>();
const update = jest.fn<() => Promise<void>>();
let answers: Record<string, boolean> = {};
const lessMotion = '(prefers-reduced-motion: reduce)';
const desk = '(hover: hover) and (pointer: fine)';

beforeEach(() => {
  answers = { [desk]: true };
  noteStartCost(Infinity);
  update.mockReset().mockResolvedValue(undefined);
  start.mockReset().mockImplementation((run) => {
    const skipped = Promise.reject(new Error('Transition was skipped'));
    return { updateCallbackDone: run(), ready: skipped, finished: Promise.resolve() };
  });
  Object.assign(document, { startViewTransition: start });
  globalThis.matchMedia = (query) => ({ matches: answers[query] ?? false }) as MediaQueryList;
});

it('runs the change inside a transition, and a skipped one is no error', async () => {
  await crossFade(update);
  expect(start).toHaveBeenCalledTimes(1);
  expect(update).toHaveBeenCalledTimes(1);
});

it('runs it inside a transition on a phone that started quickly, too', async () => {
  answers = {};
  noteStartCost(30);
  await crossFade(update);
  expect(start).toHaveBeenCalledTimes(1);
});

it.each([
  [
    'on a phone that took long to start',
    () => {
      answers = {};
      noteStartCost(160);
    },
  ],
  [
    'where the shopper wants less motion',
    () => {
      answers[lessMotion] = true;
      noteStartCost(30);
    },
  ],
  [
    'in a browser without transitions',
    () => {
      Object.assign(document, { startViewTransition: undefined });
    },
  ],
])('simply makes the change %s', async (_where, arrange) => {
  arrange();
  await crossFade(update);
  expect(start).not.toHaveBeenCalled();
  expect(update).toHaveBeenCalledTimes(1);
});

it('tells of a change that failed', async () => {
  update.mockRejectedValue(new Error('the page threw'));
  await expect(crossFade(update)).rejects.toThrow('the page threw');
});
