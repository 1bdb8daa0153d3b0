/** Another release of a remote, built from a copy of its source in which a text was changed. */
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cachedBuild } from './cached-build.ts';
import { repository } from './repository.ts';
import { runTool } from './run-tool.ts';

/** What the new release says differently, in English. */
export interface NewWords {
  /** Key of a text, without its plural form. */
  readonly key: string;
  readonly after: string;
}

/** @returns folder of the release; it is kept for others, so nobody writes into it */
export function nextReleaseOf(remote: string, version: string, { key, after }: NewWords): Promise<string> {
  const workspace = `mfe-${remote}`;
  return cachedBuild(`${workspace}-${version}`, workspace, async (workshop) => {
    const source = join(workshop, workspace);
    await cp(join(repository, workspace), source, {
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
    const { code, output } = await runTool(
      'ops/local/src/build/build-one.ts',
      ['remote', source, folder, version, 'unknown'],
      { NODE_ENV: 'production' },
    );
    if (code !== 0) throw new Error(`building ${remote} ${version} failed:\n${output}`);
    return folder;
  });
}
