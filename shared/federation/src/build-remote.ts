import { readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { byLocale } from '@suvarna/contracts/locale';
import type { Descriptor } from '@suvarna/contracts/release-delivery';
import type { RemoteConfig } from '@suvarna/remote-kit/config';
import { clientFacts, type ClientFacts } from './descriptor-plugin.ts';
import { integrityOf } from './integrity.ts';
import { runWebpack } from './run-webpack.ts';
import type { RemoteBuild } from './remote-build.ts';
import { sharedRanges } from './share-list.ts';

/** Builds one release of the remote in `directory` into `build.out`. */
export async function buildRemote(directory: string, build: RemoteBuild): Promise<Descriptor> {
  await rm(build.out, { recursive: true, force: true });
  const { default: configure } = (await import(join(directory, 'webpack.config.mjs'))) as {
    default: (build: RemoteBuild) => Promise<Configuration[]>;
  };
  const { default: config } = (await import(join(directory, 'remote.config.ts'))) as {
    default: RemoteConfig;
  };
  await runWebpack(await configure(build));
  const descriptor = await describe(directory, config, build);
  await writeFile(join(build.out, 'remote.json'), `${JSON.stringify(descriptor, null, 1)}\n`);
  return descriptor;
}

async function describe(directory: string, config: RemoteConfig, build: RemoteBuild): Promise<Descriptor> {
  const facts = clientFacts(build.out);
  const empty = { scripts: [], styles: [] };
  const copy = ({ scripts, styles }: { scripts: readonly string[]; styles: readonly string[] }) => ({
    scripts: [...scripts],
    styles: [...styles],
  });
  const copyTexts = (files: ClientFacts['locales']) => byLocale((locale) => [...files[locale]]);
  return {
    schema: 2,
    name: config.name,
    version: build.version,
    commit: build.commit,
    owner: config.owner,
    container: facts.container,
    host: config.host,
    site: config.site,
    colour: config.colour,
    entry: 'client/remoteEntry.js',
    server: 'server/server.mjs',
    locales: copyTexts(facts.locales),
    routes: config.routes.map(({ session = 'any', query = [], ...route }) => {
      const texts = facts.texts[route.id];
      return {
        ...route,
        session,
        query: [...query],
        ...copy(facts.pages[route.id] ?? empty),
        ...(texts ? { texts: copyTexts(texts) } : {}),
      };
    }),
    fragments: config.fragments.map((name) => ({ name, ...copy(facts.fragments[name] ?? empty) })),
    emits: [...config.emits],
    listens: [...config.listens],
    shared: { ...sharedRanges(directory) },
    files: await listFiles(build.out),
  };
}

export async function listFiles(out: string): Promise<{ path: string; integrity: string; bytes: number }[]> {
  const entries = await readdir(out, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(out.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((path) => /^(client|server|worker)\//.test(path))
    .sort();
  return Promise.all(
    paths.map(async (path) => {
      const bytes = await readFile(join(out, path));
      return { path, integrity: integrityOf(bytes), bytes: bytes.byteLength };
    }),
  );
}
