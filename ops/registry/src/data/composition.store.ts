import { type Composition, openEnvelope } from '@suvarna/contracts/release-delivery';
import type { Pool, PoolClient } from '@suvarna/database/pool';
import { staleRevision } from '../domain/change-composition.ts';
import type { CompositionStore, HeadMemory, LiveComposition, Remotes, Signer } from '../domain/ports.ts';
import { RegistryError } from '../domain/registry-error.ts';
import { revisionSubject, revisionText, type HistorySigner } from '../domain/signed-history.ts';
import { envelopeOf, signComposition, type SignedComposition } from '../domain/sign-composition.ts';
import { floorOf } from './acknowledgement.store.ts';
import { appendAudit, auditEnd, type SignedLog } from './audit.store.ts';
import { insertDecision } from './canary.store.ts';
import { COMPOSITION_TOPIC } from './composition-feed.ts';
import { missingRow } from './missing-rows.ts';
import { insertSignature } from './signature.store.ts';
import { inTransaction } from './transaction.ts';

interface ChannelRow {
  readonly key_id: string;
  readonly issued_at: Date;
  readonly payload: Buffer;
  readonly signature: Buffer;
  readonly undoes_to: number | null;
}

const SELECT = `select c.key_id, c.issued_at, c.payload, c.signature, r.undoes_to
  from channel c join revision r on r.channel = c.channel and r.revision = c.revision where c.channel = $1`;

interface RevisionRow {
  readonly revision: number;
  readonly undoesTo: number | null;
  readonly remotes: Remotes;
  readonly canary: Remotes | null;
  readonly keyId: string | null;
  readonly signature: Buffer | null;
}

const REVISIONS = `select r.revision, r.undoes_to as "undoesTo", r.remotes, r.canary, s.key_id as "keyId", s.signature
  from revision r left join signature s on s.subject = 'revision ' || r.channel || ' ' || r.revision where r.channel = $1`;

export interface CompositionStoreParts extends SignedLog {
  readonly pool: Pool;
  readonly signer: Signer;
  readonly now: () => Date;
}

export function createCompositionStore({
  pool,
  signer,
  now,
  historySigner,
  memory,
}: CompositionStoreParts): CompositionStore {
  const holds = (
    channel: string,
    { revision, undoesTo, remotes, canary, keyId, signature }: RevisionRow,
  ): boolean =>
    keyId !== null &&
    signature !== null &&
    historySigner.holds(revisionText(channel, revision, { remotes, undoesTo, canary }), { keyId, signature });

  return {
    async current(channel) {
      const { rows } = await pool.query<ChannelRow>(SELECT, [channel]);
      return rows[0] ? liveOf(rows[0], historySigner) : null;
    },

    async revision(channel, revision) {
      const {
        rows: [row],
      } = await pool.query<RevisionRow>(`${REVISIONS} and r.revision = $2`, [channel, revision]);
      if (row && !holds(channel, row))
        throw new RegistryError(
          'HISTORY.NOT_SIGNED',
          `revision ${revision} is not as this registry signed it: its database was changed`,
        );
      return row ?? null;
    },

    async composed(channel, most) {
      const { rows } = await pool.query<RevisionRow>(`${REVISIONS} order by r.revision desc limit $2`, [
        channel,
        most,
      ]);
      return rows
        .filter((row) => holds(channel, row))
        .flatMap(({ remotes, canary }) => (canary ? [remotes, canary] : [remotes]));
    },

    async unsigned(channel) {
      const { rows } = await pool.query<RevisionRow>(`${REVISIONS} order by r.revision`, [channel]);
      return rows.find((row) => !holds(channel, row))?.revision ?? null;
    },

    async advance({ channel, expectedRevision, remotes, canary, undoesTo, audit, decision }) {
      const live = await inTransaction(pool, async (client) => {
        const seen = await lockChannel(client, channel, historySigner);
        if (seen.revision !== expectedRevision) throw staleRevision(expectedRevision, seen.revision);
        const at = now();
        // Above whatever was signed or taken before, also where this database has forgotten it.
        const floor = await floorOf(client, memory, channel);
        const revision = Math.max(seen.revision, floor.revision) + 1;
        const beside = canary?.({ revision, at }) ?? null;
        // Written before the composition, which names it.
        const end = await appendAudit(
          client,
          { historySigner, memory },
          {
            at: at.toISOString(),
            ...audit,
            ...(audit.canary && beside && { canary: { ...audit.canary, id: beside.id } }),
            revision,
          },
        );
        const signed = signComposition(
          {
            channel,
            revision,
            previousSequence: Math.max(seen.sequence, floor.sequence),
            remotes,
            canary: beside,
            audit: end,
            now: at,
          },
          signer,
        );
        await client.query(
          'insert into revision (channel, revision, undoes_to, remotes, canary) values ($1, $2, $3, $4, $5)',
          [channel, revision, undoesTo, JSON.stringify(remotes), beside && JSON.stringify(beside.remotes)],
        );
        await insertSignature(
          client,
          revisionSubject(channel, revision),
          historySigner.sign(
            revisionText(channel, revision, { remotes, undoesTo, canary: beside?.remotes ?? null }),
          ),
        );
        await writeSigned(client, signed);
        if (decision)
          await insertDecision(client, historySigner, {
            channel,
            revision,
            canary: (beside ?? seen.canary)?.id ?? revision,
            at,
            decision,
          });
        return liveOf({ ...rowOf(signed), undoes_to: undoesTo }, historySigner);
      });
      await memory.remember(newsOf(live));
      return live;
    },

    async renew(channel, signedBefore) {
      const renewed = await inTransaction(pool, async (client) => {
        const live = await lockChannel(client, channel, historySigner);
        // Read with the channel locked, so that a later sequence never names an earlier end.
        const end = await auditEnd(client);
        const isNewest = live.audit?.seq === end.seq && live.envelope.keyId === signer.keyId;
        if (isNewest && live.issuedAt >= signedBefore) return null;
        const floor = await floorOf(client, memory, channel);
        if (live.revision < floor.revision || (await missingRow(client, memory))) return null;
        const signed = signComposition(
          {
            channel,
            revision: live.revision,
            previousSequence: Math.max(live.sequence, floor.sequence),
            remotes: live.remotes,
            canary: live.canary,
            audit: end,
            now: now(),
          },
          signer,
        );
        await writeSigned(client, signed);
        return liveOf({ ...rowOf(signed), undoes_to: live.undoesTo }, historySigner);
      });
      if (renewed) await memory.remember(newsOf(renewed));
      return renewed;
    },
  };
}

