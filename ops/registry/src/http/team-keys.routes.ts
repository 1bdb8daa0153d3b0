/** Public keys of teams: whose releases have to be signed, and by what. */
import { RemoteName } from '@suvarna/contracts/release-delivery';
import { Type } from 'typebox';
import { RegistryError } from '../domain/registry-error.ts';
import { readTeamKey } from '../domain/team-keys.ts';
import type { RegistryApp, RouteParts } from './registry-app.ts';
import { closed, failures, Reason, Text } from './schemas.ts';

const admin = { caller: 'admin' } as const;
export const KeyId = Type.String({ pattern: '^[0-9A-Za-z_-]{8,64}$' });
const KeysAnswer = Type.Object({
  keys: Type.Array(
    Type.Object({
      keyId: Text,
      publicKey: Text,
      remotes: Type.Array(Text),
      addedBy: Text,
      addedAt: Text,
      revokedAt: Type.Union([Text, Type.Null()]),
    }),
  ),
});

export function teamKeyRoutes(app: RegistryApp, { teamKeys }: RouteParts): void {
  app.get(
    '/v1/team-keys',
    { config: { caller: 'viewer' }, schema: { response: { 200: KeysAnswer, ...failures } } },
    async () => ({
      keys: (await teamKeys.list()).map(({ addedAt, revokedAt, remotes, ...key }) => ({
        ...key,
        remotes: [...remotes],
        addedAt: addedAt.toISOString(),
        revokedAt: revokedAt?.toISOString() ?? null,
      })),
    }),
  );
  app.post(
    '/v1/team-keys',
    {
      config: admin,
      schema: {
        body: Type.Object(
          {
            publicKey: Type.String({ minLength: 1, maxLength: 1_000 }),
            remotes: Type.Array(RemoteName, { minItems: 1, maxItems: 50 }),
            reason: Reason,
          },
          closed,
        ),
        response: { 200: Type.Object({ keyId: Text }), ...failures },
      },
    },
    async ({ body: { publicKey, remotes, reason }, actor }) => {
      const key = readTeamKey(publicKey);
      if (!(await teamKeys.add({ ...key, remotes }, { actor, reason })))
        throw new RegistryError('TEAM_KEY.TAKEN', `${key.keyId} is here already, or was revoked`);
      return { keyId: key.keyId };
    },
  );
  app.post(
    '/v1/team-keys/revoke',
    {
      config: admin,
      schema: {
        body: Type.Object({ keyId: KeyId, reason: Reason }, closed),
        response: { 200: Type.Object({}, closed), ...failures },
      },
    },
    async ({ body: { keyId, reason }, actor }) => {
      if (!(await teamKeys.revoke(keyId, { actor, reason })))
        throw new RegistryError('REQUEST.NOT_FOUND', `there is no key ${keyId}, or it is revoked already`);
      return {};
    },
  );
}
