/** The server half of a remote: `src/server.ts` is one call of `createServer`. */
import { createElement } from 'react';
import type { Locale } from '@suvarna/contracts/locale';
import { areMissingTextsMarked, markMissingTexts, textsOf } from '@suvarna/i18n';
import type { ServerModule } from './host.ts';
import type { Routes, Texts } from './page.ts';
import { ErrorBoundary } from './error-boundary.ts';
import { PageView } from './page-view.ts';
import { namespaceOf } from './texts.ts';

export interface ServerParts {
  readonly routes: Routes;
  readonly texts: Readonly<Record<Locale, Texts>>;
}

const reportNothing = (): void => undefined;

export function createServer({ routes, texts }: ServerParts): ServerModule {
  const remote = __REMOTE__;
  const translatorFor = textsOf(namespaceOf(remote), texts);
  const pageOf = (routeId: string): Routes[string] => {
    const found = routes[routeId];
    if (!found) throw new Error(`${remote.name} ${remote.version} has no route "${routeId}"`);
    return found;
  };

  return {
    remote,
    load: (routeId, context) => pageOf(routeId).load(context),
    render: async (routeId, { data, route }) => {
      const module = await pageOf(routeId).page();
      markMissingTexts(areMissingTextsMarked(route.origin));
      const t = translatorFor(route.locale);
      return {
        // The same tree as in the browser, or `useId` would count differently.
        element: createElement(
          ErrorBoundary,
          { key: route.path, onError: reportNothing },
          createElement(PageView, { route, data, module, t, embed: null }),
        ),
        head: module.head(data, route, t),
      };
    },
  };
}
