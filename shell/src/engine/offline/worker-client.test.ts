/** @jest-environment <rootDir>/shared/testing/src/jest/browser-environment.mjs */
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { keepWhatIsSeen } from './worker-client.ts';

const told: string[] = [];
const heard: object[] = [];
const worker = (version: string): { readonly postMessage: (message: object) => void } => ({
  postMessage: (message) => {
    told.push(version);
    heard.push(message);
  },
});

let listens: jest.SpiedFunction<typeof document.addEventListener>;
beforeEach(() => {
  listens = jest.spyOn(document, 'addEventListener');
  jest.useFakeTimers();
  told.length = 0;
  heard.length = 0;
  Object.assign(performance, { getEntriesByType: () => [] });
});
afterEach(() => {
  for (const [name, listener] of listens.mock.calls) document.removeEventListener(name, listener);
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

it('what a page fetched after it was seen is told when it is left, once', async () => {
  const fetched = ['https://shop.example/no-file', `${location.origin}/shell/1.0.0/shell.js`];
  Object.assign(performance, { getEntriesByType: () => fetched.map((name) => ({ name })) });
  const registration = { active: worker('first') };
  Object.assign(navigator, {
    serviceWorker: { register: async () => registration, ready: Promise.resolve(registration) },
  });
  let isPublic = true;
  await keepWhatIsSeen({ mayBeCached: () => isPublic, onPageShown: () => undefined });
  const leave = (): void => {
    const hidden = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    hidden.mockRestore();
  };
  leave();
  expect(heard).toEqual([]);
  jest.runAllTimers();
  leave();
  const page = { type: 'page-seen', path: '/', files: ['/shell/1.0.0/shell.js'], pictures: [] };
  expect(heard).toEqual([page]);
  fetched.push(`${location.origin}/remotes/catalog/1.0.0/dialog.js`);
  isPublic = false;
  leave();
  expect(heard).toEqual([page]);
  isPublic = true;
  leave();
  leave();
  expect(heard).toEqual([
    page,
    {
      type: 'files-seen',
      files: ['/shell/1.0.0/shell.js', '/remotes/catalog/1.0.0/dialog.js'],
      pictures: [],
    },
  ]);
});
