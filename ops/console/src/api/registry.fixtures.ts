/** A registry as the app sees it: answers by their path, and a list of what it was asked to do. */
import type { AuditRow, Live, Person, Rules } from './answers.ts';

const AT = '2026-12-01T10:00:00.000Z';

export const aPerson = (given: Partial<Person> = {}): Person => ({
  name: 'asha',
  displayName: 'Asha Rao',
  role: 'operator',
  remotes: null,
  ...given,
});

export const aLive = (given: Partial<Live> = {}): Live => ({
  channel: 'production',
  revision: 41,
  sequence: 90,
  changedAt: AT,
  remotes: ['catalog', 'checkout'].map((remote) => ({
    remote,
    state: 'live',
    version: '1.0.0',
    release: `sha384-${remote}`,
    commit: '0123456789abcdef',
    bytes: 200_000,
    owner: `Team ${remote}`,
    areas: [`/${remote}/`],
    changed: { at: AT, actor: 'ravi', action: 'swap', reason: 'larger pictures', revision: 41 },
  })),
  canary: null,
  composers: { running: 2, behind: 0 },
  ...given,
});

export const aCanary = (given: Partial<NonNullable<Live['canary']>> = {}): NonNullable<Live['canary']> => ({
  id: 40,
  percent: 5,
  state: 'running',
  versions: { catalog: '1.1.0' },
  ...given,
});

export const someRules = (given: Partial<Rules> = {}): Rules => ({
  freezes: [],
  locks: [],
  orders: [],
  twoPeople: [],
  ...given,
});

export const anAuditRow = (given: Partial<AuditRow> = {}): AuditRow => ({
  seq: 1,
  at: AT,
  actor: 'ravi',
  action: 'swap',
  channel: 'production',
  revision: 41,
  remote: 'catalog',
  version: '1.0.0',
  release: null,
  reason: 'larger pictures',
  hash: 'ab',
  ...given,
});

/** An answer, a refusal with its status, or no answer at all. */
type Said = { readonly status?: number; readonly body: unknown } | 'away';
type Answer = (body: Readonly<Record<string, unknown>>, query: URLSearchParams) => Said;

const ok = (body: unknown): Said => ({ body });
export const refusal = (status: number, code: string, more: object = {}): Said => ({
  status,
  body: { error: { code, message: `said by the registry: ${code}`, ...more } },
});

export interface FakeRegistry {
  readonly fetch: typeof globalThis.fetch;
  /** Path below `/v1/` → what it answers; replaced by tests as they go. */
  readonly answers: Record<string, Answer>;
  /** What was posted, in order. */
  readonly posted: { readonly path: string; readonly body: Readonly<Record<string, unknown>> }[];
}

export function aRegistry(given: Readonly<Record<string, Answer>> = {}): FakeRegistry {
  const posted: FakeRegistry['posted'] = [];
  const answers: Record<string, Answer> = {
    session: () => ok({ person: aPerson(), expires: AT }),
    live: () => ok(aLive()),
    rules: () => ok(someRules()),
    health: () => ok({ from: AT, minutes: 5, series: [] }),
    audit: () => ok({ rows: [], more: false }),
    ...given,
  };
  const answered = (url: URL, body: Readonly<Record<string, unknown>>): Said =>
    answers[url.pathname.replace('/api/v1/', '')]?.(body, url.searchParams) ??
    refusal(404, 'REQUEST.NOT_FOUND');
  return {
    answers,
    posted,
    fetch: async (input, init) => {
      const url = new URL(input instanceof Request ? input.url : input, 'http://localhost');
      const body = (
        typeof init?.body === 'string' ? JSON.parse(init.body) : {}
      ) as FakeRegistry['posted'][0]['body'];
      if (init?.method === 'POST') posted.push({ path: url.pathname.replace('/api/v1/', ''), body });
      const said = answered(url, body);
      if (said === 'away') throw new TypeError('Failed to fetch');
      return Response.json(said.body, { status: said.status ?? 200 });
    },
  };
}

/** A stream that never opens. */
export const aStream = () => ({ readyState: 0, addEventListener: () => undefined, close: () => undefined });
