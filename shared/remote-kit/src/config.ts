import type { EventName } from '@suvarna/contracts/bus-events';

export interface PackageFile {
  readonly package: string;
  /** Inside the package. */
  readonly path: string;
}

export interface RouteConfig {
  readonly id: string;
  /**
   * path-to-regexp 9 pattern of the language-neutral path with its trailing slash, e.g.
   * `/jewellery/:category/:"slug"_product_:"id"/`. More literal characters win over fewer.
   */
  readonly path: string;
  /** `server`: rendered on the server; `client`: the server sends the chrome and a skeleton. */
  readonly render: 'server' | 'client';
  /** Whose page it is; pages that are not `any` are never cached. Default `any`. */
  readonly session?: 'any' | 'guest' | 'customer';
  /**
   * A page of money: it is always entered and left by a document navigation, so that no script of
   * another remote has run in its document, and its policy names the scripts' directories.
   */
  readonly ownDocument?: boolean;
  /** Query keys the page depends on; the others do not split the cache. Default none. */
  readonly query?: readonly string[];
  /** Which of the site's skeletons stands in while the page is on its way. Default the plain one. */
  readonly skeleton?: string;
  /** What the chrome makes room for while the page is shown. Default nothing. */
  readonly area?: string;
  /** What is fetched of the page when a link to it comes into view. Default `code`. */
  readonly ahead?: 'nothing' | 'code' | 'data';
  /** The page may be cached for visits offline: nothing in it is about a person. Default false. */
  readonly offline?: boolean;
  /** A path to render before a release goes live. Without it the route is not smoke-tested. */
  readonly smoke?: string;
}

/** A link that header or footer show as long as the remote is live and not killed. */
export interface NavigationConfig {
  /** `menu`: the main menu, and that of phones; `footer`: the store's own links at the end of a page. */
  readonly place: 'menu' | 'footer';
  /** Key of what it is called, in `locales/<language>/every-page.json`; at most 30 characters. */
  readonly text: string;
  /** Language-neutral address of a page of this remote. */
  readonly path: string;
}

/**
 * Texts that some pages have beside those of all pages (`locales/<language>/every-page.json`): a file a language for what
 * belongs together (`orders` is in `locales/<language>/orders.json`), and the ids of the pages and fragments that read it.
 */
export type TextGroups = Readonly<Record<string, readonly string[]>>;

/** @param reader id of a page or name of a fragment */
export const groupsReadBy = (groups: TextGroups, reader: string): readonly string[] =>
  Object.keys(groups).filter((group) => groups[group]?.includes(reader));

/** `remote.config.ts`: everything the outside may know about a remote. */
export interface RemoteConfig {
  readonly name: string;
  readonly owner: string;
  /** Range of the host contract this remote works with. */
  readonly host: string;
  /** Range of the site contract this remote works with. */
  readonly site: string;
  /** Its colour, `#rrggbb`, where a tool of developers tells remotes apart. */
  readonly colour: string;
  readonly routes: readonly RouteConfig[];
  /** Names of fragments other remotes and the shell may embed, as `src/fragments/<name>.fragment.tsx`. */
  readonly fragments: readonly string[];
  readonly texts: TextGroups;
  /**
   * Ids of pages that shoppers go to from each other: what their style sheets have in common is a
   * file of its own. In each page's file it would have the page on screen styled again with every
   * neighbour that is fetched ahead.
   */
  readonly neighbours?: readonly string[];
  /**
   * Web workers, each a file of its own beside the client's: name (`bake` becomes `bake-worker.js`)
   * and source. One whose name ends in `-sealed` may compile WebAssembly and reaches no network.
   */
  readonly workers?: Readonly<Record<string, string>>;
  /** Files of npm packages that the client fetches, e.g. weights: name beside the client's files, and where they come from. */
  readonly files?: Readonly<Record<string, PackageFile>>;
  /** At most four. With it, or with `sitemap`, `host` begins at 2.4.0. */
  readonly navigation?: readonly NavigationConfig[];
  /** Pages of this remote that search engines are told of; those of the catalogue are there anyway. */
  readonly sitemap?: readonly string[];
  readonly emits: readonly EventName[];
  readonly listens: readonly EventName[];
}

export function defineRemote<const Config extends RemoteConfig>(config: Config): Config {
  return config;
}
