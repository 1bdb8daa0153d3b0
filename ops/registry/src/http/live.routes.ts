/** What is live, in one answer: each remote with its release, whose it is and who changed it last. */
import { areaOfPath, CanaryState, type Descriptor, RemoteName } from '@suvarna/contracts/release-delivery';
import { Type } from 'typebox';
import { readEntry } from '../domain/audit-chain.ts';
import { versionsOf } from '../domain/canary/change-canary.ts';
import { descriptorOf } from '../domain/change-composition.ts';
import type { LiveComposition, ReleaseStore } from '../domain/ports.ts';
import { RegistryError } from '../domain/registry-error.ts';
import type { RegistryApp, RouteParts } from './registry-app.ts';
import { Channel, closed, failures, Text } from './schemas.ts';

const nullable = Type.Union([Text, Type.Null()]);

const LiveRemote = Type.Object({
  remote: RemoteName,
  state: Type.Union([Type.Literal('live'), Type.Literal('killed')]),
  version: nullable,
  release: nullable,
  commit: Text,
  bytes: Type.Integer(),
  owner: Text,
  /** What its addresses begin with: `/jewellery/`. */
  areas: Type.Array(Text),
  /** The change that made it as it is now; `null` where that cannot be told any more. */
  changed: Type.Union([
    Type.Object({ at: Text, actor: Text, action: Text, reason: nullable, revision: Type.Integer() }),
    Type.Null(),
  ]),
});

const LiveAnswer = Type.Object({
  channel: Channel,
  revision: Type.Integer(),
  sequence: Type.Integer(),
  /** When this revision was made. */
  changedAt: Text,
  remotes: Type.Array(LiveRemote),
  canary: Type.Union([
    Type.Object({
      id: Type.Integer(),
      percent: Type.Integer(),
      state: CanaryState,
      /** Remote → version, for those that are other than everybody's. */
      versions: Type.Record(Type.String(), Text),
    }),
    Type.Null(),
  ]),
  composers: Type.Object({ running: Type.Integer(), behind: Type.Integer() }),
});

export function liveRoutes(
  app: RegistryApp,
  { compositions, releases, composers, history, audit }: RouteParts,
): void {
  const descriptorsOf = createDescriptors(releases);

  /** Signed again it is of the same revision, whose row says when it was made. */
  const changedAt = async ({ channel, revision, issuedAt }: LiveComposition): Promise<string> => {
    const row = await audit.ofRevision(channel, revision);
    return row ? readEntry(row).at : issuedAt.toISOString();
  };

  app.get(
    '/v1/live',
    {
      config: { caller: 'viewer' },
      schema: {
        querystring: Type.Object({ channel: Type.Optional(Channel) }, closed),
        response: { 200: LiveAnswer, ...failures },
      },
    },
    async ({ query: { channel = 'production' } }) => {
      const live = await compositions.current(channel);
      if (!live) throw new RegistryError('COMPOSITION.NOT_FOUND', `there is no channel ${channel}`);
      const { revision, sequence, remotes, canary } = live;
      const names = Object.keys(remotes).toSorted();
      const hashes = Object.values(remotes).map(({ release }) => release);
      const [at, listed, descriptors, changes, running] = await Promise.all([
        changedAt(live),
        releases.listed(hashes),
        descriptorsOf(hashes),
        history.lastChanges(channel, names),
        composers.running(channel),
      ]);
      const figures = new Map(listed.map((each) => [each.release, each]));
      return {
        channel,
        revision,
        sequence,
        changedAt: at,
        remotes: names.map((remote) => {
          const its = remotes[remote];
          const descriptor = descriptors.get(its?.release ?? '');
          const { commit = '', bytes = 0 } = figures.get(its?.release ?? '') ?? {};
          return {
            remote,
            state: its?.killed ? ('killed' as const) : ('live' as const),
            version: its?.version ?? null,
            release: its?.release ?? null,
            commit,
            bytes,
            owner: descriptor?.owner ?? '',
            areas: descriptor ? areasOf(descriptor) : [],
            changed: changes.get(remote) ?? null,
          };
        }),
        canary: canary && {
          id: canary.id,
          percent: canary.percent,
          state: canary.state,
          versions: versionsOf(canary.remotes, remotes),
        },
        composers: {
          running: running.length,
          behind: running.filter((one) => one.revision !== revision).length,
        },
      };
    },
  );
}

const areasOf = ({ routes }: Descriptor): string[] => {
  const areas = routes.flatMap(({ path }) => areaOfPath(path) ?? []);
  return [...new Set(areas)].map((area) => (area === '' ? '/' : `/${area}/`));
};

const MOST_KEPT = 100;

/** Descriptors of what is live are read once: a release never changes. */
function createDescriptors({ byHash }: Pick<ReleaseStore, 'byHash'>) {
  const known = new Map<string, Descriptor>();
  return async (hashes: readonly string[]): Promise<ReadonlyMap<string, Descriptor>> => {
    for (const hash of hashes) {
      const release = known.has(hash) ? null : await byHash(hash);
      if (release) known.set(hash, descriptorOf(release));
    }
    const found = new Map(
      hashes.flatMap((hash) => {
        const descriptor = known.get(hash);
        return descriptor ? [[hash, descriptor]] : [];
      }),
    );
    for (const oldest of [...known.keys()].slice(0, -MOST_KEPT)) known.delete(oldest);
    return found;
  };
}
