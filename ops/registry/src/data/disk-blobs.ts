import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { hashInAddress } from '@suvarna/contracts/release-delivery';
import type { BlobStore } from '../domain/ports.ts';

/** Blobs as files named by their hash, two hundred folders wide. */
export function createDiskBlobs(directory: string): BlobStore {
  const fileOf = (hash: string): string => {
    const name = hashInAddress(hash);
    return join(directory, name.slice('sha384-'.length, 'sha384-'.length + 2), name);
  };

  return {
    size: (hash) => stat(fileOf(hash)).then(({ size }) => size, absentIsNull),
    read: (hash) => readFile(fileOf(hash)).catch(absentIsNull),

    // Written aside and renamed: a reader sees the whole file or none, also after a power cut.
    async write(hash, bytes) {
      const target = fileOf(hash);
      const draft = `${target}.${randomUUID()}`;
      await mkdir(dirname(target), { recursive: true });
      try {
        const file = await open(draft, 'wx', 0o644);
        try {
          await file.writeFile(bytes);
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(draft, target);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
  };
}

function absentIsNull(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