/** Makes an empty channel at revision 0, or leaves the one that is there alone. */
export async function ensureChannel(
  { pool, signer, now, historySigner }: CompositionStoreParts,
  channel: string,
): Promise<void> {
  await inTransaction(pool, async (client) => {
    const { composition, payload, signature, keyId } = signComposition(
      {
        channel,
        revision: 0,
        previousSequence: 0,
        remotes: {},
        canary: null,
        audit: await auditEnd(client),
        now: now(),
      },
      signer,
    );
    const { rowCount } = await client.query(
      `insert into channel (channel, revision, sequence, issued_at, expires, key_id, payload, signature)
       values ($1, 0, $2, $3, $4, $5, $6, $7) on conflict do nothing`,
      [channel, composition.sequence, composition.issuedAt, composition.expires, keyId, payload, signature],
    );
    if (rowCount !== 1) return;
    const { rowCount: begun } = await client.query(
      `insert into revision (channel, revision, undoes_to, remotes) values ($1, 0, null, '{}') on conflict do nothing`,
      [channel],
    );
    if (begun === 1)
      await insertSignature(
        client,
        revisionSubject(channel, 0),
        historySigner.sign(revisionText(channel, 0, { remotes: {}, undoesTo: null, canary: null })),
      );
  });
}

async function lockChannel(
  client: PoolClient,
  channel: string,
  historySigner: HistorySigner,
): Promise<LiveComposition> {
  // Locked first and read afterwards: a join that waited for the lock would see the old revision
  // beside the new pointer and find nothing.
  await client.query('select 1 from channel where channel = $1 for update', [channel]);
  const { rows } = await client.query<ChannelRow>(SELECT, [channel]);
  if (!rows[0]) throw new Error(`channel ${channel} does not exist`);
  return liveOf(rows[0], historySigner);
}

async function writeSigned(
  client: PoolClient,
  { composition, payload, signature, keyId }: SignedComposition,
): Promise<void> {
  const { channel, revision, sequence, issuedAt, expires } = composition;
  await client.query(
    `update channel set revision = $2, sequence = $3, issued_at = $4, expires = $5, key_id = $6, payload = $7, signature = $8 where channel = $1`,
    [channel, revision, sequence, issuedAt, expires, keyId, payload, signature],
  );
  // Heard by every registry process, when and only when this transaction commits.
  await client.query('select pg_notify($1, $2)', [
    COMPOSITION_TOPIC,
    JSON.stringify({ channel, revision, sequence }),
  ]);
}

const newsOf = ({ revision, sequence, audit }: LiveComposition): Parameters<HeadMemory['remember']>[0] => ({
  revision,
  sequence,
  ...(audit ? { audit } : {}),
});

const rowOf = ({
  keyId,
  payload,
  signature,
  composition,
}: SignedComposition): Omit<ChannelRow, 'undoes_to'> => ({
  key_id: keyId,
  payload,
  signature,
  issued_at: new Date(composition.issuedAt),
});

/**
 * The signed bytes are read, not the columns beside them: what is answered is what was signed. And
 * only when it was: what is signed again from here must not be what another process wrote into the database.
 */
function liveOf(
  { payload, signature, key_id: keyId, undoes_to: undoesTo }: ChannelRow,
  { keys }: HistorySigner,
): LiveComposition {
  const opened = openEnvelope(envelopeOf({ keyId, payload, signature }), keys);
  if (!opened.ok)
    throw new RegistryError(
      'HISTORY.NOT_SIGNED',
      `the composition in the database was not signed by this registry (${opened.reason})`,
    );
  const { channel, revision, sequence, issuedAt, expires, remotes, audit, canary } = JSON.parse(
    payload.toString('utf8'),
  ) as Composition;
  return {
    channel,
    revision,
    sequence,
    issuedAt: new Date(issuedAt),
    expires: new Date(expires),
    remotes,
    canary: canary ?? null,
    undoesTo,
    audit: audit ?? null,
    envelope: envelopeOf({ keyId, payload, signature }),
  };
}
