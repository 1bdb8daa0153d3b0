import type { Answer } from './service.fixtures.ts';

export interface Pairs {
  /** Milliseconds; positive when what is known takes longer. */
  readonly differenceOfMedians: number;
  readonly medianKnown: number;
  readonly medianUnknown: number;
  /** Two-sided, of the rank-sum test: how often chance alone would set the two this far apart. */
  readonly p: number;
  /** Different answers (status, code, text, data) that were given; one when nothing tells the two apart. */
  readonly answers: readonly string[];
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? 0)
    : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

/** Wilcoxon's rank-sum test by its normal approximation; good from some twenty values on. */
function rankTest(one: readonly number[], other: readonly number[]): number {
  const all = [
    ...one.map((value) => ({ value, mine: true })),
    ...other.map((value) => ({ value, mine: false })),
  ].toSorted((a, b) => a.value - b.value);
  const sum = all.reduce((total, { mine }, index) => total + (mine ? index + 1 : 0), 0);
  const [n, m] = [one.length, other.length];
  const z = Math.abs(sum - (n * (n + m + 1)) / 2) / Math.sqrt((n * m * (n + m + 1)) / 12);
  // Abramowitz and Stegun 26.2.17: the normal distribution's upper tail, right to seven places.
  const t = 1 / (1 + 0.231_641_9 * z);
  const tail =
    (Math.exp(-(z * z) / 2) / Math.sqrt(2 * Math.PI)) *
    t *
    (0.319_381_53 + t * (-0.356_563_782 + t * (1.781_477_937 + t * (-1.821_255_978 + t * 1.330_274_429))));
  return Math.min(1, 2 * tail);
}

const saysOf = ({ status, body }: Answer): string => JSON.stringify([status, body.code, body.msg, body.data]);

/**
 * Asks one question about something known and something unknown, in turns whose order changes, and
 * measures each answer. The first pairs warm up and do not count.
 */
export async function comparePairs(
  pairs: number,
  ask: (known: boolean) => Promise<Answer>,
  prepare: () => void = () => undefined,
): Promise<Pairs> {
  const times = { known: [] as number[], unknown: [] as number[] };
  const answers = new Set<string>();
  const one = async (known: boolean, counts: boolean): Promise<void> => {
    prepare();
    const began = performance.now();
    const answer = await ask(known);
    const took = performance.now() - began;
    if (counts) times[known ? 'known' : 'unknown'].push(took);
    answers.add(saysOf(answer));
  };
  for (let pair = -Math.min(5, Math.ceil(pairs / 10)); pair < pairs; pair += 1) {
    const knownFirst = (pair * 7 + 3) % 5 < 2;
    await one(knownFirst, pair >= 0);
    await one(!knownFirst, pair >= 0);
  }
  const [medianKnown, medianUnknown] = [median(times.known), median(times.unknown)];
  return {
    medianKnown,
    medianUnknown,
    differenceOfMedians: medianKnown - medianUnknown,
    p: rankTest(times.known, times.unknown),
    answers: [...answers],
  };
}
