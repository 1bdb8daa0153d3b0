import type { ApiReader } from '@suvarna/contracts/call';
import type { RouteConfig, TextGroups } from './config.ts';
import type { Locales, Routes } from './page.ts';
export interface StandaloneParts {
  readonly config: {
    readonly name: string;
    readonly routes: readonly RouteConfig[];
    readonly texts: TextGroups;
  };
  readonly routes: Routes;
  readonly locales: Locales;
  readonly api: ApiReader;
}
export declare function standalone(
  { config, routes, locales, api }: StandaloneParts,
  element: HTMLElement,
): Promise<'page' | 'redirect' | 'not-found'>;
