import { beforeEach, expect, it, jest } from '@jest/globals';
import type { Languages } from '../languages.ts';
import type { FetchEvent } from './scope.ts';

jest.mock('workbox-navigation-preload/enable.js', () => ({ enable: () => undefined }));
const kept: string[] = [];
jest.mock('./cached-files.ts', () => ({
  answerFile: async () => new Response('the file'),
  answerPicture: async () => new Response('the picture'),
  keepFiles: async (files: readonly { readonly path: string }[]) => {
    kept.push(...files.map(({ path }) => path));
  },
  keepPictures: async (paths: readonly string[]) => {
    kept.push(...paths);
  },
}));
jest.mock('./cached-pages.ts', () => ({
  offlinePage: async () => new Response('as it was seen last'),
  keepPage: async (path: string) => {
    kept.push(`page ${path}`);
  },
  keepWithTheNewest: async (path: string) => {
    kept.push(`once ${path}`);
  },
}));

const languages = {
  all: ['en', 'hi'],
  baseOf: (locale: string) => (locale === 'hi' ? '/hi' : ''),
  split: (pathname: string) => ({ locale: pathname.startsWith('/hi/') ? 'hi' : 'en' }),
} as unknown as Languages;

const listeners = new Map<string, (event: FetchEvent) => void>();
const fetched = jest.fn<() => Promise<Response>>();

async function start(): Promise<void> {
  const { startWorker } = await import('./start-worker.ts');
  startWorker({
    languages,
    onPush: () => undefined,
    onNotificationClick: () => undefined,
    onSubscriptionChange: () => undefined,
  });
}

/** What is kept because of an event, in that order. */
async function keptAfter(name: string, data?: unknown): Promise<readonly string[]> {
  await start();
  let work: Promise<unknown> | undefined;
  const event = { data, waitUntil: (promise: Promise<unknown>) => (work = promise) };
  listeners.get(name)?.(event as unknown as FetchEvent);
  await work;
  return kept;
}

async function visit(preloadResponse: Promise<Response | undefined>): Promise<string> {
  await start();
  return again(preloadResponse);
}

/** A visit more, of the same worker. */
async function again(
  preloadResponse: Promise<Response | undefined> = Promise.resolve(undefined),
): Promise<string> {
  const request = { url: 'https://shop.example/rings/', method: 'GET', mode: 'navigate' };
  const answer = new Promise<Response>((resolve) => {
    listeners.get('fetch')?.({ request, preloadResponse, respondWith: resolve } as unknown as FetchEvent);
  });
  return (await answer).text();
}

/** What the worker answers for a file or picture of a page; `undefined` where it leaves that to the browser. */
async function answerOf(path: string): Promise<string | undefined> {
  let answer: Promise<Response> | undefined;
  const request = { url: `https://shop.example${path}`, method: 'GET', mode: 'cors' };
  const event = { request, respondWith: (given: Promise<Response>) => (answer = given) };
  listeners.get('fetch')?.(event as unknown as FetchEvent);
  return (await answer)?.text();
}

const isOnLine = (value: boolean): void => {
  Object.defineProperty(globalThis, 'navigator', { value: { onLine: value }, configurable: true });
};

beforeEach(() => {
  isOnLine(true);
  kept.length = 0;
  Object.assign(globalThis, {
    location: new URL('https://shop.example/service-worker.js'),
    addEventListener: (name: string, listener: (event: FetchEvent) => void) => listeners.set(name, listener),
    fetch: fetched,
    skipWaiting: async () => undefined,
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

const FILE = '/shell/1/a.js';
const PICTURE = '/media/hero/solstice-yellow-360-0123456789abcd';

it('files and pictures of a page that the network answered go past the worker', async () => {
  await visit(Promise.resolve(new Response('asked for before')));
  expect([await answerOf(FILE), await answerOf(PICTURE)]).toEqual([undefined, undefined]);
});

it('files and pictures are answered after a visit without a line, until one is answered again', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await visit(Promise.resolve(undefined));
  expect([await answerOf(FILE), await answerOf(PICTURE)]).toEqual(['the file', 'the picture']);
  await again();
  expect(await answerOf(FILE)).toBeUndefined();
});

it('files and pictures are answered where the browser says that there is no line', async () => {
  await visit(Promise.resolve(new Response('asked for before')));
  isOnLine(false);
  expect([await answerOf(FILE), await answerOf(PICTURE)]).toEqual(['the file', 'the picture']);
});

it('a worker that was begun again under an open page answers for it: it cannot know whether there is a line', async () => {
  await start();
  expect([await answerOf(FILE), await answerOf(PICTURE)]).toEqual(['the file', 'the picture']);
});

it('keeps at first what says that there is no line, in each language, and nothing else: the line may be metered', async () => {
  expect(await keptAfter('install')).toEqual(['page /_shell/offline/', 'page /hi/_shell/offline/']);
});

it('keeps a page that was seen, what it fetched, and the home page of its language', async () => {
  const seen = {
    type: 'page-seen',
    path: '/hi/rings/',
    files: ['/shell/1/a.js', '/api/x'],
    pictures: ['/media/b'],
  };
  expect(await keptAfter('message', seen)).toEqual([
    'page /hi/rings/',
    '/shell/1/a.js',
    '/media/b',
    'once /hi/',
  ]);
});

it('keeps what a page fetched later', async () => {
  const seen = { type: 'files-seen', files: ['/remotes/catalog/1/c.js', 7], pictures: ['/account/'] };
  expect(await keptAfter('message', seen)).toEqual(['/remotes/catalog/1/c.js']);
});
