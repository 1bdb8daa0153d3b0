import { dirname } from 'node:path';
import type { FileTime } from './count-tests.ts';

/** A suite on PostgreSQL. */
const isDatabaseSuite = (file: string): boolean => file.endsWith('.database.test.ts');

const packageOf = (file: string): string =>
  file
    .split('/')
    .slice(0, /^(shared|services|ops)\//.test(file) ? 2 : 1)
    .join('/');

export interface Chosen {
  readonly run: readonly string[];
  /** Related, too, but left to the whole run. */
  readonly left: readonly string[];
}

/** What a suite that never ran is thought to take. */
const UNKNOWN_SECONDS = 2;

/**
 * Which of the related suites run now: those in a touched folder whatever they take, then those of a
 * touched package, then others, as long as they fit. Database suites only of touched folders.
 *
 * @param related paths of the suites that reach a changed file by imports
 * @param known seconds of suites in an earlier run
 * @param room seconds of one worker
 */
export function chooseSuites(
  changed: readonly string[],
  related: readonly string[],
  known: readonly FileTime[],
  room: number,
): Chosen {
  const folders = new Set(changed.map((file) => dirname(file)));
  const packages = new Set(changed.map(packageOf));
  const seconds = new Map(known.map((time) => [time.file, time.seconds]));
  const near = related.filter((file) => folders.has(dirname(file)));
  const others = related.filter((file) => !folders.has(dirname(file)) && !isDatabaseSuite(file));
  const run = [...near];
  let left = room - near.reduce((sum, file) => sum + (seconds.get(file) ?? UNKNOWN_SECONDS), 0);
  for (const file of [
    ...others.filter((other) => packages.has(packageOf(other))),
    ...others.filter((other) => !packages.has(packageOf(other))),
  ]) {
    const its = seconds.get(file) ?? UNKNOWN_SECONDS;
    if (its > left) continue;
    left -= its;
    run.push(file);
  }
  const chosen = new Set(run);
  return { run, left: related.filter((file) => !chosen.has(file)) };
}
