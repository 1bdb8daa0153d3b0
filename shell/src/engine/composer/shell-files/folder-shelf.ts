import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isMissing } from '../release-delivery/missing-file.ts';
import { VERSION, type Shelf, type ShellOnShelf } from './shelf.ts';

const LIST = 'kept.json';
const isVersion = new RegExp(VERSION);

/** Shells in a folder, one directory each; composers on several machines may share it. */
export function createFolderShelf(folder: string): Shelf {
  const put = async (path: string, bytes: Buffer): Promise<void> => {
    const draft = `${path}.${randomUUID()}`;
    await mkdir(dirname(path), { recursive: true });
    try {
      await writeFile(draft, bytes, { flush: true });
      await rename(draft, path);
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  };
  const look = async (version: string): Promise<readonly ShellOnShelf[]> => {
    const found = await unlessMissing(stat(join(folder, version, LIST)));
    return found ? [{ version, putAt: found.mtimeMs }] : [];
  };
  return {
    async shells() {
      const names = (await unlessMissing(readdir(folder))) ?? [];
      return (await Promise.all(names.filter((name) => isVersion.test(name)).map(look))).flat();
    },
    list: (version) => unlessMissing(readFile(join(folder, version, LIST))),
    putList: (version, list) => put(join(folder, version, LIST), list),
    file: (version, path) => unlessMissing(readFile(join(folder, version, path))),
    putFile: (version, path, bytes) => put(join(folder, version, path), bytes),
    async remove(version) {
      await rm(join(folder, version, LIST), { force: true });
      await rm(join(folder, version), { recursive: true, force: true });
    },
  };
}

async function unlessMissing<Found>(looking: Promise<Found>): Promise<Found | null> {
  try {
    return await looking;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}
