/** Which releases were live, by name, version and hash, as the key says it: see `ComposedReleases`. */
import { CompositionEnvelope, type ComposedReleases } from '@suvarna/contracts/release-delivery';
import { Type } from 'typebox';
import type { Remotes } from '../domain/ports.ts';
import { RegistryError } from '../domain/registry-error.ts';
import type { RegistryApp, RouteParts } from './registry-app.ts';
import { Channel, closed, failures } from './schemas.ts';

/** Each change composes one release that may be new; pages are not open for longer than this many changes. */
const REVISIONS = 300;

interface Said {
  readonly revision: number;
  readonly envelope: CompositionEnvelope;
}

export function composedReleasesRoutes(
  app: RegistryApp,
  { compositions, historySigner, now }: RouteParts,
): void {
  /** Each signature of the history is checked, so a list is made once for each revision. */
  const said = new Map<string, Said>();

  app.get(
    '/v1/compositions/:channel/releases',
    {
      config: { caller: 'public' },
      schema: {
        params: Type.Object({ channel: Channel }, closed),
        response: { 200: CompositionEnvelope, ...failures },
      },
    },
    async ({ params: { channel } }, reply) => {
      const live = await compositions.current(channel);
      if (!live) throw new RegistryError('COMPOSITION.NOT_FOUND', `there is no channel ${channel}`);
      const { revision } = live;
      let list = said.get(channel);
      if (list?.revision !== revision) {
        const releases = releasesOf([
          live.remotes,
          live.canary?.remotes ?? {},
          ...(await compositions.composed(channel, REVISIONS)),
        ]);
        const envelope = historySigner.releases({ channel, issuedAt: now().toISOString(), releases });
        said.set(channel, (list = { revision, envelope }));
      }
      return reply.header('cache-control', 'no-store').send(list.envelope);
    },
  );
}

function releasesOf(compositions: readonly Remotes[]): ComposedReleases['releases'] {
  const releases: ComposedReleases['releases'] = {};
  for (const remotes of compositions)
    for (const [name, { version, release }] of Object.entries(remotes))
      (releases[name] ??= {})[version] ??= release;
  return releases;
}
