/** What the browser knows about the live remotes: the document tells a part, the composer the rest. */
import type { Locale } from '../../base/locale/locale.ts';
import type { SiteContext } from '../../base/locale/site-context.ts';
import type { ContractNeeds, SpokenContracts } from './host-contract.ts';

export interface PublicRoute {
  readonly id: string;
  readonly path: string;
  readonly session: 'any' | 'guest' | 'customer';
  /** Entered and left by document navigations only. */
  readonly ownDocument?: boolean;
  /** As the descriptor says; what is left out is its default. */
  readonly skeleton?: string;
  readonly area?: string;
  readonly ahead?: 'nothing' | 'code' | 'data';
  readonly offline?: boolean;
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Texts of the page beside those of all pages, by language. */
  readonly texts?: Readonly<Record<string, readonly string[]>>;
}

export interface PublicRemote extends ContractNeeds {
  readonly name: string;
  readonly version: string;
  /** Team that ships it. */
  readonly owner: string;
  readonly killed: boolean;
  readonly colour?: string;
  /** Name of the Module Federation container. */
  readonly container: string;
  /** Address of the directory of the client files, ends with `/`. */
  readonly base: string;
  /** File names relative to `base`. */
  readonly entry: string;
  /** Hash of the entry. Async chunks carry theirs in the entry itself. */
  readonly integrity: string;
  readonly routes: readonly PublicRoute[];
  readonly fragments: readonly string[];
  readonly locales: Readonly<Record<string, readonly string[]>>;
}

/** A shell: which build, and the contracts it speaks. */
export type PublicShell = SpokenContracts & { readonly version: string };

export interface PublicComposition {
  readonly revision: number;
  /** Which shoppers see it: the channel it is for, or {@link CANARY_COHORT}. */
  readonly cohort: string;
  /** What a document loaded now would run. */
  readonly shell?: PublicShell;
  readonly remotes: readonly PublicRemote[];
  /** As in a document: of all routes only that of its own page is there. The others are read at {@link COMPOSITION_PATH}. */
  readonly partial?: true;
}

/** Header on every answer that passed the composer; a newer value makes an open page look again. */
export const REVISION_HEADER = 'x-composition-revision';
/** Cohort of the few that see a canary. */
export const CANARY_COHORT = 'canary';
/** Where an open page reads the live composition; `?cohort=canary` that of the few, as long as there is one. */
export const COMPOSITION_PATH = '/_shell/composition.json';
/** Ids of the document's data blocks (`<script type="application/json">`). */
export const COMPOSITION_ELEMENT = 'sv-composition';
export const PAGE_DATA_ELEMENT = 'sv-page';
/** There in the document of a developer who tries a remote of their own. */
export const OVERRIDE_ELEMENT = 'sv-override';

/** What the server rendered, so that the browser continues instead of asking again. */
export interface PageData {
  readonly remote: string;
  readonly routeId: string;
  readonly params: Readonly<Record<string, string>>;
  readonly locale: Locale;
  /** For which of the site's variants it was made: other words than the site's own know nothing of it. */
  readonly variant: string;
  /** What the site hands pages of this variant besides. */
  readonly context: SiteContext;
  /** It may be cached for visits offline. */
  readonly offline: boolean;
  /** `null` when the server did not render the page (client render, fallback). */
  readonly data: unknown;
  /** The server was to draw the page, and could not. */
  readonly failed?: true;
  /** True when the remote's markup is in the document and is to be hydrated. */
  readonly rendered: boolean;
}

/** `routeId` of the page that is shown where there is no line; `remote` is empty. */
export const OFFLINE_ROUTE = 'offline';
