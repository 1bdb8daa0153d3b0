/** Builds the shell as it was when it spoke an older host contract: what a page runs that has been open since. */
import { mkdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { repository } from './repository.ts';
import { runTool } from './run-tool.ts';

export interface OldShell {
  readonly folder: string;
  remove(): Promise<void>;
}

export async function buildOldShell(version: string, contract: string): Promise<OldShell> {
  const place = join(repository, 'reports');
  mkdirSync(place, { recursive: true });
  const workshop = await mkdtemp(join(place, 'old-shell-'));
  const folder = join(workshop, version);
  const { code, output } = await runTool('ops/local/src/build/build-one.ts', ['shell', join(repository, 'shell'), folder, version, 'unknown', contract], { NODE_ENV: 'production' });
  if (code !== 0) throw new Error(`building the old shell failed:\n${output}`);
  return { folder, remove: () => rm(workshop, { recursive: true, force: true }) };
}
