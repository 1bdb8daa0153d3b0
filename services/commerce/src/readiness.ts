import { isMigrated } from '@suvarna/database/migrate';
import type { Dependencies } from './dependencies.ts';
import { MIGRATIONS, SCHEMA } from './platform/database/migrations.ts';

/**
 * What a process can be asked to be ready for. `pages`: what composers make pages from, which is answered from
 * memory while the database is away. `calls`: what browsers call. `jobs`: work by the clock, and messages.
 */
export const READY_FOR = ['pages', 'calls', 'jobs'] as const;
export type ReadyFor = (typeof READY_FOR)[number];

/** Names what is still missing before the process can do that; empty means ready. */
export type Readiness = (work: ReadyFor) => Promise<readonly string[]>;

/** What only the process knows of itself. */
export interface ProcessState {
  /** Whether no new work is to be sent here. */
  readonly isDraining: () => boolean;
  /** Whether its jobs and its relay run. */
  readonly runsJobs: () => boolean;
}

export const readinessOf =
  (deps: Dependencies, { isDraining, runsJobs }: ProcessState): Readiness =>
  async (work) => {
    const { config, database, pool, modules } = deps;
    const missing: string[] = [];
    if (isDraining()) missing.push('draining');
    if (work !== 'pages') {
      if (!(await database.probe())) missing.push('database');
      else if (!(await isMigrated(pool, SCHEMA, MIGRATIONS))) missing.push('migrations');
    }
    if (work !== 'jobs' && config.role === 'jobs') missing.push(work);
    if (work === 'jobs') {
      if (!runsJobs()) missing.push('jobs');
      return missing;
    }
    for (const { name, isReady } of modules) if (isReady?.(deps) === false) missing.push(name);
    return missing;
  };
