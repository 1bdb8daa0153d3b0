/** Builds another release of a remote from a copy of its source in which a text was changed. */
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from './repository.ts';
import { runTool } from './run-tool.ts';

/** What the new release says differently, in English. */
export interface NewWords {
  /** Key of a text, without its plural form. */
  readonly key: string;
  readonly after: string;
}

export interface NextRelease {
  readonly folder: string;
  remove(): Promise<void>;
}

export async function buildNextRelease(remote: string, version: string, { key, after }: NewWords): Promise<NextRelease> {
  // Inside the repository, so that the copy finds the same packages.
  const place = join(repository, 'reports');
  mkdirSync(place, { recursive: true });
  const workshop = await mkdtemp(join(place, 'next-release-'));
  const source = join(workshop, `mfe-${remote}`);
  await cp(join(repository, `mfe-${remote}`), source, {
    recursive: true,
    filter: (path) => !path.endsWith('/dist') && !path.includes('.building-'),
  });
  const file = join(source, 'src', 'locales', 'en.json');
  const texts = JSON.parse(await readFile(file, 'utf8')) as Record<string, string>;
  const keys = Object.keys(texts).filter((name) => name === key || name.startsWith(`${key}_`));
  if (keys.length === 0) throw new Error(`${remote} has no text "${key}"`);
  for (const name of keys) texts[name] += after;
  await writeFile(file, JSON.stringify(texts, null, 2));
  const folder = join(workshop, version);
  const { code, output } = await runTool('ops/local/src/build/build-one.ts', ['remote', source, folder, version, 'unknown'], { NODE_ENV: 'production' });
  if (code !== 0) throw new Error(`building ${remote} ${version} failed:\n${output}`);
  return { folder, remove: () => rm(workshop, { recursive: true, force: true }) };
}
