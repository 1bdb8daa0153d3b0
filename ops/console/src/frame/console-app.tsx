/** Puts the app together: what it reads with, its language, its screens. */
import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider, type RouterHistory } from '@tanstack/react-router';
import type { Locale } from '@suvarna/contracts/locale';
import type { ReactNode } from 'react';
import { ApiProvider } from '../api/api-context.tsx';
import { createChanges, type NewsSource } from '../api/changes.ts';
import { ApiRefusal, createApi } from '../api/client.ts';
import { askAgain } from '../api/queries.ts';
import { LanguageProvider } from './language.tsx';
import { createConsoleRouter } from './router.tsx';

export interface ConsoleParts {
  readonly fetch: typeof globalThis.fetch;
  /** Opens the stream of news. */
  readonly openStream: () => NewsSource;
  readonly locale: Locale;
  /** Left out: the address bar. */
  readonly history?: RouterHistory;
}

/** The whole console as one element. */
export function createConsoleApp({ fetch, openStream, locale, history }: ConsoleParts): ReactNode {
  const api = createApi(fetch);
  // A session may end at any call, and then nothing is left to be shown.
  const onError = (error: Error): void => {
    if (!(error instanceof ApiRefusal) || error.status !== 401) return;
    const { pathname, href } = router.state.location;
    if (pathname === '/sign-in' || pathname.startsWith('/enrol/')) return;
    void router
      .navigate({ to: '/sign-in', search: { next: href } })
      .then(() => client.removeQueries({ queryKey: ['session'] }));
  };
  const client = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      // The registry is near, and what is offline to a browser may well be reachable.
      queries: { networkMode: 'always', retry: false, staleTime: 5_000 },
      mutations: { networkMode: 'always' },
    },
  });
  const router = createConsoleRouter({ api, client }, history);
  const changes = createChanges(openStream, (kind) => askAgain(client, kind));
  return (
    <LanguageProvider first={locale}>
      <QueryClientProvider client={client}>
        <ApiProvider api={api} changes={changes}>
          <RouterProvider router={router} />
        </ApiProvider>
      </QueryClientProvider>
    </LanguageProvider>
  );
}
