/**
 * What a remote's page is made of. A route has a `load` (data, runs on the server for the first
 * view and in the browser afterwards) and a page module, loaded only when it is shown.
 */
import type { ApiReader } from '@suvarna/contracts/call';
import type { Locale, SiteContext } from '@suvarna/contracts/locale';
import type { ComponentType } from 'react';

/** What all pages of a document share. */
export interface PageContext extends SiteContext {
  readonly locale: Locale;
  /** What the address of every page in this language begins with, as the host says: `''` or `/hi`. */
  readonly base: string;
  /** Which of the site's variants the document is made for; its parts in words are in {@link SiteContext}. */
  readonly variant: string;
}

export interface RouteContext extends PageContext {
  /** Named parts of the path, decoded; `+` stays literal. */
  readonly params: Readonly<Record<string, string>>;
  /** Query of the address. */
  readonly query: URLSearchParams;
  /** Language-neutral path, e.g. `/jewellery/rings/`. */
  readonly path: string;
  /** `https://shop.example`, for canonical and alternate addresses; no trailing slash. */
  readonly origin: string;
}

export interface LoadContext extends RouteContext {
  readonly api: ApiReader;
  readonly signal: AbortSignal;
}

/** Expected outcomes of a load are values; surprises are thrown. */
export type Loaded<Data> =
  | { readonly kind: 'data'; readonly data: Data }
  /** `to` is language-neutral. */
  | { readonly kind: 'redirect'; readonly to: string; readonly permanent: boolean }
  | { readonly kind: 'not-found' };

export interface PageHead {
  readonly title: string;
  readonly description?: string;
  /** Language-neutral path of the one address of this page. Defaults to the path asked for. */
  readonly canonical?: string;
  readonly noindex?: boolean;
  /** Picture the first view is judged by: preloaded with high priority. */
  readonly preloadImage?: { readonly src: string; readonly srcSet?: string; readonly sizes?: string };
  /** What is shown where a reader shares the page. A picture that says its size is shown large. */
  readonly openGraph?: {
    readonly type: 'website' | 'product';
    readonly image?: string;
    /** Width and height in pixels. */
    readonly imageSize?: readonly [number, number];
    readonly imageAlt?: string;
  };
  /** schema.org objects, written as `application/ld+json`. Read from documents alone: browsers get none (`__BROWSER__`), nor the code that makes them. */
  readonly structuredData?: readonly object[];
}

export interface PageProps<Data> {
  readonly data: Data;
  readonly route: RouteContext;
}

export interface PageModule<Data> {
  readonly Page: ComponentType<PageProps<Data>>;
  /** `t` is bound to the remote's own texts. */
  readonly head: (data: Data, route: RouteContext, t: Translate) => PageHead;
}

export type Translate = (key: string, values?: Readonly<Record<string, string | number>>) => string;

export interface Route<Data> {
  readonly load: (context: LoadContext) => Promise<Loaded<Data>>;
  /** Fetches what `load` imports, for visits that may come; nothing where `load` is there already. */
  readonly loads?: () => Promise<unknown>;
  /** `() => import(/* webpackChunkName: "page-<route id>" *\/ './x/x.page.tsx')` */
  readonly page: () => Promise<PageModule<Data>>;
}

/** Keeps `Data` between a route's loader and its page, then forgets it. */
export function route<Data>(definition: Route<Data>): AnyRoute {
  return definition as unknown as AnyRoute;
}
export type AnyRoute = Route<unknown>;
export type Routes = Readonly<Record<string, AnyRoute>>;

/**
 * A route for each id in `remote.config.ts`, and no other: `export const routes: RoutesOf<typeof config>`,
 * with `import type config from '../remote.config.ts'`, so that nothing of the config is in the bundle.
 */
export type RoutesOf<Config extends { readonly routes: readonly { readonly id: string }[] }> = Readonly<
  Record<Config['routes'][number]['id'], AnyRoute>
>;

/** For pages that need nothing from the back end. */
export const noData = (): Promise<Loaded<null>> => Promise.resolve({ kind: 'data', data: null });

interface FragmentModule<Props = Readonly<Record<string, unknown>>> {
  readonly Fragment: ComponentType<Props>;
}
export type Fragments = Readonly<Record<string, () => Promise<FragmentModule<never>>>>;

/** As {@link RoutesOf}: a fragment for each name. */
export type FragmentsOf<Config extends { readonly fragments: readonly string[] }> = Readonly<
  Record<Config['fragments'][number], () => Promise<FragmentModule<never>>>
>;

/** Texts of a remote: flat JSON `{ "listing.empty": "…" }`, i18next plurals (`key_one`, `key_other`). */
export type Texts = Readonly<Record<string, string>>;
type TextFile = () => Promise<{ readonly default: Texts }>;

/** A language of a remote: what every page says, and where the texts of its groups are (`texts` of the configuration). */
export interface Language {
  readonly texts: Texts;
  readonly groups: Readonly<Record<string, TextFile>>;
}
export type Locales = Readonly<Record<Locale, () => Promise<{ readonly language: Language }>>>;

/** As {@link RoutesOf}: a file for each group. @public of what is generated */
export interface LanguageOf<Config extends { readonly texts: object }> extends Language {
  readonly groups: Readonly<Record<Extract<keyof Config['texts'], string>, TextFile>>;
}
