import { describe, expect, it } from '@jest/globals';
import type { Live } from '../release-delivery/live.ts';
import { createNamePages } from './name-of-page.ts';

const remoteOf = (version: string) => ({ name: 'catalog', version });
let version = '1.0.0';
let revision = 1;
let matched = 0;
const live = (): Live =>
  ({
    name: String(revision),
    match: (path: string) => {
      matched += 1;
      return path === '/rings/' ? { remote: remoteOf(version), route: { id: 'listing' } } : null;
    },
  }) as unknown as Live;
const names = () =>
  createNamePages({
    live,
    languages: { split: (path) => ({ locale: 'en', path: path.replace(/^\/hi\//, '/') }) },
    ownOrigins: ['https://shop.example'],
  });

describe('who makes a call', () => {
  it('is the release of the page on screen, in whichever language, whatever was asked of it', () => {
    const { caller } = names();
    for (const address of ['/rings/', '/hi/rings/', '/rings/?q=asha#top'])
      expect(caller(`https://shop.example${address}`)).toBe('catalog@1.0.0');
  });

  it('is looked for once for each page and composition', () => {
    const { caller } = names();
    matched = 0;
    for (let time = 0; time < 3; time += 1) caller('https://shop.example/rings/');
    expect(matched).toBe(1);
    revision += 1;
    caller('https://shop.example/rings/');
    expect(matched).toBe(2);
  });

  it.each([
    undefined,
    '',
    'https://shop.example',
    'https://shop.example.evil/rings/',
    'https://other/rings/',
  ])('is nothing that %j says', (referer) => {
    expect(names().caller(referer)).toBeUndefined();
  });

  it('is nothing on a page of no remote', () => {
    expect(names().caller('https://shop.example/made-up-by-a-stranger/')).toBe('');
  });
});

it('figures tell sixty releases apart', () => {
  const { page } = names();
  const named = Array.from({ length: 70 }, (_, at) => {
    version = `1.0.${String(at)}`;
    return page({ remote: remoteOf(version), route: { id: 'listing' } } as never).release;
  });
  expect(new Set(named).size).toBe(61);
  expect(named.at(-1)).toBe('other');
});
