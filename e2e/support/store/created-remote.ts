/** The remote that `npm run create-remote` makes, built as it comes from there. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { repository } from '../repository.ts';
import { cachedBuild } from './cached-build.ts';
import { runTool } from './run-tool.ts';

export const CREATED = { name: 'loyalty', version: '1.0.0', en: 'Loyalty', hi: 'लॉयल्टी' } as const;

const COMMAND = 'ops/local/src/create-remote.ts';
const TEMPLATE = 'ops/local/src/create-remote/template';

/** @returns folder of the release; it is kept for others, so no test writes into it */
export async function createdRemote(): Promise<string> {
  const { name, version } = CREATED;
  const made = (await hashOfTemplate()).slice(0, 8);
  // It stands on what this neighbour stands on, and on nothing else.
  return cachedBuild(`mfe-${name}-${version}-${made}`, 'mfe-golden-bounty', async (workshop) => {
    const [source, folder] = [join(workshop, `mfe-${name}`), join(workshop, version)];
    await tool(COMMAND, name, '--title-hi', CREATED.hi, '--into', workshop);
    await tool('ops/local/src/build/build-one.ts', 'remote', source, folder, version, 'unknown');
    return folder;
  });
}

async function tool(entry: string, ...words: readonly string[]): Promise<void> {
  const { code, output } = await runTool(entry, words, { NODE_ENV: 'production' });
  if (code !== 0) throw new Error(`${entry} ${words.join(' ')} failed:\n${output}`);
}

async function hashOfTemplate(): Promise<string> {
  const folder = join(repository, TEMPLATE);
  const hash = createHash('sha256');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  for (const file of files.toSorted()) hash.update(file.slice(folder.length)).update(await readFile(file));
  return hash.digest('hex');
}
