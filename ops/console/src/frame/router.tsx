/** The screens and their addresses. Each comes with the first visit to it. */
import type { QueryClient } from '@tanstack/react-query';
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
  type RouterHistory,
} from '@tanstack/react-router';
import type { Api } from '../api/client.ts';
import { ApiRefusal } from '../api/client.ts';
import { sessionQuery, type AuditFilter } from '../api/queries.ts';
import { LivePage } from '../live/live.page.tsx';
import { Frame } from './frame.tsx';
import { NotFound } from './not-found.tsx';
import { Broken } from './broken.tsx';

export interface RouterContext {
  readonly api: Api;
  readonly client: QueryClient;
}

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

const root = createRootRouteWithContext<RouterContext>()({
  notFoundComponent: NotFound,
  errorComponent: Broken,
});

const signIn = createRoute({
  getParentRoute: () => root,
  path: '/sign-in',
  validateSearch: ({ next }): { readonly next?: string } => {
    const path = text(next);
    // Only of this app: an address of another host would be a trap.
    return path?.startsWith('/') === true && !/^\/[/\\]/.test(path) ? { next: path } : {};
  },
  component: lazyRouteComponent(() => import('../sign-in/sign-in.page.tsx'), 'SignInPage'),
});

const enrol = createRoute({
  getParentRoute: () => root,
  path: '/enrol/$code',
  component: lazyRouteComponent(() => import('../sign-in/enrol.page.tsx'), 'EnrolPage'),
});

const frame = createRoute({
  getParentRoute: () => root,
  id: 'frame',
  beforeLoad: async ({ context: { api, client }, location }) => {
    try {
      await client.ensureQueryData(sessionQuery(api));
    } catch (error) {
      if (!(error instanceof ApiRefusal) || error.status !== 401) throw error;
      redirect({
        to: '/sign-in',
        search: location.href === '/' ? {} : { next: location.href },
        throw: true,
      });
    }
  },
  component: Frame,
});

const live = createRoute({ getParentRoute: () => frame, path: '/', component: LivePage });

const remote = createRoute({
  getParentRoute: () => frame,
  path: '/remotes/$remote',
  component: lazyRouteComponent(() => import('../remote/remote.page.tsx'), 'RemotePage'),
});

const difference = createRoute({
  getParentRoute: () => frame,
  path: '/remotes/$remote/difference',
  validateSearch: ({ from, to }): { readonly from?: string; readonly to?: string } => {
    const [before, after] = [text(from), text(to)];
    return { ...(before !== undefined && { from: before }), ...(after !== undefined && { to: after }) };
  },
  component: lazyRouteComponent(() => import('../difference/difference.page.tsx'), 'DifferencePage'),
});

const canary = createRoute({
  getParentRoute: () => frame,
  path: '/canary',
  validateSearch: ({
    remote: ofRemote,
    version,
  }): { readonly remote?: string; readonly version?: string } => {
    const [name, release] = [text(ofRemote), text(version)];
    return {
      ...(name !== undefined && { remote: name }),
      ...(release !== undefined && { version: release }),
    };
  },
  component: lazyRouteComponent(() => import('../canary/canary.page.tsx'), 'CanaryPage'),
});

const decision = createRoute({
  getParentRoute: () => frame,
  path: '/canary/$revision',
  component: lazyRouteComponent(() => import('../canary/decision.page.tsx'), 'DecisionPage'),
});

const composers = createRoute({
  getParentRoute: () => frame,
  path: '/composers',
  component: lazyRouteComponent(() => import('../composers/composers.page.tsx'), 'ComposersPage'),
});

const rules = createRoute({
  getParentRoute: () => frame,
  path: '/rules',
  component: lazyRouteComponent(() => import('../rules/rules.page.tsx'), 'RulesPage'),
});

const audit = createRoute({
  getParentRoute: () => frame,
  path: '/audit',
  validateSearch: ({ remote: ofRemote, actor, action }): AuditFilter =>
    Object.fromEntries(
      Object.entries({ remote: text(ofRemote), actor: text(actor), action: text(action) }).filter(
        ([, value]) => value !== undefined,
      ),
    ),
  component: lazyRouteComponent(() => import('../audit/audit.page.tsx'), 'AuditPage'),
});

const owners = createRoute({
  getParentRoute: () => frame,
  path: '/owners',
  component: lazyRouteComponent(() => import('../owners/owners.page.tsx'), 'OwnersPage'),
});

const people = createRoute({
  getParentRoute: () => frame,
  path: '/people',
  component: lazyRouteComponent(() => import('../people/people.page.tsx'), 'PeoplePage'),
});

const tokens = createRoute({
  getParentRoute: () => frame,
  path: '/tokens',
  component: lazyRouteComponent(() => import('../tokens/tokens.page.tsx'), 'TokensPage'),
});

const account = createRoute({
  getParentRoute: () => frame,
  path: '/account',
  component: lazyRouteComponent(() => import('../account/account.page.tsx'), 'AccountPage'),
});

const routes = root.addChildren([
  signIn,
  enrol,
  frame.addChildren([
    live,
    remote,
    difference,
    canary,
    decision,
    composers,
    rules,
    audit,
    owners,
    people,
    tokens,
    account,
  ]),
]);

/** @param history left out: the address bar */
export const createConsoleRouter = (context: RouterContext, history?: RouterHistory) =>
  createRouter({
    routeTree: routes,
    context,
    defaultPendingMs: 200,
    scrollRestoration: true,
    ...(history && { history }),
  });

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createConsoleRouter>;
  }
}
