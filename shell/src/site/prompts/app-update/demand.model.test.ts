import { describe, expect, it } from '@jest/globals';
import type { PublicComposition, PublicRemote } from '@suvarna/contracts/public-composition';
import { demandOf } from './demand.model.ts';

const remote = (name: string, needs: string | undefined, killed = false): PublicRemote => ({
  name,
  version: '1.0.0',
  owner: 'Team',
  killed,
  container: name,
  base: '/',
  entry: 'e.js',
  integrity: '',
  routes: [],
  fragments: [],
  locales: {},
  ...(needs !== undefined && { needs }),
});
const composition = (
  remotes: readonly PublicRemote[],
  shell = { version: 'new', contract: '1.1.0' },
): PublicComposition => ({ revision: 2, cohort: 'production', remotes, shell });
const own = { version: 'old', contract: '1.0.0' };
const HOUR = 3_600_000;
const page = { openMs: HOUR, first: composition([]) };

describe('a composition', () => {
  it.each([
    [
      'demands nothing while all work with this shell',
      [remote('catalog', '1.0.0'), remote('account', '1.0.0')],
      'none',
    ],
    [
      'asks for a newer shell when one needs it',
      [remote('catalog', '1.1.0'), remote('account', '1.0.0')],
      'soft',
    ],
    ['insists when all need it', [remote('catalog', '1.1.0'), remote('account', '1.1.0')], 'hard'],
    [
      'does not count what is switched off',
      [remote('catalog', '1.1.0'), remote('account', '1.0.0', true)],
      'hard',
    ],
    ['demands nothing of what does not say what it needs', [remote('catalog', undefined)], 'none'],
  ] as const)('%s', (_, remotes, demand) => {
    expect(demandOf(composition(remotes), own, page)).toBe(demand);
  });

  it('never asks for a reload that would bring the same shell, or one that is too old as well', () => {
    const remotes = [remote('catalog', '1.1.0')];
    expect(demandOf(composition(remotes, { version: 'old', contract: '1.1.0' }), own, page)).toBe('none');
    expect(demandOf(composition(remotes, { version: 'new', contract: '1.0.5' }), own, page)).toBe('none');
    expect(demandOf({ revision: 2, cohort: 'production', remotes }, own, page)).toBe('none');
  });

  describe('whose files are not live any more', () => {
    const now = composition([{ ...remote('catalog', '1.0.0'), version: '1.1.0' }], {
      ...own,
      version: 'old',
    });
    const first = composition([remote('catalog', '1.0.0')]);
    it.each([
      ['leaves a page alone that is open for a while', 22 * HOUR, first, 'none'],
      ['asks a page to load again before they are gone', 23.5 * HOUR, first, 'soft'],
      ['leaves a page alone that has what is live', 48 * HOUR, now, 'none'],
    ] as const)('%s', (_, openMs, began, demand) => {
      expect(demandOf(now, own, { openMs, first: began })).toBe(demand);
    });
    it('asks for another shell as well', () => {
      expect(
        demandOf({ ...first, shell: { ...own, version: 'new' } }, own, { openMs: 24 * HOUR, first }),
      ).toBe('soft');
    });
  });
});
