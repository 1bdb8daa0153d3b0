import { saidBy } from '../platform/http/observe/said-error.ts';
import type { JobContext } from '../platform/jobs/job.ts';
import type { Module } from '../module.ts';

/**
 * Lets each module drop what has served its time. One that fails keeps no other from it, and is told of at
 * the end.
 *
 * @throws AggregateError of those that failed
 */
export async function cleanupModules(
  modules: readonly Pick<Module, 'name' | 'cleanup'>[],
  { db, clock, log }: Pick<JobContext, 'db' | 'clock' | 'log'>,
): Promise<void> {
  const failed: unknown[] = [];
  for (const { name, cleanup } of modules) {
    try {
      await cleanup?.(db, clock());
    } catch (error) {
      log.error({ err: saidBy(error), module: name }, 'a module could not drop what has served its time');
      failed.push(error);
    }
  }
  if (failed.length > 0) throw new AggregateError(failed, `${failed.length} modules were not tidied.`);
}
