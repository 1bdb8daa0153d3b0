/** The shell's own build on disk: its files by hash, and the site that it was built with. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Compile } from 'typebox/compile';
import { sha384Of, ShellManifest } from '@suvarna/contracts/release-delivery';
import type { SiteModule } from '../../site.ts';
import { importWithReact } from './lend-react.ts';

const WORKER = 'worker/service-worker.js';

export interface ShellBuild {
  readonly manifest: ShellManifest;
  readonly site: SiteModule;
  /** Bytes of `client/<file>`, hashed again at every read; `null` when it is not part of the build. */
  readonly read: (file: string) => Promise<Buffer | null>;
  /** Texts of the style sheets every page begins with, by file. */
  readonly sheets: ReadonlyMap<string, string>;
  /** The service worker of this build. */
  readonly worker: Buffer;
}

const isManifest = Compile(ShellManifest);
const SITE = 'server/site.mjs';

/** @throws Error when the build is missing, incomplete or changed. */
export async function openShellBuild(directory: string): Promise<ShellBuild> {
  const manifest: unknown = JSON.parse(await readFile(join(directory, 'shell.json'), 'utf8'));
  if (!isManifest.Check(manifest))
    throw new Error(`${join(directory, 'shell.json')} is not the manifest of a shell build`);
  const integrity = new Map(manifest.files.map((file) => [file.path, file.integrity]));

  const read = async (path: string): Promise<Buffer | null> => {
    const expected = integrity.get(path);
    if (!expected) return null;
    const bytes = await readFile(join(directory, path));
    if (sha384Of(bytes) !== expected) throw new Error(`${path} of the shell was changed on disk`);
    return bytes;
  };
  if (!(await read(SITE))) throw new Error(`the shell build has no ${SITE}`);
  const site = (await importWithReact(directory, SITE)) as SiteModule;
  const worker = await read(WORKER);
  if (!worker) throw new Error(`the shell build has no ${WORKER}`);
  const sheets = new Map(
    await Promise.all(
      manifest.styles.map(async ({ file }) => {
        const bytes = await read(`client/${file}`);
        if (!bytes) throw new Error(`the shell build has no ${file}`);
        return [file, bytes.toString()] as const;
      }),
    ),
  );
  return { manifest, site, worker, sheets, read: (file) => read(`client/${file}`) };
}
