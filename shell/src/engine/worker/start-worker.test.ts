import { beforeEach, expect, it, jest } from '@jest/globals';
import type { Languages } from '../languages.ts';
import type { FetchEvent } from './scope.ts';

jest.mock('workbox-navigation-preload/enable.js', () => ({ enable: () => undefined }));
jest.mock('./cached-files.ts', () => ({}));
jest.mock('./cached-pages.ts', () => ({ offlinePage: async () => new Response('as it was seen last') }));

const listeners = new Map<string, (event: FetchEvent) => void>();
const fetched = jest.fn<() => Promise<Response>>();

async function visit(preloadResponse: Promise<Response | undefined>): Promise<string> {
  const { startWorker } = await import('./start-worker.ts');
  startWorker({ languages: {} as Languages, onPush: () => undefined, onNotificationClick: () => undefined });
  const request = { url: 'https://shop.example/rings/', method: 'GET', mode: 'navigate' };
  const answer = new Promise<Response>((resolve) => {
    listeners.get('fetch')?.({ request, preloadResponse, respondWith: resolve } as unknown as FetchEvent);
  });
  return (await answer).text();
}

beforeEach(() => {
  Object.assign(globalThis, {
    location: new URL('https://shop.example/service-worker.js'),
    addEventListener: (name: string, listener: (event: FetchEvent) => void) => listeners.set(name, listener),
    fetch: fetched,
  });
  fetched.mockReset().mockImplementation(async () => new Response('as it is now'));
});

it('a visit is answered by what the browser asked for already', async () => {
  expect(await visit(Promise.resolve(new Response('asked for before')))).toBe('asked for before');
  expect(fetched).not.toHaveBeenCalled();
});

it('a visit whose first answer broke off is asked for once more: what was kept may be of another country', async () => {
  expect(await visit(Promise.reject(new Error('reset')))).toBe('as it is now');
});

it('a visit without a line is answered with what was kept', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await visit(Promise.reject(new Error('no line')))).toBe('as it was seen last');
  expect(await visit(Promise.resolve(undefined))).toBe('as it was seen last');
});
