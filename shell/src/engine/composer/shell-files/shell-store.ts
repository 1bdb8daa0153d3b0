/**
 * Client files of shells, on a shelf. Those of a shell stay when its composer ends: open pages ask for the
 * later ones of them by and by, the prompt that there is a newer shell is one. Where composers share the shelf,
 * each hands out the files of the others' shells too, so that a page is whole whichever of them it asks.
 */
import { FilePath, parseJsonBytes, Sha384, sha384Of } from '@suvarna/contracts/release-delivery';
import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';
import { Type, type Static } from 'typebox';
import { Compile } from 'typebox/compile';
import { FileUnavailable } from '../elsewhere/file-unavailable.ts';
import { createNextLook, type NextLookOptions } from '../elsewhere/next-look.ts';
import type { ShellBuild } from '../page/document/shell-build.ts';
import { VERSION, type Shelf } from './shelf.ts';

/** Besides the one that runs. Pages are rarely open for longer than three roll-outs. */
const STORED_SHELLS = 3;
const CLIENT = 'client/';
const PARALLEL = 8;

const StoredShell = Type.Object(
  {
    base: Type.String({ pattern: '^/shell/[0-9A-Za-z.-]{1,60}/$' }),
    version: Type.String({ pattern: VERSION }),
    files: Type.Array(Type.Object({ path: FilePath, integrity: Sha384 })),
  },
  { additionalProperties: false },
);
type StoredShell = Static<typeof StoredShell>;
const isStoredShell = Compile(StoredShell);

export type OwnShell = {
  readonly manifest: Pick<ShellBuild['manifest'], 'base' | 'version' | 'files'>;
  readonly read: ShellBuild['read'];
};

export interface ShellStore {
  /** Puts the own shell there, all of it, and says that it is used. */
  publish(): Promise<void>;
  /** Removes shells that nobody has run for `sparedMs`, but never the last three that ran beside the own one. */
  sweep(): Promise<void>;
  /**
   * Bytes at a public path of another shell, hashed again at every read; `null` for what is none.
   * @throws FileUnavailable when the shelf does not answer
   * @throws Error when they are not what the shell's list says
   */
  read(path: string): Promise<Buffer | null>;
}

export interface ShellStoreOptions {
  readonly sparedMs: number;
  readonly now?: () => number;
  readonly looks?: NextLookOptions;
}

export function createShellStore(
  shelf: Shelf,
  { manifest, read }: OwnShell,
  { sparedMs, now = Date.now, looks }: ShellStoreOptions,
): ShellStore {
  const own: StoredShell = {
    base: manifest.base,
    version: manifest.version,
    files: manifest.files.flatMap(({ path, integrity }) =>
      path.startsWith(CLIENT) ? [{ path, integrity }] : [],
    ),
  };
  const ownList = Buffer.from(JSON.stringify(own));
  let versions: ReadonlySet<string> = new Set();
  const lists = new LRUCache<string, StoredShell>({ max: 50 });

  const lookAgain = createNextLook(async () => {
    versions = new Set((await shelf.shells()).map(({ version }) => version));
  }, looks);

  async function listOf(version: string): Promise<StoredShell | null> {
    if (!versions.has(version)) await lookAgain();
    if (!versions.has(version)) return null;
    const known = lists.get(version) ?? readList(await shelf.list(version), version);
    if (known) lists.set(version, known);
    return known;
  }

  return {
    async publish() {
      const there = await shelf.list(own.version);
      if (there && !sameFiles(readList(there, own.version), own))
        throw new Error(`another shell is stored as version ${own.version}`);
      if (!there) {
        const putting = new PQueue({ concurrency: PARALLEL });
        await putting.addAll(
          own.files.map(({ path }) => async () => {
            const bytes = await read(path.slice(CLIENT.length));
            if (bytes) await shelf.putFile(own.version, path, bytes);
          }),
        );
      }
      // The last one that ran is the last to go.
      await shelf.putList(own.version, ownList);
    },
    async sweep() {
      const others = (await shelf.shells()).filter(({ version }) => version !== own.version);
      const spared = now() - sparedMs;
      const old = others.toSorted((a, b) => b.putAt - a.putAt).slice(STORED_SHELLS);
      for (const { version, putAt } of old) {
        if (putAt > spared) continue;
        const list = readList(await shelf.list(version), version);
        await shelf.remove(version, list?.files.map(({ path }) => path) ?? []);
        lists.delete(version);
      }
    },
    async read(path) {
      const [, shell, version = '', ...rest] = path.split('/');
      if (shell !== 'shell' || rest.length === 0) return null;
      const name = CLIENT + rest.join('/');
      const file = (await reached(listOf(version)))?.files.find((one) => one.path === name);
      const bytes = file ? await reached(shelf.file(version, name)) : null;
      if (file && bytes && sha384Of(bytes) !== file.integrity)
        throw new Error(`${path} of another shell was changed where it is stored`);
      return bytes;
    },
  };
}

async function reached<Answer>(asking: Promise<Answer>): Promise<Answer> {
  try {
    return await asking;
  } catch (error) {
    throw error instanceof FileUnavailable
      ? error
      : new FileUnavailable('where shells are stored does not answer', error);
  }
}

/** A list says its own version: what another hand put there is none. */
function readList(bytes: Buffer | null, version: string): StoredShell | null {
  if (!bytes) return null;
  const list = parseJsonBytes(bytes);
  return isStoredShell.Check(list) && list.version === version ? list : null;
}

function sameFiles(stored: StoredShell | null, own: StoredShell): boolean {
  const of = ({ base, files }: StoredShell): string =>
    [base, ...files.map(({ path, integrity }) => `${path} ${integrity}`).toSorted()].join('\n');
  return stored !== null && of(stored) === of(own);
}
