/** Compressed forms of files that never change, kept on disk: brotli at its best takes seconds of processor for a store's scripts, and a composer that is started again need not spend them again. */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isMissing } from '../../release-delivery/missing-file.ts';
import { decode, encode, type Encoding } from './encoding.ts';

export interface KeptCompression {
  /** What was kept of these bytes; `null` when nothing was, or when it is not of them any longer. */
  read(bytes: Buffer, encoding: Compressed): Promise<Buffer | null>;
  /** Compresses as well as can be, and keeps it. A folder that cannot be written is told, and nothing else. */
  make(bytes: Buffer, encoding: Compressed): Promise<Buffer>;
  /** Removes what this composer did not ask for and was not made for a month. */
  prune(): Promise<void>;
}

export type Compressed = Exclude<Encoding, 'identity'>;

const UNUSED_MS = 30 * 86_400_000;

/** @param complain is told once why nothing can be kept */
export function keepCompression(directory: string, complain: (error: unknown) => void): KeptCompression {
  const used = new Set<string>();
  let complained = false;
  const nameOf = (bytes: Buffer, encoding: Compressed): string => {
    const name = `${createHash('sha256').update(bytes).digest('hex')}.${encoding}`;
    used.add(name);
    return name;
  };
  const tell = (error: unknown): void => {
    if (!complained) complain(error);
    complained = true;
  };

  return {
    async read(bytes, encoding) {
      const path = join(directory, nameOf(bytes, encoding));
      try {
        const kept = await readFile(path);
        // Neither format says of itself that it is whole.
        return (await decode(kept, encoding, bytes.length)).equals(bytes) ? kept : null;
      } catch (error) {
        if (!isMissing(error)) tell(error);
        return null;
      }
    },
    async make(bytes, encoding) {
      const best = await encode(bytes, encoding, 'best');
      const path = join(directory, nameOf(bytes, encoding));
      const draft = `${path}.${process.pid}`;
      try {
        await mkdir(directory, { recursive: true });
        await writeFile(draft, best);
        await rename(draft, path);
      } catch (error) {
        tell(error);
      }
      return best;
    },
    async prune() {
      const before = Date.now() - UNUSED_MS;
      for (const name of (await unlessMissing(readdir(directory))) ?? []) {
        const path = join(directory, name);
        const found = used.has(name) ? null : await unlessMissing(stat(path));
        if (found && found.mtimeMs < before) await rm(path, { force: true });
      }
    },
  };
}

/** Another composer that shares the folder may have removed it. */
async function unlessMissing<Found>(looking: Promise<Found>): Promise<Found | null> {
  try {
    return await looking;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}
