import { readFile } from 'node:fs/promises';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { HostShared } from '../domain/promotion-gate.ts';

const isManifest = Compile(Type.Object({ shared: Type.Record(Type.String(), Type.String()) }));

export interface HostSharedOptions {
  readonly hostShared: Readonly<Record<string, string>> | null;
  /** `shell.json` of the shell's build; read every time, as the shell is built anew. */
  readonly hostManifest: string;
}

export function createHostShared({ hostShared, hostManifest }: HostSharedOptions): HostShared {
  return async () => {
    if (hostShared) return hostShared;
    const text = await readFile(hostManifest, 'utf8').catch((error: unknown) => {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw error;
    });
    if (text === null) return null;
    const manifest: unknown = JSON.parse(text);
    if (!isManifest.Check(manifest)) throw new Error(`${hostManifest} does not say what the host shares`);
    return manifest.shared;
  };
}
