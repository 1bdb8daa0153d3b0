/** Runs a remote without the shell: its own page, its own router of full page loads. */
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import type { ApiReader } from '@suvarna/contracts/call';
import { localizePath, splitLocale } from '@suvarna/contracts/locale';
import type { RouteConfig, TextGroups } from './config.ts';
import type { Locales, Routes } from './page.ts';
import { PageView } from './page-view.ts';
import { createMatcher } from './routing.ts';
import { textLoader } from './texts.ts';

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

/** @returns what the address led to, for the page that tests standalone runs. */
export async function standalone(
  { config, routes, locales, api }: StandaloneParts,
  element: HTMLElement,
): Promise<'page' | 'redirect' | 'not-found'> {
  const { locale, path } = splitLocale(location.pathname);
  const found = createMatcher([config])(path);
  const definition = found && routes[found.route.id];
  if (!found || !definition) return 'not-found';

  const context = {
    params: found.params,
    query: new URLSearchParams(location.search),
    path,
    locale,
    base: localizePath('', locale),
    variant: 'INR',
    currency: 'INR',
    origin: location.origin,
    api,
    signal: new AbortController().signal,
  } as const;
  const [loaded, module, t] = await Promise.all([
    definition.load(context),
    definition.page(),
    textLoader(config.name, locales, config.texts)(locale, found.route.id),
  ]);
  if (loaded.kind === 'redirect') {
    location.replace(localizePath(loaded.to, locale));
    return 'redirect';
  }
  if (loaded.kind === 'not-found') return 'not-found';
  document.title = module.head(loaded.data, context, t).title;
  createRoot(element).render(
    createElement(PageView, { route: context, data: loaded.data, module, t, embed: null }),
  );
  return 'page';
}
