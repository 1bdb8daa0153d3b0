import { randomUUID } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { LRUCache } from 'lru-cache';

/** Pictures that outlive the process, by name. An object store fits behind it as well as a folder. */
export interface PictureCache {
  readonly has: (name: string) => Promise<boolean>;
  /** An empty file is none: a power cut leaves such behind. */
  readonly get: (name: string) => Promise<Buffer | undefined>;
  /** Never throws: a picture that cannot be stored is served all the same. */
  readonly put: (name: string, file: Buffer) => Promise<void>;
  /** Forgets a file that turned out to be damaged. */
  readonly drop: (name: string) => Promise<void>;
  readonly bytes: () => number;
}

/** As long as a picture may take to be written: what is half written for longer was left behind. */
const HALF_WRITTEN_MS = 10 * 60_000;
/** A kind of fault is reported once in so long: a full disk would fill the log with a line per picture. */
const REPORT_AGAIN_MS = 3_600_000;

/**
 * A folder that never grows over its size: what was not asked for the longest goes first. Processes may
 * share it: each finds what the others write, and counts what it wrote or found itself.
 *
 * @param onFault - called when a picture could not be written, or removed
 */
export async function openDiskCache(
  folder: string,
  maxBytes: number,
  onFault: (error: unknown) => void,
): Promise<PictureCache> {
  const pathOf = (name: string): string => join(folder, name.slice(0, 2), name);
  const sizes = new LRUCache<string, number>({
    maxSize: maxBytes,
    sizeCalculation: (size) => Math.max(size, 1),
    dispose: (_size, name, reason) => {
      if (reason === 'evict') rm(pathOf(name), { force: true }).catch(() => undefined);
    },
  });
  for (const { name, size } of await filesIn(folder)) if (size > 0) sizes.set(name, size);
  const reported = new LRUCache<string, true>({ max: 100, ttl: REPORT_AGAIN_MS });
  const report = (error: unknown): void => {
    const kind = (error as NodeJS.ErrnoException).code ?? String(error);
    if (reported.has(kind)) return;
    reported.set(kind, true);
    onFault(error);
  };
  return {
    has: async (name) => sizes.has(name) || (await sizeOf(pathOf(name))) > 0,
    async get(name) {
      const file = await readFile(pathOf(name)).catch(() => undefined);
      if (file?.length) {
        if (sizes.get(name) === undefined) sizes.set(name, file.length);
        return file;
      }
      // An operator or another process tidied up the folder, or the machine died while it wrote: the picture is made again.
      sizes.delete(name);
      return undefined;
    },
    async put(name, file) {
      const path = pathOf(name);
      // One of its own: the same picture may be drawn and made smaller at one moment, and by two processes.
      const half = `${path}.${randomUUID()}.new`;
      try {
        await mkdir(dirname(path), { recursive: true });
        await writeFile(half, file);
        await rename(half, path);
        sizes.set(name, file.length);
      } catch (error) {
        report(error);
        // Half a picture takes room on a disk that has none.
        await rm(half, { force: true }).catch(() => undefined);
      }
    },
    async drop(name) {
      sizes.delete(name);
      await rm(pathOf(name), { force: true }).catch(report);
    },
    bytes: () => sizes.calculatedSize,
  };
}

const sizeOf = async (path: string): Promise<number> => (await stat(path).catch(() => undefined))?.size ?? 0;

/** The longest untouched first, so that the order survives a restart roughly. */
async function filesIn(folder: string): Promise<{ readonly name: string; readonly size: number }[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async ({ name, parentPath }) => {
        const path = join(parentPath, name);
        const found = await stat(path).catch(() => undefined);
        if (found === undefined) return [];
        const { size, mtimeMs } = found;
        if (name.endsWith('.new')) {
          if (Date.now() - mtimeMs > HALF_WRITTEN_MS) await rm(path, { force: true });
          return [];
        }
        return [{ name, size, mtimeMs }];
      }),
  );
  return files.flat().toSorted((a, b) => a.mtimeMs - b.mtimeMs);
}

/** Where no folder is given: nothing is stored beyond the memory in front of it. */
export const noCache: PictureCache = {
  has: async () => false,
  get: async () => undefined,
  put: async () => undefined,
  drop: async () => undefined,
  bytes: () => 0,
};
