/**
 * Files of the shells this composer ran before. A page that is still open asks for the later ones of
 * them by and by; the prompt that there is a newer shell is one.
 */
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { FilePath, Sha384, sha384Of } from '@suvarna/contracts/release-delivery';
import { Type, type Static } from 'typebox';
import { Compile } from 'typebox/compile';
import type { ShellBuild } from './shell-build.ts';

/** Besides the one that runs. Pages are rarely open for longer than three roll-outs. */
const STORED_SHELLS = 3;
const CLIENT = 'client/';
const LIST = 'kept.json';

const StoredShell = Type.Object(
  {
    base: Type.String({ pattern: '^/shell/[0-9A-Za-z.-]{1,60}/$' }),
    version: Type.String({ pattern: '^[0-9A-Za-z.-]{1,60}$' }),
    files: Type.Array(Type.Object({ path: FilePath, integrity: Sha384 })),
  },
  { additionalProperties: false },
);
type StoredShell = Static<typeof StoredShell>;
const isStoredShell = Compile(StoredShell);

interface EarlierShell extends StoredShell {
  readonly folder: string;
  readonly ranAt: number;
}

/** Bytes at a public path of an earlier shell, hashed again at every read; `null` for what is none. */
export type EarlierShells = (path: string) => Promise<Buffer | null>;

/** Stores the shell that runs now for those after it. @returns the files of those before it */
export async function storeShell(directory: string, shell: ShellBuild): Promise<EarlierShells> {
  const { version } = shell.manifest;
  await mkdir(directory, { recursive: true });
  await putIfNew(join(directory, version), shell);
  const all = await Promise.all((await readdir(directory)).map((name) => look(join(directory, name))));
  const earlier = all
    .filter((stored) => stored !== null)
    .filter((stored) => stored.version !== version)
    .sort((a, b) => b.ranAt - a.ranAt);
  await Promise.all(
    earlier.slice(STORED_SHELLS).map(({ folder }) => rm(folder, { recursive: true, force: true })),
  );
  const stored = earlier.slice(0, STORED_SHELLS);

  return async (path) => {
    const owner = stored.find(({ base }) => path.startsWith(base));
    const name = owner && CLIENT + path.slice(owner.base.length);
    const file = owner?.files.find((one) => one.path === name);
    if (!owner || !file) return null;
    const bytes = await readFile(join(owner.folder, file.path));
    if (sha384Of(bytes) !== file.integrity)
      throw new Error(`${path} of an earlier shell was changed on disk`);
    return bytes;
  };
}

/** All of it or nothing: what is found half-written has no list. */
async function putIfNew(folder: string, { manifest, read }: ShellBuild): Promise<void> {
  const now = new Date();
  if ((await look(folder)) === null) {
    const draft = `${folder}.draft-${process.pid}`;
    await rm(folder, { recursive: true, force: true });
    const files = manifest.files.flatMap(({ path, integrity }) =>
      path.startsWith(CLIENT) ? [{ path, integrity }] : [],
    );
    for (const { path } of files) {
      await mkdir(dirname(join(draft, path)), { recursive: true });
      await writeFile(join(draft, path), (await read(path.slice(CLIENT.length))) ?? '');
    }
    await writeFile(
      join(draft, LIST),
      JSON.stringify({ base: manifest.base, version: manifest.version, files } satisfies StoredShell),
    );
    await rename(draft, folder);
  }
  // The last one that ran is the last to go.
  await utimes(join(folder, LIST), now, now);
}

async function look(folder: string): Promise<EarlierShell | null> {
  try {
    const list = join(folder, LIST);
    const stored: unknown = JSON.parse(await readFile(list, 'utf8'));
    return isStoredShell.Check(stored) && !folder.includes('.draft-')
      ? { ...stored, folder, ranAt: (await stat(list)).mtimeMs }
      : null;
  } catch {
    return null;
  }
}
