/** The browser half of a remote: `src/remote.ts` is one call of `createRemote`. */
import * as React from 'react';
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client';
import type { AppProps } from 'single-spa';
import singleSpaReact from 'single-spa-react';
import { ReplayEvents } from './replay-events.ts';
import { ErrorBoundary } from './error-boundary.ts';
import { fragmentLoader } from './fragment-parcel.ts';
import type { HostProps, Prepared, RemoteModule, ShownPage } from './host.ts';
import type { Fragments, LoadContext, PageModule, Locales, RouteContext, Routes, Translate } from './page.ts';
import { PageView } from './page-view.ts';
import { takeRecordedEvents } from './recorded-events.ts';
import { namespaceOf, textLoader } from './texts.ts';

export interface RemoteParts {
  readonly routes: Routes;
  readonly fragments: Fragments;
  /** `#locales`: each language in its own chunk. */
  readonly locales: Locales;
}

/** A hydration that is a transition gives way every few milliseconds; a plain one holds the page until it is done. */
function hydrateInSlices(container: Element, element: React.ReactNode, options: RootOptions): Root {
  let root: Root | undefined;
  const presses = takeRecordedEvents(container);
  React.startTransition(() => {
    root = hydrateRoot(
      container,
      React.createElement(ReplayEvents, { container, presses }, element),
      options,
    );
  });
  if (!root) throw new Error('startTransition did not run its callback');
  return root;
}

/** A remote of this kit says when a page is shown; releases of host contract 2.0.0 do not. */
export function createRemote({
  routes,
  fragments,
  locales,
}: RemoteParts): RemoteModule & Required<Pick<RemoteModule, 'shown'>> {
  const remote = __REMOTE__;
  const loadTexts = textLoader(namespaceOf(remote), locales, __TEXTS__);
  const translators = new WeakMap<RouteContext, Translate>();
  let hydrate = false;

  /** Pages that are being drawn, and who waits for them. */
  const drawing = new Map<ShownPage, () => void>();
  const settle = (): void => {
    for (const isShown of drawing.values()) isShown();
    drawing.clear();
  };

  function RemoteRoot({ pages, embed, onError }: HostProps & AppProps): React.ReactElement | null {
    const [page, setPage] = React.useState(pages.get);
    React.useEffect(() => {
      // A transition gives way to input; a store's own change would be drawn in one go.
      const follow = (): void => React.startTransition(() => setPage(pages.get()));
      follow();
      return pages.subscribe(follow);
    }, [pages]);
    // What was asked for before the newest page is not drawn any more.
    React.useLayoutEffect(settle, [page]);
    const t = page && translators.get(page.route);
    if (!page || !t) return null;
    return React.createElement(
      ErrorBoundary,
      { key: page.route.path, onError },
      React.createElement(PageView, {
        route: page.route,
        data: page.data,
        module: page.module,
        t,
        embed,
        soft: page.soft,
      }),
    );
  }

  // ErrorBoundary hands caught errors to the host, which reports them; React need not repeat them.
  const rootOptions = (): RootOptions => ({
    identifierPrefix: `${remote.name}-`,
    onCaughtError: () => undefined,
  });
  const lifecycles = singleSpaReact<HostProps>({
    React,
    // single-spa-react passes no root options: ids of two remotes must not meet in one document.
    ReactDOMClient: {
      createRoot: (container: Element) => {
        // Another page than the server's: what was pressed there is gone with it.
        takeRecordedEvents(container);
        const root = createRoot(container, rootOptions());
        return {
          render: (element: React.ReactNode) => React.startTransition(() => root.render(element)),
          unmount: () => root.unmount(),
        };
      },
      hydrateRoot: (container: Element, element: React.ReactNode) =>
        hydrateInSlices(container, element, rootOptions()),
    },
    rootComponent: RemoteRoot,
    renderType: () => (hydrate ? 'hydrateRoot' : 'createRoot'),
    // Pages have a boundary inside RemoteRoot; this one is for RemoteRoot itself.
    errorBoundary: (error, _info, props) => {
      props.onError(error);
      return React.createElement(React.Fragment);
    },
  });

  return {
    remote,
    bootstrap: lifecycles.bootstrap,
    unmount: (props) => {
      settle();
      return lifecycles.unmount(props);
    },
    mount: (props) => {
      hydrate = props.hydrate;
      return lifecycles.mount(props);
    },
    prepare: (routeId, context, known) => prepare(pageOf(routeId), routeId, context, known),
    shown: (page) =>
      new Promise((resolve) => {
        drawing.set(page, resolve);
      }),
    preload: async (routeId, locale) => {
      const { page, loads } = pageOf(routeId);
      await Promise.all([page(), loads?.(), loadTexts(locale, routeId)]);
    },
    fragment: fragmentLoader(fragments, loadTexts),
  };

  function pageOf(routeId: string): Routes[string] {
    const found = routes[routeId];
    if (!found) throw new Error(`${remote.name} ${remote.version} has no route "${routeId}"`);
    return found;
  }

  async function prepare(
    definition: Routes[string],
    routeId: string,
    context: LoadContext,
    known?: { readonly data: unknown },
  ): Promise<Prepared> {
    const [loaded, module, t] = await Promise.all([
      known ? ({ kind: 'data', data: known.data } as const) : definition.load(context),
      definition.page(),
      loadTexts(context.locale, routeId),
    ]);
    if (loaded.kind !== 'data') return loaded;
    return { kind: 'page', page: shown(routeId, context, loaded.data, module, t) };
  }

  function shown(
    routeId: string,
    { api: _api, signal: _signal, ...route }: LoadContext,
    data: unknown,
    module: PageModule<unknown>,
    t: Translate,
  ) {
    translators.set(route, t);
    return { routeId, route, data, module, head: module.head(data, route, t) };
  }
}
