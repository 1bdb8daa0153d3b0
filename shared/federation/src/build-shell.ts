import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { listFiles } from './build-remote.ts';
import { contractOf, EARLY_SCRIPT, hostBase, type HostBuild } from './host-config.ts';
import { runWebpack } from './run-webpack.ts';
import { sharedVersions } from './share-list.ts';

/** `shell.json`: what the composer must know about the shell's own files. */
export interface ShellManifest {
  readonly version: string;
  /** Version of the host contract it speaks. */
  readonly contract: string;
  /** Address of the client directory, ends with `/`. */
  readonly base: string;
  /** Scripts and styles of the first view, in order; file names relative to `base`. */
  readonly scripts: readonly { file: string; integrity: string }[];
  /** What runs before them, as soon as it is there. */
  readonly early: { file: string; integrity: string };
  readonly styles: readonly { file: string; integrity: string }[];
  /** Libraries the host offers remotes, with versions. */
  readonly shared: Readonly<Record<string, string>>;
  readonly files: readonly { path: string; integrity: string; bytes: number }[];
}

export async function buildShell(directory: string, build: HostBuild): Promise<ShellManifest> {
  await rm(build.out, { recursive: true, force: true });
  const { default: configure } = (await import(join(directory, 'webpack.config.mjs'))) as {
    default: (build: HostBuild) => Configuration[];
  };
  await runWebpack(configure(build));
  const files = await listFiles(build.out);
  const client = files
    .filter(({ path }) => path.startsWith('client/'))
    .map(({ path, integrity }) => ({ file: path.slice('client/'.length), integrity }));
  const manifest: ShellManifest = {
    version: build.version,
    contract: contractOf(build),
    base: hostBase(build.version),
    scripts: client.filter(({ file }) => file === 'shell.js'),
    early: named(client, EARLY_SCRIPT),
    styles: client.filter(({ file }) => /^shell\.[0-9a-f]+\.css$/.test(file)),
    shared: sharedVersions(directory),
    files,
  };
  await writeFile(join(build.out, 'shell.json'), `${JSON.stringify(manifest, null, 1)}\n`);
  return manifest;
}

function named<Built extends { readonly file: string }>(client: readonly Built[], file: string): Built {
  const found = client.find((built) => built.file === file);
  if (!found) throw new Error(`the build of the shell made no ${file}`);
  return found;
}
