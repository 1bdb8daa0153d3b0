import type { ServerModule } from './host.ts';
import type { Locales, Routes } from './page.ts';
export interface ServerParts {
  readonly routes: Routes;
  readonly locales: Locales;
}
export declare function createServer({ routes, locales }: ServerParts): ServerModule;
