/** A page with its context: the same element tree on the server and at hydration. */
import { createElement, useMemo, type ReactElement } from 'react';
import { RemoteContext, type RemoteContextValue } from './hooks.ts';
import type { EmbedFragment } from './host.ts';
import type { PageModule, RouteContext, Translate } from './page.ts';

export interface PageViewProps {
  readonly route: RouteContext;
  readonly data: unknown;
  readonly module: PageModule<unknown>;
  readonly t: Translate;
  readonly embed: EmbedFragment | null;
  readonly soft?: boolean | undefined;
}

export function PageView({ route, data, module, t, embed, soft = false }: PageViewProps): ReactElement {
  const context = useMemo<RemoteContextValue>(() => ({ ...route, t, embed, soft }), [route, t, embed, soft]);
  // The path is the key: another address is another page, with state of its own.
  return createElement(
    RemoteContext.Provider,
    { value: context },
    createElement(module.Page, { key: route.path, data, route }),
  );
}
