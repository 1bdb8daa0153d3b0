import type { Locale } from '@suvarna/contracts/locale';
import type { ReactElement } from 'react';
import type { LifeCycles } from 'single-spa';
import type { LoadContext, Loaded, PageContext, PageHead, PageModule, RouteContext } from './page.ts';
export interface ShownPage {
  readonly routeId: string;
  readonly route: RouteContext;
  readonly data: unknown;
  readonly module: PageModule<unknown>;
  readonly head: PageHead;
  readonly soft?: boolean;
}
export type Prepared =
  | {
      readonly kind: 'page';
      readonly page: ShownPage;
    }
  | {
      readonly kind: 'redirect';
      readonly to: string;
      readonly permanent: boolean;
    }
  | {
      readonly kind: 'not-found';
    };
export interface PageSource {
  readonly get: () => ShownPage | null;
  readonly subscribe: (listener: () => void) => () => void;
}
export type EmbedFragment = (
  remote: string,
  fragment: string,
  element: HTMLElement,
  props: Readonly<Record<string, unknown>>,
) => () => void;
export interface HostProps {
  readonly pages: PageSource;
  readonly hydrate: boolean;
  readonly embed: EmbedFragment;
  readonly onError: (error: unknown) => void;
}
export interface FragmentProps {
  readonly page: PageContext;
  readonly embed: EmbedFragment;
  readonly values: Readonly<Record<string, unknown>>;
  readonly onError: (error: unknown) => void;
}
export interface RemoteModule extends LifeCycles<HostProps> {
  readonly remote: {
    readonly name: string;
    readonly version: string;
  };
  readonly prepare: (
    routeId: string,
    context: LoadContext,
    known?: {
      readonly data: unknown;
    },
  ) => Promise<Prepared>;
  readonly shown?: (page: ShownPage) => Promise<void>;
  readonly preload: (routeId: string, locale: Locale) => Promise<void>;
  readonly fragment: (name: string) => Promise<LifeCycles<FragmentProps>>;
}
export interface ServerModule {
  readonly remote: {
    readonly name: string;
    readonly version: string;
  };
  readonly load: (routeId: string, context: LoadContext) => Promise<Loaded<unknown>>;
  readonly render: (
    routeId: string,
    shown: {
      readonly data: unknown;
      readonly route: RouteContext;
    },
  ) => Promise<{
    readonly element: ReactElement;
    readonly head: PageHead;
  }>;
}
