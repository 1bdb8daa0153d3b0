import { Gauge, type Registry } from 'prom-client';
import type { Dependencies } from '../../../dependencies.ts';
import { countWaiting } from './gold-rate-proposal.store.ts';
import { goldAt } from './gold-rate.store.ts';

/**
 * Figures of the gold rate.
 *
 * @returns reads them again; without a database the last ones stay
 */
export function measureRates(
  registry: Registry,
  { db, clock, log }: Pick<Dependencies, 'db' | 'clock' | 'log'>,
): () => Promise<void> {
  const age = new Gauge({
    name: 'gold_rate_age_seconds',
    help: 'Time since the gold rate in force began to count; without one, endless.',
    registers: [registry],
  });
  const waiting = new Gauge({
    name: 'gold_rate_proposals_waiting',
    help: 'Gold rates that wait for a second person.',
    registers: [registry],
  });

  return async () => {
    try {
      const now = clock();
      const [gold, proposals] = await Promise.all([goldAt(db, now), countWaiting(db, now)]);
      age.set(gold === undefined ? Infinity : (now.getTime() - gold.effective_from.getTime()) / 1_000);
      waiting.set(proposals);
    } catch (error) {
      log.warn({ err: error }, 'the figures of the gold rate could not be read');
    }
  };
}
