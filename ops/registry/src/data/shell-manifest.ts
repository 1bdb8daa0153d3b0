import { readFile } from 'node:fs/promises';
import { ShellManifest } from '@suvarna/contracts/release-delivery';
import { Compile } from 'typebox/compile';
import type { ReadShell } from '../domain/shell.ts';

const isManifest = Compile(ShellManifest);

/** @param path of `shell.json` of the shell's build; read every time, as the shell is built again */
export function createReadShell(path: string): ReadShell {
  return async () => {
    const text = await readFile(path, 'utf8').catch((error: unknown) => {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw error;
    });
    if (text === null) return null;
    const manifest: unknown = JSON.parse(text);
    if (!isManifest.Check(manifest)) throw new Error(`${path} is not the manifest of a shell build`);
    return manifest;
  };
}
