import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace.ts';
import type { FileTime } from './count-tests.ts';

/** A phase of a run and how long it took. */
export interface Phase {
  readonly name: string;
  readonly seconds: number;
  /** How many tests failed. */
  readonly failed: number;
  readonly files: readonly FileTime[];
}

const SLOWEST = 20;

/** The slowest test files of a run, each with the phase it ran in, slowest first. */
export const slowestFiles = (phases: readonly Phase[]): readonly (FileTime & { readonly phase: string })[] =>
  phases
    .flatMap(({ name, files }) => files.map((file) => ({ ...file, phase: name })))
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, SLOWEST);

const row = (seconds: number, ...words: readonly string[]): string =>
  `${seconds.toFixed(1).padStart(8)} s  ${words.join('  ')}`;

/** A table for people: seconds of each phase and of all, then the slowest files. */
export function tableOf(phases: readonly Phase[], seconds: number): string {
  return [
    ...phases.map((phase) => row(phase.seconds, phase.name.padEnd(10), phase.failed > 0 ? 'FAILED' : 'ok')),
    row(seconds, 'all in all'),
    ...slowestFiles(phases).map((file) => row(file.seconds, file.phase.padEnd(10), file.file)),
  ].join('\n');
}

/** Writes the seconds of a run in `reports/seconds.json`. */
export function writeSeconds(phases: readonly Phase[], seconds: number): void {
  const reports = join(root, 'reports');
  mkdirSync(reports, { recursive: true });
  writeFileSync(
    join(reports, 'seconds.json'),
    `${JSON.stringify({ seconds, phases: phases.map(({ name, seconds: its, failed }) => ({ name, seconds: its, failed })), slowest: slowestFiles(phases) }, null, 2)}\n`,
  );
}
