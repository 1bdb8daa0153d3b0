import { RemoteName, Sha384 } from '@suvarna/contracts/release-delivery';
import { Type } from 'typebox';
import { readEntry, verifyChain } from '../domain/audit-chain.ts';
import { RegistryError } from '../domain/registry-error.ts';
import type { RegistryApp, RouteParts } from './registry-app.ts';
import { Channel, closed, failures, Limit, Text } from './schemas.ts';

const CHANNEL = 'production';
const nullable = Type.Union([Type.String(), Type.Null()]);

const AuditRow = Type.Object({
  seq: Type.Integer(),
  at: Text,
  actor: Text,
  action: Text,
  channel: nullable,
  revision: Type.Union([Type.Integer(), Type.Null()]),
  remote: nullable,
  version: nullable,
  release: nullable,
  reason: nullable,
  /** Person or token whose rights it changed. */
  subject: Type.Optional(Text),
  hash: Text,
});

const Verification = Type.Object({
  ok: Type.Boolean(),
  rows: Type.Integer(),
  why: Type.Optional(Text),
  setBackBefore: Type.Optional(Type.Array(Type.Integer())),
});

const Refusal = Type.Object({
  remote: RemoteName,
  release: Sha384,
  reporter: Text,
  why: Text,
  firstAt: Text,
  lastAt: Text,
  times: Type.Integer(),
});

export function auditRoutes(app: RegistryApp, parts: RouteParts): void {
  const { audit, refusals, releases } = parts;

  app.get(
    '/v1/audit',
    {
      config: { caller: 'viewer' },
      schema: {
        querystring: Type.Object(
          {
            limit: Limit,
            before: Type.Optional(Type.String({ pattern: '^[1-9]\\d{0,14}$' })),
            remote: Type.Optional(RemoteName),
            actor: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
            action: Type.Optional(Type.String({ pattern: '^[a-z-]{1,40}$' })),
            /** Present: the whole chain is checked too. */
            verify: Type.Optional(Text),
          },
          closed,
        ),
        response: {
          200: Type.Object({
            rows: Type.Array(AuditRow),
            /** There are older ones. */
            more: Type.Boolean(),
            verification: Type.Optional(Verification),
          }),
          ...failures,
        },
      },
    },
    async ({ query: { limit = '50', before, verify, ...wanted } }) => {
      const { links, more } = await audit.list({
        ...wanted,
        limit: Number(limit),
        ...(before !== undefined && { before: Number(before) }),
      });
      const rows = links.map((link) => ({ ...readEntry(link), hash: link.hash.toString('hex') }));
      return { rows, more, ...(verify !== undefined && { verification: await verification(parts) }) };
    },
  );

  app.post(
    '/v1/refusals',
    {
      config: { caller: 'composer' },
      schema: {
        body: Type.Object(
          {
            channel: Channel,
            revision: Type.Integer(),
            sequence: Type.Integer(),
            remote: RemoteName,
            release: Sha384,
            reason: Type.String({ minLength: 1, maxLength: 2_000 }),
          },
          closed,
        ),
        response: { 202: Type.Object({ accepted: Type.Literal(true) }), ...failures },
      },
    },
    async ({ body: { remote, release, reason }, actor }, reply) => {
      const known = await releases.byHash(release);
      if (known?.remote !== remote)
        throw new RegistryError('RELEASE.NOT_FOUND', `${release} is not a release of ${remote}`);
      await refusals.report({ remote, release, reporter: actor, why: reason });
      return reply.code(202).send({ accepted: true });
    },
  );

  app.get(
    '/v1/refusals',
    {
      config: { caller: 'viewer' },
      schema: { response: { 200: Type.Object({ refusals: Type.Array(Refusal) }), ...failures } },
    },
    async () => ({
      refusals: (await refusals.list()).map((each) => ({
        ...each,
        firstAt: each.firstAt.toISOString(),
        lastAt: each.lastAt.toISOString(),
      })),
    }),
  );
}

/** The chain holds, each row is signed, and it ends at the revision that was signed last: cutting off its end shows too. */
async function verification({
  audit,
  compositions,
  acknowledgements,
}: RouteParts): Promise<{ ok: boolean; rows: number; why?: string; setBackBefore?: number[] }> {
  // Read in this order, and once more at the end: what is added in the meantime is not a fault.
  const before = await compositions.current(CHANNEL);
  const known = await audit.known();
  const end = await audit.end();
  const verdict = await verifyChain(audit.walk(end.seq), end, known);
  if (!verdict.ok) return { ok: false, rows: end.seq, why: verdict.why };
  const after = await compositions.current(CHANNEL);
  const last = verdict.lastRevision ?? 0;
  if (last < (before?.revision ?? 0) || last > (after?.revision ?? 0)) {
    return {
      ok: false,
      rows: verdict.rows,
      why: `revision ${after?.revision ?? 0} is signed, the log ends at revision ${last}`,
    };
  }
  const floor = await acknowledgements.floor(CHANNEL);
  if ((after?.revision ?? 0) < floor.revision)
    return {
      ok: false,
      rows: verdict.rows,
      why: `the log was set back: it ends at revision ${last}, and revision ${floor.revision} was signed`,
    };
  const unsigned = await compositions.unsigned(CHANNEL);
  if (unsigned !== null)
    return { ok: false, rows: verdict.rows, why: `revision ${unsigned} is not as this registry signed it` };
  return {
    ok: true,
    rows: verdict.rows,
    ...(verdict.setBackBefore.length > 0 ? { setBackBefore: [...verdict.setBackBefore] } : {}),
  };
}
