import type { RemoteModule } from './host.ts';
import type { Fragments, Locales, Routes } from './page.ts';
export interface RemoteParts {
  readonly routes: Routes;
  readonly fragments: Fragments;
  readonly locales: Locales;
}
export declare function createRemote({
  routes,
  fragments,
  locales,
}: RemoteParts): RemoteModule & Required<Pick<RemoteModule, 'shown'>>;
