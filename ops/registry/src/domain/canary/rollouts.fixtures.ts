/** Rollouts as chance makes them: sessions, faults and speeds of two cohorts, drawn from one seed. */
import { binOf, type CanaryCounts, type Speed } from '@suvarna/contracts/release-delivery';
import { seeded } from '@suvarna/testing/fault-proxy';
import { NO_COUNTS, type CanarySlot } from './counts.ts';

export interface Shop {
  /** Sessions of a slot with an id, of both cohorts. */
  readonly sessions: number;
  /** Of the control: part of sessions that are faulty, of documents that say nothing, of sessions that put something into the bag, and order. */
  readonly faulty: number;
  readonly silent: number;
  readonly bagged: number;
  readonly ordered: number;
  /** Median and spread (of its logarithm) of a speed, milliseconds. */
  readonly speeds: Readonly<Partial<Record<Speed, readonly [number, number]>>>;
}

/** What the canary does otherwise: factors. */
export interface Harm {
  readonly faulty?: number;
  readonly silent?: number;
  readonly speed?: Readonly<Partial<Record<Speed, number>>>;
}

export const SHOP: Shop = {
  sessions: 1_000,
  faulty: 0.02,
  silent: 0.15,
  bagged: 0.12,
  ordered: 0.02,
  speeds: { LCP: [1_400, 0.6], INP: [120, 0.7], 'soft-LCP': [600, 0.6], 'soft-INP': [90, 0.7] },
};

export function createRollouts(seed: number) {
  const random = seeded(seed);
  const normal = (): number => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const poisson = (mean: number): number => {
    if (mean <= 0) return 0;
    if (mean > 40) return Math.max(0, Math.round(mean + Math.sqrt(mean) * normal()));
    const limit = Math.exp(-mean);
    let [count, product] = [0, random()];
    while (product > limit) {
      product *= random();
      count += 1;
    }
    return count;
  };
  const among = (all: number, part: number): number => Math.min(all, poisson(all * Math.min(1, part)));

  function countsOf(shop: Shop, mean: number, harm: Harm): CanaryCounts {
    const sessions = poisson(mean);
    const documents = sessions;
    return {
      ...NO_COUNTS,
      documents,
      shown: documents - among(documents, shop.silent * (harm.silent ?? 1)),
      sessions,
      faulty: among(sessions, shop.faulty * (harm.faulty ?? 1)),
      bagged: among(sessions, shop.bagged),
      ordered: among(sessions, shop.ordered),
      speed: Object.fromEntries(
        (Object.entries(shop.speeds) as [Speed, readonly [number, number]][]).map(
          ([name, [median, spread]]) => [name, viewsOf(sessions, median * (harm.speed?.[name] ?? 1), spread)],
        ),
      ),
    };
  }

  /** Few views are drawn one by one, many by how many fall into each bin. */
  function viewsOf(views: number, median: number, spread: number): Record<string, number> {
    const bins: Record<string, number> = {};
    const put = (bin: number, count: number): void => {
      if (count > 0) bins[bin] = (bins[bin] ?? 0) + count;
    };
    if (views < 200) {
      for (let view = 0; view < views; view += 1) put(binOf(median * Math.exp(spread * normal())), 1);
      return bins;
    }
    const [low, high] = [binOf(median * Math.exp(-3.5 * spread)), binOf(median * Math.exp(3.5 * spread))];
    const below = (bin: number): number => phi((bin * Math.log(1.05) - Math.log(median)) / spread);
    for (let bin = low; bin <= high; bin += 1) put(bin, poisson(views * (below(bin + 1) - below(bin))));
    return bins;
  }

  return {
    slot: (shop: Shop, percent: number, minute: number, harm: Harm = {}): CanarySlot => ({
      at: new Date(Date.UTC(2026, 0, 1) + minute * 60_000).toISOString(),
      percent,
      canary: countsOf(shop, (shop.sessions * percent) / 100, harm),
      control: countsOf(shop, (shop.sessions * (100 - percent)) / 100, {}),
    }),
  };
}

/** Distribution of the standard normal, to 1e-7 (Abramowitz and Stegun 26.2.17). */
function phi(x: number): number {
  const t = 1 / (1 + 0.231_641_9 * Math.abs(x));
  const tail =
    (Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI)) *
    t *
    (0.319_381_53 + t * (-0.356_563_782 + t * (1.781_477_937 + t * (-1.821_255_978 + t * 1.330_274_429))));
  return x > 0 ? 1 - tail : tail;
}
