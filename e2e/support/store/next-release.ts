/** Another release of a remote, built from a copy of its source in which a text was changed, and code added. */
import { createHash } from 'node:crypto';
import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cachedBuild } from './cached-build.ts';
import { repository } from '../repository.ts';
import { runTool } from './run-tool.ts';

/** What the new release says differently, in English. */
export interface NewWords {
  /** Key of a text, without its plural form. */
  readonly key: string;
  readonly after: string;
}

/** What it does otherwise. */
export interface NewCode {
  /** From the folder of its source. */
  readonly file: string;
  readonly code: string;
  /** What the code stands before; the end of the file when left out. */
  readonly before?: string;
}

/** Texts of a remote are in several files; a key is in one of them. */
async function say(locales: string, { key, after }: NewWords): Promise<void> {
  const files = await readdir(locales);
  let found = false;
  for (const name of files) {
    const file = join(locales, name);
    const texts = JSON.parse(await readFile(file, 'utf8')) as Record<string, string>;
    const keys = Object.keys(texts).filter((each) => each === key || each.startsWith(`${key}_`));
    for (const each of keys) texts[each] += after;
    if (keys.length > 0) await writeFile(file, JSON.stringify(texts, null, 2));
    found ||= keys.length > 0;
  }
  if (!found) throw new Error(`no file in ${locales} has a text "${key}"`);
}

async function addCode(source: string, { file, code, before }: NewCode): Promise<void> {
  const path = join(source, file);
  const text = await readFile(path, 'utf8');
  const at = before === undefined ? text.length : text.indexOf(before);
  if (at < 0) throw new Error(`${file} has no "${before}" any more`);
  await writeFile(path, `${text.slice(0, at)}${code}${text.slice(at)}`);
}

/** @returns folder of the release; it is kept for others, so no test writes into it */
export function nextReleaseOf(
  remote: string,
  version: string,
  words: NewWords,
  added: readonly NewCode[] = [],
): Promise<string> {
  const workspace = `mfe-${remote}`;
  // Journeys and the bench say different things in it.
  const said = createHash('sha256')
    .update(JSON.stringify([words, ...added]))
    .digest('hex')
    .slice(0, 8);
  return cachedBuild(`${workspace}-${version}-${said}`, workspace, async (workshop) => {
    const source = join(workshop, workspace);
    await cp(join(repository, workspace), source, {
      recursive: true,
      filter: (path) => !path.endsWith('/dist') && !path.includes('.building-'),
    });
    await say(join(source, 'src', 'locales', 'en'), words);
    for (const one of added) await addCode(join(source, 'src'), one);
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
