/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { keepWhatIsSeen } from './worker-client.ts';

const told: string[] = [];
const worker = (version: string): { readonly postMessage: () => void } => ({
  postMessage: () => void told.push(version),
});

beforeEach(() => {
  jest.useFakeTimers();
  told.length = 0;
  Object.assign(performance, { getEntriesByType: () => [] });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

it('what is seen is told to the worker of now: one that another took the place of keeps nothing', async () => {
  const registration = { active: worker('first') };
  Object.assign(navigator, {
    serviceWorker: { register: async () => registration, ready: Promise.resolve(registration) },
  });
  let shown = (): void => undefined;
  await keepWhatIsSeen({
    mayBeCached: () => true,
    onPageShown: (listener) => {
      shown = listener;
    },
  });
  jest.runAllTimers();
  registration.active = worker('second');
  shown();
  jest.runAllTimers();
  expect(told).toEqual(['first', 'second']);
});
