import type { Logger } from 'pino';
import { Gauge, type Registry } from 'prom-client';
import type { Database } from '../../database/database.ts';
import { countFailedJobs } from '../../jobs/job-figures.ts';
import { outboxFigures } from '../../outbox/outbox-figures.ts';

const CHANNELS = ['events', 'sms', 'email', 'push'] as const;

/**
 * Figures of what goes on behind the routes.
 *
 * @returns reads them again; without a database the last ones stay
 */
export function measureBackground(registry: Registry, db: Database, log: Logger): () => Promise<void> {
  const gauge = (name: string, help: string, label: string): Gauge =>
    new Gauge({ name, help, labelNames: [label], registers: [registry] });
  const waiting = gauge('outbox_waiting', 'Events and messages that wait to be delivered.', 'channel');
  const oldest = gauge('outbox_oldest_seconds', 'Age of the oldest event or message that waits.', 'channel');
  const dead = gauge('outbox_dead', 'Events and messages that could not be delivered.', 'channel');
  const failed = gauge('jobs_failed', 'Jobs that failed at every try in the last seven days.', 'queue');

  return async () => {
    try {
      const channels = new Map((await outboxFigures(db)).map((row) => [row.channel, row]));
      for (const channel of CHANNELS) {
        waiting.set({ channel }, channels.get(channel)?.waiting ?? 0);
        oldest.set({ channel }, channels.get(channel)?.oldestSeconds ?? 0);
        dead.set({ channel }, channels.get(channel)?.dead ?? 0);
      }
      const jobs = await countFailedJobs(db);
      failed.reset();
      for (const job of jobs) failed.set({ queue: job.name }, job.failed);
    } catch (error) {
      log.warn({ err: error }, 'the figures of outbox and jobs could not be read');
    }
  };
}
