import { describe, expect, it } from '@jest/globals';
import type { Composition, Descriptor } from '@suvarna/contracts/release-delivery';
import { aRelease } from '../testing/release.fixtures.ts';
import { createLive, createLiveRemote, type LiveRemote } from './live.ts';

const SHELL = { version: '1.0.0', contract: '2.4.0', carries: [], site: '1.3.0' };

function remote(name: string, killed: boolean, offered: Partial<Descriptor>): LiveRemote {
  const { descriptor, hash } = aRelease({ name, routes: [{ path: `/${name}/` }] });
  const integrity = new Map(descriptor.files.map((file) => [file.path, file.integrity]));
  const stored = { release: hash, descriptor: { ...descriptor, ...offered }, integrity };
  return createLiveRemote({ ...stored, directory: '' }, null, new Map(), killed, () => '');
}
const offers = (path: string) => ({
  navigation: [{ place: 'menu', names: { en: path }, path }],
  sitemap: [path],
});
const loyalty = (killed: boolean) => remote('loyalty', killed, offers('/loyalty/'));
const catalog = remote('catalog', false, {});
const composition: Composition = {
  schema: 1,
  channel: 'production',
  revision: 3,
  sequence: 3,
  issuedAt: '2026-11-21T09:00:00.000Z',
  expires: '2026-11-22T09:00:00.000Z',
  remotes: {},
  audit: { seq: 1, hash: 'a'.repeat(64) },
};

describe('links and sitemap of a composition', () => {
  it('are those of its remotes, as long as these are alive', () => {
    const [alive, killed, without] = [[catalog, loyalty(false)], [catalog, loyalty(true)], [catalog]].map(
      (remotes) => createLive(composition, remotes, SHELL),
    );
    expect([alive?.navigation.map(({ path }) => path), alive?.sitemap]).toEqual([
      ['/loyalty/'],
      ['/loyalty/'],
    ]);
    expect([killed?.navigation, killed?.sitemap]).toEqual([[], []]);
    // The chrome that was drawn with none is drawn once for all compositions.
    expect(killed?.navigation).toBe(without?.navigation);
  });

  it('are of a canary what its own remotes say', () => {
    const { canary: _none, ...plain } = composition;
    const live = createLive(
      {
        ...plain,
        canary: {
          id: 2,
          percent: 5,
          state: 'running',
          begun: composition.issuedAt,
          since: composition.issuedAt,
          policy: { steps: [5], minutes: 60, sessions: 100, automatic: false, onHarm: 'halt' },
          remotes: {},
        },
      },
      [catalog],
      SHELL,
      [catalog, loyalty(false)],
    );
    expect(live.navigation).toEqual([]);
    expect(live.canary?.live.navigation.map(({ path }) => path)).toEqual(['/loyalty/']);
  });
});
