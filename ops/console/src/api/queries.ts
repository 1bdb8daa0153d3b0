/** Everything the console reads, each with its name in the cache. */
import type { TeamKeyRow } from './team-key-row.ts';
import type { ReleasePicture } from './release-picture.ts';
import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import type {
  Account,
  Audit,
  Canary,
  ComposerRow,
  DecisionRow,
  Difference,
  Envelope,
  Health,
  ListedPerson,
  Live,
  RefusalRow,
  Releases,
  Rules,
  Session,
  TokenRow,
} from './answers.ts';
import type { ChangeKind } from './changes.ts';
import type { Api } from './client.ts';

export const CHANNEL = 'production';
const channel = CHANNEL;

export const sessionQuery = (api: Api) =>
  queryOptions({
    queryKey: ['session'],
    queryFn: () => api.get<Session>('session'),
    staleTime: 60_000,
  });

export const liveQuery = (api: Api) =>
  queryOptions({
    queryKey: ['live'],
    queryFn: ({ signal }) => api.get<Live>('live', { channel }, signal),
  });

export const healthQuery = (api: Api, hours: number) =>
  queryOptions({
    queryKey: ['health', hours],
    queryFn: ({ signal }) => api.get<Health>('health', { channel, hours }, signal),
    refetchInterval: 60_000,
  });

export const rulesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['rules'],
    queryFn: ({ signal }) => api.get<Rules>('rules', { channel }, signal),
    refetchInterval: 60_000,
  });

export const canaryQuery = (api: Api) =>
  queryOptions({
    queryKey: ['canary', 'now'],
    queryFn: async ({ signal }) =>
      (await api.get<{ readonly canary: Canary | null }>('canary', { channel }, signal)).canary,
    refetchInterval: 30_000,
  });

export const decisionsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['canary', 'decisions'],
    queryFn: async ({ signal }) =>
      (await api.get<{ readonly decisions: readonly DecisionRow[] }>('canary/decisions', { channel }, signal))
        .decisions,
  });

/** Signed once and never changed. */
export const decisionQuery = (api: Api, revision: string) =>
  queryOptions({
    queryKey: ['decision', revision],
    queryFn: ({ signal }) =>
      api.get<Envelope>(`canary/decisions/${encodeURIComponent(revision)}`, { channel }, signal),
    staleTime: Infinity,
  });

export const composersQuery = (api: Api) =>
  queryOptions({
    queryKey: ['composers'],
    queryFn: async ({ signal }) =>
      (await api.get<{ readonly composers: readonly ComposerRow[] }>('composers', { channel }, signal))
        .composers,
    refetchInterval: 15_000,
  });

export const refusalsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['composers', 'refusals'],
    queryFn: async ({ signal }) =>
      (await api.get<{ readonly refusals: readonly RefusalRow[] }>('refusals', {}, signal)).refusals,
  });

const PAGE = 50;

/** Newest first, a page at a time. */
export const releasesQuery = (api: Api, remote: string) =>
  infiniteQueryOptions({
    queryKey: ['releases', remote],
    queryFn: ({ pageParam, signal }) =>
      api.get<Releases>(`releases/${encodeURIComponent(remote)}`, { limit: PAGE, before: pageParam }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ releases, more }) => (more ? releases.at(-1)?.publishedAt : undefined),
  });

export interface AuditFilter {
  readonly remote?: string;
  readonly actor?: string;
  readonly action?: string;
}

export const auditQuery = (api: Api, { remote, actor, action }: AuditFilter) =>
  infiniteQueryOptions({
    queryKey: ['audit', { remote, actor, action }],
    queryFn: ({ pageParam, signal }) =>
      api.get<Audit>('audit', { limit: PAGE, before: pageParam, remote, actor, action }, signal),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ rows, more }) => (more ? rows.at(-1)?.seq : undefined),
  });

/** Two releases never change. */
export const differenceQuery = (api: Api, remote: string, from: string, to: string) =>
  queryOptions({
    queryKey: ['difference', remote, from, to],
    queryFn: ({ signal }) =>
      api.get<Difference>(`remotes/${encodeURIComponent(remote)}/difference`, { from, to }, signal),
    staleTime: Infinity,
  });

/** As they are drawn by now: somebody may draw them while the screen is open. */
export const picturesQuery = (api: Api, remote: string, from: string, to: string) => {
  const of = async (version: string, signal: AbortSignal) =>
    (
      await api.get<{ readonly pictures: readonly ReleasePicture[] }>(
        `releases/${encodeURIComponent(remote)}/${encodeURIComponent(version)}/pictures`,
        {},
        signal,
      )
    ).pictures;
  return queryOptions({
    queryKey: ['pictures', remote, from, to],
    queryFn: async ({ signal }) => {
      const [before, after] = await Promise.all([of(from, signal), of(to, signal)]);
      return { before, after };
    },
  });
};

export const peopleQuery = (api: Api) =>
  queryOptions({
    queryKey: ['people'],
    queryFn: async ({ signal }) =>
      (await api.get<{ readonly people: readonly ListedPerson[] }>('people', {}, signal)).people,
  });

export const tokensQuery = (api: Api) =>
  queryOptions({
    queryKey: ['tokens'],
    queryFn: async ({ signal }) =>
      (await api.get<{ readonly tokens: readonly TokenRow[] }>('tokens', {}, signal)).tokens,
  });

export const teamKeysQuery = (api: Api) =>
  queryOptions({
    queryKey: ['team-keys'],
    queryFn: async ({ signal }) =>
      (await api.get<{ readonly keys: readonly TeamKeyRow[] }>('team-keys', {}, signal)).keys,
  });

export const accountQuery = (api: Api) =>
  queryOptions({
    queryKey: ['account'],
    queryFn: ({ signal }) => api.get<Account>('account', {}, signal),
  });

/** What a kind of news makes old. */
const OLD_BY: Readonly<Record<ChangeKind, readonly string[]>> = {
  composition: ['live', 'releases', 'audit', 'canary'],
  audit: ['live', 'audit', 'releases'],
  health: ['health'],
  composers: ['live', 'composers'],
  canary: ['live', 'canary'],
  rules: ['rules'],
};

/** Asks again for what is on the screen and is old now. @param kind `null`: anything may be */
export function askAgain(client: QueryClient, kind: ChangeKind | null): void {
  const names = kind === null ? Object.values(OLD_BY).flat() : OLD_BY[kind];
  for (const name of new Set(names)) void client.invalidateQueries({ queryKey: [name] });
}
