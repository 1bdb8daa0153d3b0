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
    expect(demandOf(composition(remotes), own)).toBe(demand);
  });

  it('never asks for a reload that would bring the same shell, or one that is too old as well', () => {
    const remotes = [remote('catalog', '1.1.0')];
    expect(demandOf(composition(remotes, { version: 'old', contract: '1.1.0' }), own)).toBe('none');
    expect(demandOf(composition(remotes, { version: 'new', contract: '1.0.5' }), own)).toBe('none');
    expect(demandOf({ revision: 2, cohort: 'production', remotes }, own)).toBe('none');
  });
});
