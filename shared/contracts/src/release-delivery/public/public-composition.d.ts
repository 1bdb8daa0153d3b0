import type { Locale } from '../../base/locale/locale.ts';
import type { SiteContext } from '../../base/locale/site-context.ts';
import type { ContractNeeds, SpokenContracts } from './host-contract.ts';
export interface PublicRoute {
  readonly id: string;
  readonly path: string;
  readonly session: 'any' | 'guest' | 'customer';
  readonly ownDocument?: boolean;
  readonly skeleton?: string;
  readonly area?: string;
  readonly ahead?: 'nothing' | 'code' | 'data';
  readonly offline?: boolean;
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly texts?: Readonly<Record<string, readonly string[]>>;
}
export interface PublicRemote extends ContractNeeds {
  readonly name: string;
  readonly version: string;
  readonly owner: string;
  readonly killed: boolean;
  readonly colour?: string;
  readonly container: string;
  readonly base: string;
  readonly entry: string;
  readonly integrity: string;
  readonly routes: readonly PublicRoute[];
  readonly fragments: readonly string[];
  readonly locales: Readonly<Record<string, readonly string[]>>;
}
export type PublicShell = SpokenContracts & {
  readonly version: string;
};
export interface PublicComposition {
  readonly revision: number;
  readonly cohort: string;
  readonly shell?: PublicShell;
  readonly remotes: readonly PublicRemote[];
  readonly partial?: true;
}
export declare const REVISION_HEADER = 'x-composition-revision';
export declare const COMPOSITION_PATH = '/_shell/composition.json';
export declare const COMPOSITION_ELEMENT = 'sv-composition';
export declare const PAGE_DATA_ELEMENT = 'sv-page';
export declare const OVERRIDE_ELEMENT = 'sv-override';
export interface PageData {
  readonly remote: string;
  readonly routeId: string;
  readonly params: Readonly<Record<string, string>>;
  readonly locale: Locale;
  readonly variant: string;
  readonly context: SiteContext;
  readonly offline: boolean;
  readonly data: unknown;
  readonly rendered: boolean;
}
export declare const OFFLINE_ROUTE = 'offline';
