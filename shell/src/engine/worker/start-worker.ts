/**
 * The store offline, and pushes. It stands in no shopper's way while there is one: every answer
 * comes from the network, and only a failure of the network itself is answered from what was kept.
 * Calls of the API, pages of money and answers other than 200 never touch it.
 */
import { enable as enableNavigationPreload } from 'workbox-navigation-preload/enable.js';
import type { Languages } from '../languages.ts';
import {
  isFile,
  isPicture,
  OFFLINE_PATH,
  type Fetched,
  type FilesSeen,
  type PageSeen,
} from '../offline/names.ts';
import { answerFile, answerPicture, keepFiles, keepPictures } from './cached-files.ts';
import { dropForeignFormats, keepPage, keepWithTheNewest, offlinePage } from './cached-pages.ts';
import {
  scope,
  type FetchEvent,
  type NotificationEvent,
  type PushEvent,
  type SubscriptionChangeEvent,
} from './scope.ts';

/** Most a page can name; a longer list is cut. */
const MOST = 80;

const own = (paths: unknown, is: (pathname: string) => boolean): string[] =>
  (Array.isArray(paths) ? paths.slice(0, MOST) : []).filter(
    (path): path is string => typeof path === 'string' && path.startsWith('/') && is(path),
  );

/** What a page named since it was seen, or with it. */
async function keepSeenFiles({ files, pictures }: Partial<Fetched>): Promise<void> {
  await keepFiles(own(files, isFile).map((path) => ({ path, integrity: '' })));
  await keepPictures(own(pictures, isPicture));
}

async function keepSeenPage(seen: Partial<PageSeen>, homeOf: (pathname: string) => string): Promise<void> {
  const { path } = seen;
  if (typeof path !== 'string' || !/^\/(?!\/)/.test(path)) return;
  await keepPage(path);
  await keepSeenFiles(seen);
  await keepWithTheNewest(homeOf(path));
}

/** A connection that broke off is no line that is gone: `undefined`, and the visit is asked for once more. */
async function preloaded({ preloadResponse }: FetchEvent): Promise<Response | undefined> {
  try {
    return await preloadResponse;
  } catch {
    return undefined;
  }
}

export interface WorkerSite {
  readonly languages: Languages;
  readonly onPush: (event: PushEvent) => void;
  readonly onNotificationClick: (event: NotificationEvent) => void;
  readonly onSubscriptionChange: (event: SubscriptionChangeEvent) => void;
}

/** Listens for everything a worker hears. To be called while its script runs: browsers refuse listeners that come later. */
export function startWorker({
  languages,
  onPush,
  onNotificationClick,
  onSubscriptionChange,
}: WorkerSite): void {
  scope.addEventListener('install', (event) => {
    // Safe at once: what is kept says itself what it was made with, and no worker knows files by heart.
    event.waitUntil(
      (async () => {
        // A shopper who saves data gets these alone: pages send nothing to be kept then.
        for (const path of languages.all.map((locale) => languages.baseOf(locale) + OFFLINE_PATH))
          await keepPage(path).catch(() => false);
        await scope.skipWaiting();
      })(),
    );
  });

  scope.addEventListener('activate', (event) => event.waitUntil(dropForeignFormats()));
  enableNavigationPreload();

  const baseOf = (pathname: string): string => languages.baseOf(languages.split(pathname).locale);

  /**
   * Whether the last visit was answered by the network, as far as this worker has been there for one. Files
   * and pictures then go past it: each that it hands through costs the shopper's processor as much again,
   * and a preload that it answers is not taken by every browser (decision 14).
   */
  let isAnswered = false;

  async function visit(event: FetchEvent): Promise<Response> {
    try {
      const answer = (await preloaded(event)) ?? (await fetch(event.request));
      isAnswered = true;
      return answer;
    } catch {
      // No answer at all. One that says 503 is an answer, and is shown.
      isAnswered = false;
      return offlinePage(event.request.url, baseOf);
    }
  }

  scope.addEventListener('fetch', (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (origin !== scope.location.origin || request.method !== 'GET') return;
    if (request.mode === 'navigate') {
      if (!pathname.startsWith('/api/') && !pathname.startsWith('/media/')) event.respondWith(visit(event));
      return;
    }
    if (isAnswered && scope.navigator.onLine) return;
    if (isFile(pathname)) event.respondWith(answerFile(request));
    else if (isPicture(pathname)) event.respondWith(answerPicture(request));
  });

  scope.addEventListener('message', (event) => {
    const message = event.data as Partial<PageSeen | FilesSeen> | null;
    const keeping =
      message?.type === 'page-seen'
        ? keepSeenPage(message, (path) => `${baseOf(path)}/`)
        : message?.type === 'files-seen'
          ? keepSeenFiles(message)
          : undefined;
    // Offline, or cut off in the middle, nothing is kept: the next page that is seen tries again.
    if (keeping) event.waitUntil(keeping.catch(() => undefined));
  });

  scope.addEventListener('push', onPush);
  scope.addEventListener('notificationclick', onNotificationClick);
  scope.addEventListener('pushsubscriptionchange', onSubscriptionChange);
}
