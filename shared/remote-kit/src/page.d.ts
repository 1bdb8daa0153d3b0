import type { ApiReader } from '@suvarna/contracts/call';
import type { Locale, SiteContext } from '@suvarna/contracts/locale';
import type { ComponentType } from 'react';
export interface PageContext extends SiteContext {
  readonly locale: Locale;
  readonly base: string;
  readonly variant: string;
}
export interface RouteContext extends PageContext {
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly path: string;
  readonly origin: string;
}
export interface LoadContext extends RouteContext {
  readonly api: ApiReader;
  readonly signal: AbortSignal;
}
export type Loaded<Data> =
  | {
      readonly kind: 'data';
      readonly data: Data;
    }
  | {
      readonly kind: 'redirect';
      readonly to: string;
      readonly permanent: boolean;
    }
  | {
      readonly kind: 'not-found';
    };
export interface PageHead {
  readonly title: string;
  readonly description?: string;
  readonly canonical?: string;
  readonly noindex?: boolean;
  readonly preloadImage?: {
    readonly src: string;
    readonly srcSet?: string;
    readonly sizes?: string;
  };
  readonly openGraph?: {
    readonly type: 'website' | 'product';
    readonly image?: string;
    readonly imageSize?: readonly [number, number];
    readonly imageAlt?: string;
  };
  readonly structuredData?: readonly object[];
}
export interface PageProps<Data> {
  readonly data: Data;
  readonly route: RouteContext;
}
export interface PageModule<Data> {
  readonly Page: ComponentType<PageProps<Data>>;
  readonly head: (data: Data, route: RouteContext, t: Translate) => PageHead;
}
export type Translate = (key: string, values?: Readonly<Record<string, string | number>>) => string;
export interface Route<Data> {
  readonly load: (context: LoadContext) => Promise<Loaded<Data>>;
  readonly loads?: () => Promise<unknown>;
  readonly page: () => Promise<PageModule<Data>>;
}
export declare function route<Data>(definition: Route<Data>): AnyRoute;
export type AnyRoute = Route<unknown>;
export type Routes = Readonly<Record<string, AnyRoute>>;
export type RoutesOf<
  Config extends {
    readonly routes: readonly {
      readonly id: string;
    }[];
  },
> = Readonly<Record<Config['routes'][number]['id'], AnyRoute>>;
export declare const noData: () => Promise<Loaded<null>>;
interface FragmentModule<Props = Readonly<Record<string, unknown>>> {
  readonly Fragment: ComponentType<Props>;
}
export type Fragments = Readonly<Record<string, () => Promise<FragmentModule<never>>>>;
export type FragmentsOf<
  Config extends {
    readonly fragments: readonly string[];
  },
> = Readonly<Record<Config['fragments'][number], () => Promise<FragmentModule<never>>>>;
export type Texts = Readonly<Record<string, string>>;
type TextFile = () => Promise<{
  readonly default: Texts;
}>;
export interface Language {
  readonly texts: Texts;
  readonly groups: Readonly<Record<string, TextFile>>;
}
export type Locales = Readonly<
  Record<
    Locale,
    () => Promise<{
      readonly language: Language;
    }>
  >
>;
export interface LanguageOf<
  Config extends {
    readonly texts: object;
  },
> extends Language {
  readonly groups: Readonly<Record<Extract<keyof Config['texts'], string>, TextFile>>;
}
export {};
