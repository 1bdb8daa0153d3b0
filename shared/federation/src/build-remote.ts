import { readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { byLocale, LOCALES } from '@suvarna/contracts/locale';
import type { Descriptor } from '@suvarna/contracts/release-delivery';
import { writeTexts } from '@suvarna/i18n/write-texts';
import type { NavigationConfig, RemoteConfig } from '@suvarna/remote-kit/config';
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
  await writeTexts(directory);
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
    ...(config.navigation?.length ? { navigation: await namedLinks(directory, config.navigation) } : {}),
    ...(config.sitemap?.length ? { sitemap: [...config.sitemap] } : {}),
    emits: [...config.emits],
    listens: [...config.listens],
    shared: { ...sharedRanges(directory) },
    files: await listFiles(build.out),
  };
}

/** The chrome is drawn without the texts of remotes, so the release says what its links are called. */
async function namedLinks(
  directory: string,
  links: readonly NavigationConfig[],
): Promise<NonNullable<Descriptor['navigation']>> {
  const texts = await Promise.all(
    LOCALES.map(async (locale) => {
      const file = join(directory, 'src/locales', locale, 'every-page.json');
      return [locale, JSON.parse(await readFile(file, 'utf8')) as Readonly<Record<string, string>>] as const;
    }),
  );
  const namesOf = (key: string): Record<string, string> =>
    Object.fromEntries(
      texts.map(([locale, said]) => {
        const name = said[key];
        if (name === undefined)
          throw new Error(`navigation: locales/${locale}/every-page.json has no text "${key}"`);
        return [locale, name];
      }),
    );
  return links.map(({ place, text, path }) => ({ place, names: namesOf(text), path }));
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
