/** The server half of a remote: `src/server.ts` is one call of `createServer`. */
import { createElement } from 'react';
import { type Locale, LOCALES } from '@suvarna/contracts/locale';
import { areMissingTextsMarked, markMissingTexts, textsOf } from '@suvarna/i18n';
import { groupsReadBy } from './config.ts';
import type { ServerModule } from './host.ts';
import type { Locales, Routes, Texts, Translate } from './page.ts';
import { ErrorBoundary } from './error-boundary.ts';
import { PageView } from './page-view.ts';
import { namespaceOf } from './texts.ts';

export interface ServerParts {
  readonly routes: Routes;
  readonly locales: Locales;
}

type TextsInLanguages = (locale: Locale) => Translate;

const reportNothing = (): void => undefined;

export function createServer({ routes, locales }: ServerParts): ServerModule {
  const remote = __REMOTE__;
  const translators = new Map<string, Promise<TextsInLanguages>>();
  /** A page has the texts here that it has in a browser: what it may not say there is missing here, too. */
  const translatorFor = (routeId: string): Promise<TextsInLanguages> => {
    const groups = groupsReadBy(__TEXTS__, routeId);
    const namespace = [namespaceOf(remote), ...groups].join('/');
    let made = translators.get(namespace);
    if (!made) translators.set(namespace, (made = readAll(namespace, groups)));
    return made;
  };
  const readAll = async (namespace: string, groups: readonly string[]): Promise<TextsInLanguages> => {
    const inLanguage = async (locale: Locale): Promise<Texts> => {
      const { language } = await locales[locale]();
      const read = await Promise.all(groups.map(async (group) => language.groups[group]?.()));
      return Object.assign({}, language.texts, ...read.map((file) => file?.default)) as Texts;
    };
    const read = await Promise.all(
      LOCALES.map(async (locale) => [locale, await inLanguage(locale)] as const),
    );
    return textsOf(namespace, Object.fromEntries(read) as Readonly<Record<Locale, Texts>>);
  };
  const pageOf = (routeId: string): Routes[string] => {
    const found = routes[routeId];
    if (!found) throw new Error(`${remote.name} ${remote.version} has no route "${routeId}"`);
    return found;
  };

  return {
    remote,
    load: (routeId, context) => pageOf(routeId).load(context),
    render: async (routeId, { data, route }) => {
      const [module, translator] = await Promise.all([pageOf(routeId).page(), translatorFor(routeId)]);
      markMissingTexts(areMissingTextsMarked(route.origin));
      const t = translator(route.locale);
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
