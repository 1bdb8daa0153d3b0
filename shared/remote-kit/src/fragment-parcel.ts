/** Fragments are single-spa parcels: another remote embeds them by name, never by import. */
import * as React from 'react';
import { createRoot } from 'react-dom/client';
import type { AppProps, LifeCycles } from 'single-spa';
import singleSpaReact from 'single-spa-react';
import type { Locale } from '@suvarna/contracts/locale';
import { ErrorBoundary } from './error-boundary.ts';
import { RemoteContext } from './hooks.ts';
import type { FragmentProps } from './host.ts';
import type { Fragments, Translate } from './page.ts';
import type { LoadTexts } from './texts.ts';

let embedded = 0;

export function fragmentLoader(fragments: Fragments, loadTexts: LoadTexts) {
  return async (name: string): Promise<LifeCycles<FragmentProps>> => {
    const load = fragments[name];
    if (!load) throw new Error(`${__REMOTE__.name} ${__REMOTE__.version} has no fragment "${name}"`);
    const { Fragment } = (await load()) as {
      Fragment: React.ComponentType<Readonly<Record<string, unknown>>>;
    };
    const translators = new Map<Locale, Translate>();

    function Root({ page, embed, values, onError }: FragmentProps & AppProps): React.ReactElement | null {
      const t = translators.get(page.locale);
      if (!t) return null;
      return React.createElement(
        ErrorBoundary,
        { onError },
        React.createElement(
          RemoteContext.Provider,
          { value: { ...page, t, embed } },
          React.createElement(Fragment, values),
        ),
      );
    }

    embedded += 1;
    const identifierPrefix = `${__REMOTE__.name}-${name}-${embedded}-`;
    const lifecycles = singleSpaReact<FragmentProps>({
      React,
      ReactDOMClient: { createRoot: (container: Element) => createRoot(container, { identifierPrefix }) },
      rootComponent: Root,
      errorBoundary: (error, _info, props) => {
        props.onError(error);
        return React.createElement(React.Fragment);
      },
    });
    return {
      bootstrap: lifecycles.bootstrap,
      unmount: lifecycles.unmount,
      mount: async (props) => {
        const { locale } = props.page;
        translators.set(locale, await loadTexts(locale, name));
        return lifecycles.mount(props) as Promise<unknown>;
      },
    };
  };
}
