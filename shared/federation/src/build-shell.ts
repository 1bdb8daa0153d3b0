import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ShellManifest } from '@suvarna/contracts/release-delivery';
import type { Configuration } from 'webpack';
import { listFiles } from './build-remote.ts';
import { contractsOf, EARLY_SCRIPT, hostBase, type HostBuild } from './host-config.ts';
import { runWebpack } from './run-webpack.ts';
import { sharedVersions } from './share-list.ts';
import type { SiteConfig } from './site-config.ts';

export async function buildShell(directory: string, build: HostBuild): Promise<ShellManifest> {
  await rm(build.out, { recursive: true, force: true });
  const { default: configure } = (await import(join(directory, 'webpack.config.mjs'))) as {
    default: (build: HostBuild, site: SiteConfig) => Configuration[];
  };
  const { default: site } = (await import(join(directory, 'site.config.ts'))) as { default: SiteConfig };
  await runWebpack(configure(build, site));
  const contracts = contractsOf(build, site);
  const files = await listFiles(build.out);
  const client = files
    .filter(({ path }) => path.startsWith('client/'))
    .map(({ path, integrity }) => ({ file: path.slice('client/'.length), integrity }));
  const manifest: ShellManifest = {
    version: build.version,
    ...contracts,
    carries: [...contracts.carries],
    events: [...site.events],
    smoke: {
      page: { ...site.smoke.page },
      headers: { ...site.smoke.headers },
      ...(site.smoke.also && {
        also: site.smoke.also.map(({ page, headers }) => ({ page: { ...page }, headers: { ...headers } })),
      }),
    },
    base: hostBase(build.version),
    scripts: client.filter(({ file }) => file === 'shell.js'),
    early: named(client, EARLY_SCRIPT),
    styles: client.filter(({ file }) => file === 'shell.css'),
    shared: { ...sharedVersions(directory) },
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
