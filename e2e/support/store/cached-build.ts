/** Builds that tests make are kept between runs, by what they were made of. */
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { repository } from '../repository.ts';

// Inside the repository, so that a copy of sources finds the same packages.
const KEPT = join(repository, 'reports', 'kept-builds');

/**
 * @param of the workspace whose build this one differs from; a store that was started has built it
 * @param fill makes the build in an empty folder, and answers the part of it that is kept
 * @returns folder of the build
 */
export async function cachedBuild(
  name: string,
  of: string,
  fill: (folder: string) => Promise<string>,
): Promise<string> {
  const [hash = ''] = (await readFile(await stampOf(of), 'utf8')).split(' ');
  const place = join(KEPT, `${name}-${hash.slice(0, 16)}`);
  if (existsSync(place)) return place;
  await mkdir(KEPT, { recursive: true });
  const workshop = await mkdtemp(join(KEPT, '.making-'));
  try {
    await rename(await fill(workshop), place);
  } finally {
    await rm(workshop, { recursive: true, force: true });
  }
  return place;
}

async function stampOf(workspace: string): Promise<string> {
  const { version } = JSON.parse(await readFile(join(repository, workspace, 'package.json'), 'utf8')) as {
    readonly version: string;
  };
  const dist = join(repository, workspace, 'dist');
  return join(workspace === 'shell' ? dist : join(dist, version), '.built-from');
}
