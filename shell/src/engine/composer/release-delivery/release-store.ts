/**
 * Releases on this machine's disk, one directory each, named by the hash of its `remote.json`.
 * Nothing is believed because it is on disk: bytes are hashed again whenever they are read.
 */
import { randomUUID } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Descriptor, readDescriptor, sha384Of } from '@suvarna/contracts/release-delivery';
import PQueue from 'p-queue';
import { isMissing } from './missing-file.ts';
import type { RegistryClient } from './registry-client.ts';

export interface StoredRelease {
  /** `sha384-…` of the exact bytes of `remote.json`. */
  readonly release: string;
  readonly descriptor: Descriptor;
  readonly directory: string;
  /** Path inside the release → its hash. */
  readonly integrity: ReadonlyMap<string, string>;
}

/** The bytes of a release are not what its hash or descriptor says. */
export class ReleaseRefused extends Error {
  readonly release: string;

  constructor(release: string, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'ReleaseRefused';
    this.release = release;
  }
}

/** What stays of releases that are not live any more: pages are open that were made of them. */
interface KeptReleases {
  /** The newest of each remote. */
  readonly keep: number;
  /** And all that were live in this time. */
  readonly forMs: number;
  /** Were live until this moment. */
  readonly left: ReadonlySet<string>;
}

export interface ReleaseStore {
  readonly root: string;
  /** Downloads what is missing; every byte is checked either way. */
  obtain(release: string): Promise<StoredRelease>;
  /** Releases left on disk by an earlier run, for pages that are still open. */
  stored(): Promise<readonly StoredRelease[]>;
  /** Removes all but the newest `keep` releases of every remote; never those in `live`. */
  prune(live: ReadonlySet<string>, kept: KeptReleases): Promise<void>;
}

const PARALLEL_DOWNLOADS = 6;

export function createReleaseStore(root: string, registry: RegistryClient): ReleaseStore {
  const directoryOf = (release: string): string =>
    join(root, Buffer.from(release.slice('sha384-'.length), 'base64').toString('hex'));

  async function open(release: string): Promise<StoredRelease | null> {
    const directory = directoryOf(release);
    const bytes = await readIfPresent(join(directory, 'remote.json'));
    if (!bytes || sha384Of(bytes) !== release) return null;
    return describe(release, bytes, directory);
  }

  async function download(release: string): Promise<StoredRelease> {
    const bytes = await registry.descriptor(release);
    if (sha384Of(bytes) !== release)
      throw new ReleaseRefused(release, 'remote.json does not have the hash the composition names');
    const stored = describe(release, bytes, directoryOf(release));
    const draft = join(root, `.draft-${randomUUID()}`);
    try {
      await eachOf(stored.descriptor.files, PARALLEL_DOWNLOADS, async (file) => {
        const content = await registry.blob(file.integrity);
        if (content.length !== file.bytes || sha384Of(content) !== file.integrity) {
          throw new ReleaseRefused(release, `${file.path} does not have the hash its descriptor names`);
        }
        const target = join(draft, file.path);
        await mkdir(dirname(target), { recursive: true });
        await writeFile(target, content, { flush: true });
      });
      await writeFile(join(draft, 'remote.json'), bytes, { flush: true });
      await rm(stored.directory, { recursive: true, force: true });
      await rename(draft, stored.directory);
      return stored;
    } finally {
      await rm(draft, { recursive: true, force: true });
    }
  }

  return {
    root,
    async obtain(release) {
      await mkdir(root, { recursive: true });
      const present = await open(release);
      if (present && (await intact(present))) {
        await utimes(present.directory, new Date(), new Date());
        return present;
      }
      return download(release);
    },
    async stored() {
      const names = await readdirIfPresent(root);
      const found = await Promise.all(
        names
          .filter((name) => /^[0-9a-f]{96}$/.test(name))
          .map((name) => open(`sha384-${Buffer.from(name, 'hex').toString('base64')}`)),
      );
      return found.filter((release) => release !== null);
    },
    async prune(live, { keep, forMs, left }) {
      const now = Date.now();
      // Its age counts from when it was last live.
      for (const release of await this.stored())
        if (left.has(release.release)) await utimes(release.directory, now / 1_000, now / 1_000);
      const aged = await Promise.all(
        (await this.stored()).map(async (release) => ({
          release,
          age: (await stat(release.directory)).mtimeMs,
        })),
      );
      for (const releases of Map.groupBy(aged, ({ release }) => release.descriptor.name).values()) {
        const old = releases
          .toSorted((a, b) => b.age - a.age)
          .slice(keep)
          .filter(({ release, age }) => !live.has(release.release) && age < now - forMs);
        await Promise.all(old.map(({ release }) => rm(release.directory, { recursive: true, force: true })));
      }
    },
  };
}

/** @throws ReleaseRefused when the file is missing, not listed, or not what its hash says. */
export async function readVerified(release: StoredRelease, path: string): Promise<Buffer> {
  const expected = release.integrity.get(path);
  if (!expected) throw new ReleaseRefused(release.release, `${path} is not part of the release`);
  const bytes = await readIfPresent(join(release.directory, path));
  if (!bytes || sha384Of(bytes) !== expected)
    throw new ReleaseRefused(release.release, `${path} was changed on disk`);
  return bytes;
}

function describe(release: string, bytes: Buffer, directory: string): StoredRelease {
  const verdict = readDescriptor(bytes);
  if (!verdict.ok) throw new ReleaseRefused(release, `remote.json: ${verdict.reason}`);
  const { descriptor } = verdict;
  return {
    release,
    descriptor,
    directory,
    integrity: new Map(descriptor.files.map((file) => [file.path, file.integrity])),
  };
}

async function intact(release: StoredRelease): Promise<boolean> {
  try {
    for (const { path } of release.descriptor.files) await readVerified(release, path);
    return true;
  } catch (error) {
    if (error instanceof ReleaseRefused) return false;
    throw error;
  }
}

/** Settles only when all work has stopped, so that no process writes into a directory being removed. */
async function eachOf<Item>(
  items: readonly Item[],
  width: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = new PQueue({ concurrency: width });
  const all = await Promise.allSettled(items.map((item) => queue.add(() => work(item))));
  for (const one of all) if (one.status === 'rejected') throw one.reason;
}

async function readIfPresent(path: string): Promise<Buffer | null> {
  try {
    return await readFile(path);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

async function readdirIfPresent(path: string): Promise<readonly string[]> {
  try {
    return await readdir(path);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}
