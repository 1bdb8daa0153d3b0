/** Collects what the client build knows about itself for `remote.json`: which files a page needs. */
import type { Compilation, Compiler } from 'webpack';
import { groupsReadBy, type RemoteConfig } from '@suvarna/remote-kit/config';
import { byLocale, type Locale } from '@suvarna/contracts/locale';
import type { RemoteBuild } from './remote-build.ts';

interface PagePreloads {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** Client half of a descriptor; `build-remote.ts` adds hashes once every file is written. */
export interface ClientFacts {
  readonly container: string;
  readonly pages: Readonly<Record<string, PagePreloads>>;
  readonly fragments: Readonly<Record<string, PagePreloads>>;
  readonly locales: TextFiles;
  /** Of each page beside those of all pages. */
  readonly texts: Readonly<Record<string, TextFiles>>;
}

type TextFiles = Readonly<Record<Locale, readonly string[]>>;

interface Options {
  readonly directory: string;
  readonly config: RemoteConfig;
  readonly build: RemoteBuild;
  readonly container: string;
}

const facts = new Map<string, ClientFacts>();

/** Facts of the build that wrote to `out`. */
export function clientFacts(out: string): ClientFacts {
  const found = facts.get(out);
  if (!found) throw new Error(`no client build has written to ${out}`);
  return found;
}

export class DescriptorPlugin {
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap('DescriptorPlugin', (compilation) => {
      if (compilation.errors.length > 0) return;
      const { config, container, build } = this.#options;
      facts.set(build.out, {
        container,
        pages: Object.fromEntries(config.routes.map(({ id }) => [id, preloads(compilation, `page-${id}`)])),
        fragments: Object.fromEntries(
          config.fragments.map((name) => [name, preloads(compilation, `fragment-${name}`)]),
        ),
        locales: textFiles(compilation, ['locale']),
        texts: Object.fromEntries(
          config.routes.flatMap(({ id }) => {
            const groups = groupsReadBy(config.texts, id);
            return groups.length > 0
              ? [
                  [
                    id,
                    textFiles(
                      compilation,
                      groups.map((group) => `locale-${group}`),
                    ),
                  ],
                ]
              : [];
          }),
        ),
      });
    });
  }
}

/** @param starts beginnings of the chunks' names: `locale` for the texts of all pages, `locale-orders` */
function textFiles(compilation: Compilation, starts: readonly string[]): TextFiles {
  const inLanguage = (locale: string): readonly string[] =>
    starts.flatMap((start) => preloads(compilation, `${start}-${locale}`, false).scripts);
  return byLocale(inLanguage);
}

/** Files of the exposed module and of one named chunk group, in load order. */
function preloads(compilation: Compilation, group: string, withEntry = true): PagePreloads {
  const named = compilation.namedChunkGroups.get(group);
  if (!named)
    throw new Error(
      `${compilation.compiler.options.name}: no chunk named "${group}"; is it imported with webpackChunkName: "${group}"?`,
    );
  const entry = withEntry ? compilation.namedChunkGroups.get('remote') : undefined;
  const files = [
    ...new Set([
      ...(entry ? entry.getFiles() : filesOfChunk(compilation, withEntry ? 'remote' : '')),
      ...named.getFiles(),
    ]),
  ].map((file) => `client/${file}`);
  return {
    scripts: files.filter((file) => file.endsWith('.js')),
    styles: files.filter((file) => file.endsWith('.css')),
  };
}

function filesOfChunk(compilation: Compilation, name: string): string[] {
  const chunk = name ? compilation.namedChunks.get(name) : undefined;
  return chunk ? [...chunk.files] : [];
}
