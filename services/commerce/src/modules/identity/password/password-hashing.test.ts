import { describe, expect, it } from '@jest/globals';
import { Busy } from '../../../platform/busy.ts';
import { createPasswordHashing, type HashingCaller } from './password-hashing.ts';

/** Callers who stay as long as the test lasts: one hash at a time, so two places for known browsers and six for all. */
function aPool() {
  const hashing = createPasswordHashing(1, 10);
  const { promise: end, resolve } = Promise.withResolvers<void>();
  return {
    end: () => resolve(),
    /** Whether there is a place, or who has too many. */
    come: async (caller: HashingCaller): Promise<'in' | 'caller' | 'everybody'> => {
      const { promise: inside, resolve: enter } = Promise.withResolvers<'in'>();
      const refused = hashing
        .withPlace(caller, () => {
          enter('in');
          return end;
        })
        .then(
          () => 'in' as const,
          (error: unknown) => {
            if (error instanceof Busy) return error.of;
            throw error;
          },
        );
      return Promise.race([inside, refused]);
    },
  };
}
type Pool = ReturnType<typeof aPool>;

const comeAll = async (pool: Pool, callers: readonly HashingCaller[]) => {
  const said: string[] = [];
  for (const caller of callers) said.push(await pool.come(caller));
  return said;
};
const browsersAt = (address: string, many: number): readonly HashingCaller[] =>
  Array.from({ length: many }, (_value, at) => ({ address, device: `${address}-${at}` }));

describe('places where passwords are hashed', () => {
  it('are there for a known browser whatever the known browsers of another address do', async () => {
    const pool = aPool();
    // One place for known browsers and the three that any address has.
    const said = await comeAll(pool, browsersAt('attacker', 6));
    expect(said).toEqual(['in', 'in', 'in', 'in', 'caller', 'caller']);
    expect(await pool.come({ address: 'home', device: 'own' })).toBe('in');
    pool.end();
  });

  it('are those of everybody where known browsers have all of their own', async () => {
    const pool = aPool();
    expect(await comeAll(pool, [...browsersAt('one', 1), ...browsersAt('two', 1)])).toEqual(['in', 'in']);
    expect(await pool.come({ address: 'home', device: 'own' })).toBe('in');
    expect(await pool.come({ address: 'elsewhere' })).toBe('in');
    pool.end();
  });

  it('are one for one browser, at whatever addresses', async () => {
    const pool = aPool();
    const said = await comeAll(
      pool,
      ['one', 'two', 'three'].map((address) => ({ address, device: 'copied' })),
    );
    expect(said).toEqual(['in', 'caller', 'caller']);
    pool.end();
  });

  it('are beside each other: strangers who have all of theirs leave those of known browsers', async () => {
    const pool = aPool();
    const crowd = Array.from({ length: 7 }, (_value, at) => ({ address: `crowd-${at}` }));
    expect((await comeAll(pool, crowd)).at(-1)).toBe('everybody');
    expect(await pool.come({ address: 'home', device: 'own' })).toBe('in');
    expect(await pool.come({ address: 'office', device: 'other' })).toBe('in');
    expect(await pool.come({ address: 'train', device: 'third' })).toBe('everybody');
    pool.end();
  });
});
