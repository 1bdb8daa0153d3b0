import { describe, expect, it, jest } from '@jest/globals';
import type { RatingsSince } from '../designs/rating.ts';
import { settlingRatings } from './settling-ratings.ts';

const of = (count: number) => ({
  ratings: new Map([[1, { count, average_tenths: 45 }]]),
  horizon: `${count}`,
});

function aReader() {
  const since = jest.fn<RatingsSince>();
  const warn = jest.fn();
  let passed = 0;
  const ratings = settlingRatings(since, { warn }, () => passed);
  return { since, warn, ratings, wait: (ms: number) => (passed += ms) };
}

describe('ratings of the catalogue', () => {
  it('are read every fifteen seconds, and at once where a caller asks for what is there now', async () => {
    const { since, ratings, wait } = aReader();
    since.mockResolvedValueOnce(of(1)).mockResolvedValueOnce(of(2)).mockResolvedValueOnce(of(3));
    const first = await ratings.now();
    wait(14_000);
    expect(await ratings.now()).toBe(first);
    wait(1_000);
    expect((await ratings.now()).get(1)?.count).toBe(2);
    ratings.expire();
    expect((await ratings.now()).get(1)?.count).toBe(3);
    expect(since.mock.calls).toEqual([[undefined], ['1'], ['2']]);
  });

  it('that cannot be read stay as they were, and an operator is told', async () => {
    const { since, warn, ratings, wait } = aReader();
    since.mockResolvedValueOnce(of(1)).mockRejectedValueOnce(new Error('timeout'));
    const first = await ratings.now();
    wait(15_000);
    expect(await ratings.now()).toBe(first);
    expect(warn).toHaveBeenCalledTimes(1);
  });
});
