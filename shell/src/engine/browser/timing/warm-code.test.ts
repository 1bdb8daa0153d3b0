import { afterEach, beforeEach, expect, it } from '@jest/globals';
import type { Destination } from '../navigation/signpost.ts';
import { warmFiles } from './warm-code.ts';

const fetchOfThePlatform = globalThis.fetch;
let asked: string[];
let fails: boolean;

beforeEach(() => {
  [asked, fails] = [[], false];
  globalThis.fetch = ((address: string) => {
    asked.push(address);
    return fails ? Promise.reject(new Error('no line')) : Promise.resolve(new Response());
  }) as typeof fetch;
});
afterEach(() => {
  globalThis.fetch = fetchOfThePlatform;
});

/** A page of a remote; `base` is another one in each test, as what was fetched is remembered. */
const page = (base: string, script: string): Destination =>
  ({
    remote: { base, entry: 'remoteEntry.js', locales: { en: ['locale-en.js'] } },
    route: { scripts: ['remote.js', script], styles: ['remote.css'], texts: { en: ['locale-page-en.js'] } },
    locale: 'en',
  }) as unknown as Destination;

it('what two pages of a remote share is fetched once', () => {
  warmFiles(page('/a/', 'page-listing.js'));
  warmFiles(page('/a/', 'page-product.js'));
  expect(asked).toEqual([
    '/a/remoteEntry.js',
    '/a/remote.js',
    '/a/page-listing.js',
    '/a/remote.css',
    '/a/locale-en.js',
    '/a/locale-page-en.js',
    '/a/page-product.js',
  ]);
});

it('what could not be fetched is asked for again', async () => {
  fails = true;
  warmFiles(page('/b/', 'page-listing.js'));
  await new Promise(setImmediate);
  warmFiles(page('/b/', 'page-listing.js'));
  expect(asked.filter((address) => address === '/b/remoteEntry.js')).toHaveLength(2);
});
