/**
 * What the engine's composer knows of the site it carries: this interface and nothing else. A shell is
 * built with one site (`server/site.mjs`, hash-checked like every other file of it).
 */
import type { ApiReader } from '@suvarna/contracts/call';
import type { Locale } from '@suvarna/contracts/locale';
import type { NavigationEntry } from '@suvarna/contracts/release-delivery';
import type { PageContext, PageHead } from '@suvarna/remote-kit/page';
import type { ReactElement } from 'react';
import type { Languages } from '../languages.ts';

/** What a request asks for, as the site reads it from address and cookies. */
export interface Address {
  readonly locale: Locale;
  /** What addresses of this language begin with: `''` or `/hi`. */
  readonly base: string;
  /** Language-neutral, still percent-encoded. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** Which version of its pages the site shows, a country say. Part of every cache key; a short text without spaces. */
  readonly variant: string;
  /** Cookie that goes with the answer, as `Set-Cookie` takes it. */
  readonly setCookie: string | null;
}

export type Place = Pick<Address, 'locale' | 'variant' | 'path'>;

/** Where header and footer are, and which links the remotes of that visitor's composition bring. */
export type ChromePlace = Place & { readonly navigation: readonly NavigationEntry[] };

/** Sentences of documents that are no page of a remote. */
export interface SiteTexts {
  readonly store: string;
  /** `og:locale`. */
  readonly region: string;
  readonly skip: string;
  /** Titles of documents. */
  readonly notFound: string;
  readonly offline: string;
  /** No composition has been read yet; too many pages are being made. */
  readonly opening: string;
  readonly busy: string;
}

export interface SiteChrome {
  /**
   * What header and footer of a variant are drawn with beside the place: the same object as long as
   * they would look the same.
   */
  readonly state: (variant: string) => object;
  /** Paths whose header is another than elsewhere, beyond the links that lead back to them. */
  readonly ownPaths: readonly string[];
  readonly header: (place: ChromePlace) => ReactElement;
  readonly footer: (place: ChromePlace) => ReactElement;
  readonly notFound: (at: Pick<Place, 'locale'>) => ReactElement;
  readonly offline: (at: Pick<Place, 'locale'>) => ReactElement;
  /** In the slot of a remote that is switched off or broken. */
  readonly fallback: (at: { readonly locale: Locale; readonly remote: string }) => ReactElement;
  /** `name` as the route says; an unknown one is drawn plainly. */
  readonly skeleton: (at: { readonly locale: Locale; readonly name: string | undefined }) => ReactElement;
}

/**
 * All that the engine asks of a shop. A whole one, as small as it can be, is `exampleSite` in
 * `testing/site.fixtures.ts`; this store's is made by `site/server/create-site.ts`.
 *
 * @example
 * export const openSite: SiteModule['openSite'] = () => ({
 *   languages: { all: ['en'], baseOf: () => '', split: (path) => ({ locale: 'en', path }) },
 *   pageContext: () => ({ currency: 'INR' }),
 *   routes: [{ method: 'GET', path: '/hours.txt', answer: () => new Response('10 to 18') }],
 *   …
 * });
 */
export interface Site {
  readonly languages: Languages;
  readonly readAddress: (target: string, cookies: string | undefined) => Address;
  /** What pages of a variant are told besides. */
  readonly pageContext: (variant: string) => Omit<PageContext, 'locale' | 'base' | 'variant'>;
  /** What calls of a page say about it. */
  readonly callHeaders: (at: Pick<Place, 'locale' | 'variant'>) => Readonly<Record<string, string>>;
  /** Header by which the back end says that what pages show may have changed. */
  readonly dataVersionHeader: string;
  readonly texts: (locale: Locale) => SiteTexts;
  /** Colour, icons and the like: HTML that stands in every head. */
  readonly headLinks: (locale: Locale) => string;
  /** The area of a path, for routes of contract 1, which do not say theirs. */
  readonly areaOf: (path: string) => string;
  /** Whether a path is one of as many as a visitor's choices can make, as an address with a `?` is. */
  readonly isAsked: (path: string) => boolean;
  readonly chrome: SiteChrome;
  /** Addresses that the site answers itself. */
  readonly routes: readonly SiteRoute[];
  /** Calls of the API whose bodies may be larger than others. */
  readonly largeBodies: { readonly paths: readonly string[]; readonly bytes: number };
  /** Beginnings of calls that cost the service several times what others do: few of one address are worked on at once. */
  readonly costlyCalls: readonly string[];
}

export interface SiteRoute {
  readonly method: 'GET' | 'POST';
  /** A pattern of the router, find-my-way. */
  readonly path: string;
  readonly answer: (request: Request, tools: RouteTools) => Response | Promise<Response>;
}

export interface RouteTools {
  /** Named parts of the path. */
  readonly params: Readonly<Record<string, string>>;
  /** Pages that live remotes want search engines to know: of what everybody has, whoever asks. */
  readonly sitemap: readonly string[];
  /** A document of the site with this in its main landmark; 503 while there is no composition. */
  readonly document: (
    address: Address,
    page: { readonly path: string; readonly head: PageHead; readonly main: ReactElement },
  ) => Promise<Response>;
}

/** A value of the back end that the chrome shows: refreshed in the background, no document waits for it. */
export interface PolledValue<Known> {
  /** For the log, e.g. `the gold rate`. */
  readonly what: string;
  readonly at: Pick<Place, 'locale' | 'variant'>;
  readonly read: (api: ApiReader) => Promise<Known>;
}

/** What the engine hands a site when it starts. */
export interface SiteTools {
  /** `https://shop.example`, no trailing slash. */
  readonly origin: string;
  /** Address of the chat provider's page; empty for a store without chat. */
  readonly chat: string;
  readonly api: (at: Pick<Place, 'locale' | 'variant'>, signal: AbortSignal) => ApiReader;
  /** @returns what is known now, the same object as long as it is the same */
  readonly poll: <Known>(value: PolledValue<Known>) => () => Known | undefined;
}

/** `server/site.mjs` exports this. */
export interface SiteModule {
  readonly openSite: (tools: SiteTools) => Site;
}
