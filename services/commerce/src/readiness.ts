import { isMigrated } from '@suvarna/database/migrate';
import type { Dependencies } from './dependencies.ts';
import { MIGRATIONS, SCHEMA } from './platform/database/migrations.ts';

/** Names what is still missing before the service can serve; empty means ready. */
export type Readiness = () => Promise<readonly string[]>;

/** @param isDraining whether no new work is to be sent here */
export const readinessOf =
  (deps: Dependencies, isDraining: () => boolean): Readiness =>
  async () => {
    const { database, pool, modules } = deps;
    const missing: string[] = [];
    if (isDraining()) missing.push('draining');
    if (!(await database.probe())) missing.push('database');
    else if (!(await isMigrated(pool, SCHEMA, MIGRATIONS))) missing.push('migrations');
    for (const { name, isReady } of modules) if (isReady?.(deps) === false) missing.push(name);
    return missing;
  };
