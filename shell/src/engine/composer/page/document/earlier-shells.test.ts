import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeShell } from '../../testing/shell.fixtures.ts';
import { storeShell, type EarlierShells } from './earlier-shells.ts';
import { openShellBuild } from './shell-build.ts';

let place: string;
beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), 'earlier-shells-'));
});
afterEach(() => rm(place, { recursive: true }));

/** A composer that starts with this shell. */
async function run(version: string, at = Date.now()): Promise<EarlierShells> {
  await writeShell(join(place, version), version);
  const earlier = await storeShell(join(place, 'stored'), await openShellBuild(join(place, version)));
  const ranAt = new Date(at);
  await utimes(join(place, 'stored', version, 'kept.json'), ranAt, ranAt);
  return earlier;
}
const text = async (shells: EarlierShells, path: string): Promise<string | undefined> =>
  (await shells(path))?.toString();

it('the files of shells that ran before are there for pages that are still open, and nothing else is', async () => {
  expect(await text(await run('0.9.0'), '/shell/0.9.0/shell.js')).toBeUndefined();
  const earlier = await run('1.0.0');
  expect(await text(earlier, '/shell/0.9.0/shell.js')).toContain('/* shell */');
  for (const path of [
    '/shell/0.9.0/kept.json',
    '/shell/0.9.0/../kept.json',
    '/shell/0.9.0/server/site.mjs',
    '/shell/0.8.0/shell.js',
    '/remotes/x/1.0.0/a.js',
  ])
    expect(await earlier(path)).toBeNull();
});

it('only the last three are stored, by when they ran last', async () => {
  for (const [at, version] of ['1.0.0', '1.1.0', '1.2.0', '1.3.0', '1.0.0'].entries())
    await run(version, (at + 1) * 1_000);
  const earlier = await run('2.0.0', 9_000);
  expect(
    await Promise.all(
      ['1.0.0', '1.1.0', '1.2.0', '1.3.0'].map(
        async (version) => (await earlier(`/shell/${version}/shell.js`)) !== null,
      ),
    ),
  ).toEqual([true, false, true, true]);
});

it('a file that was changed on disk is not handed out', async () => {
  await run('0.9.0');
  const earlier = await run('1.0.0');
  await writeFile(join(place, 'stored', '0.9.0', 'client', 'shell.js'), 'changed');
  await expect(earlier('/shell/0.9.0/shell.js')).rejects.toThrow('changed on disk');
});
