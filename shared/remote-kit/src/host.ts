/**
 * What the shell and a remote's container promise each other (`HOST_CONTRACT`).
 * A container exposes one module, `./remote`, of type `RemoteModule`.
 */
import type { Locale } from '@suvarna/contracts/locale';
import type { ReactElement } from 'react';
import type { LifeCycles } from 'single-spa';
import type { LoadContext, Loaded, PageContext, PageHead, PageModule, RouteContext } from './page.ts';

/** A page that is ready to be shown: code, texts and data are here. */
export interface ShownPage {
  readonly routeId: string;
  readonly route: RouteContext;
  readonly data: unknown;
  readonly module: PageModule<unknown>;
  readonly head: PageHead;
  /** Shown by a soft navigation forwards, so that there is no scroll position to come back to. */
  readonly soft?: boolean;
}

export type Prepared =
  | { readonly kind: 'page'; readonly page: ShownPage }
  | { readonly kind: 'redirect'; readonly to: string; readonly permanent: boolean }
  | { readonly kind: 'not-found' };

/** The page a mounted remote shows now; soft navigations inside a remote change it. */
export interface PageSource {
  readonly get: () => ShownPage | null;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Embeds a fragment of another remote; the answer takes it away again. */
export type EmbedFragment = (
  remote: string,
  fragment: string,
  element: HTMLElement,
  props: Readonly<Record<string, unknown>>,
) => () => void;

/** Props single-spa hands to `mount`. */
export interface HostProps {
  readonly pages: PageSource;
  /** The remote's markup is in the document and belongs to the page shown first. */
  readonly hydrate: boolean;
  readonly embed: EmbedFragment;
  /** A page threw while rendering: the shell shows the fallback slot in its place. */
  readonly onError: (error: unknown) => void;
}

export interface FragmentProps {
  /** Of the page it is embedded in. */
  readonly page: PageContext;
  readonly embed: EmbedFragment;
  readonly values: Readonly<Record<string, unknown>>;
  readonly onError: (error: unknown) => void;
}

export interface RemoteModule extends LifeCycles<HostProps> {
  readonly remote: { readonly name: string; readonly version: string };
  /** Loads code, texts and (unless `known`) data of a route. Rejects when any of it fails. */
  readonly prepare: (
    routeId: string,
    context: LoadContext,
    known?: { readonly data: unknown },
  ) => Promise<Prepared>;
  /**
   * Resolves when a page given to a mounted remote, or one that came after it, is on the screen: it
   * is drawn in slices. Missing in releases of host contract 2.0.0, which draw at once.
   */
  readonly shown?: (page: ShownPage) => Promise<void>;
  /** Fetches the code and texts of a route ahead of a visit. */
  readonly preload: (routeId: string, locale: Locale) => Promise<void>;
  readonly fragment: (name: string) => Promise<LifeCycles<FragmentProps>>;
}

/** What a release's server bundle exports. */
export interface ServerModule {
  readonly remote: { readonly name: string; readonly version: string };
  readonly load: (routeId: string, context: LoadContext) => Promise<Loaded<unknown>>;
  readonly render: (
    routeId: string,
    shown: { readonly data: unknown; readonly route: RouteContext },
  ) => Promise<{ readonly element: ReactElement; readonly head: PageHead }>;
}
