import type { Composition } from '@suvarna/contracts/delivery/composition';
import type { Pool, PoolClient } from '@suvarna/database/pool';
import { staleRevision } from '../domain/change-composition.ts';
import type { CompositionStore, LiveComposition, Remotes, Signer } from '../domain/ports.ts';
import { envelopeOf, signComposition, type SignedComposition } from '../domain/sign-composition.ts';
import { appendAudit } from './audit.store.ts';
import { COMPOSITION_TOPIC } from './composition-feed.ts';
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

export interface CompositionStoreParts {
  readonly pool: Pool;
  readonly signer: Signer;
  readonly now: () => Date;
}

export function createCompositionStore({ pool, signer, now }: CompositionStoreParts): CompositionStore {
  return {
    async current(channel) {
      const { rows } = await pool.query<ChannelRow>(SELECT, [channel]);
      return rows[0] ? liveOf(rows[0]) : null;
    },

    async revision(channel, revision) {
      const { rows } = await pool.query<{ remotes: Remotes; undoesTo: number | null }>(
        'select remotes, undoes_to as "undoesTo" from revision where channel = $1 and revision = $2', [channel, revision],
      );
      return rows[0] ?? null;
    },

    advance: ({ channel, expectedRevision, remotes, undoesTo, audit }) => inTransaction(pool, async (client) => {
      const live = await lockChannel(client, channel);
      if (live.revision !== expectedRevision) throw staleRevision(expectedRevision, live.revision);
      const at = now();
      const revision = live.revision + 1;
      const signed = signComposition({ channel, revision, previousSequence: live.sequence, remotes, now: at }, signer);
      await client.query('insert into revision (channel, revision, undoes_to, remotes) values ($1, $2, $3, $4)', [channel, revision, undoesTo, JSON.stringify(remotes)]);
      await writeSigned(client, signed);
      await appendAudit(client, { at: at.toISOString(), ...audit, revision });
      return liveOf({ ...rowOf(signed), undoes_to: undoesTo });
    }),

    renew: (channel, signedBefore) => inTransaction(pool, async (client) => {
      const live = await lockChannel(client, channel);
      if (live.issuedAt >= signedBefore && live.envelope.keyId === signer.keyId) return null;
      const signed = signComposition({ channel, revision: live.revision, previousSequence: live.sequence, remotes: live.remotes, now: now() }, signer);
      await writeSigned(client, signed);
      return liveOf({ ...rowOf(signed), undoes_to: live.undoesTo });
    }),
  };
}

/** Makes an empty channel at revision 0, or leaves the one that is there alone. */
export async function ensureChannel({ pool, signer, now }: CompositionStoreParts, channel: string): Promise<void> {
  const { composition, payload, signature, keyId } = signComposition({ channel, revision: 0, previousSequence: 0, remotes: {}, now: now() }, signer);
  await inTransaction(pool, async (client) => {
    const { rowCount } = await client.query(
      `insert into channel (channel, revision, sequence, issued_at, expires, key_id, payload, signature)
       values ($1, 0, $2, $3, $4, $5, $6, $7) on conflict do nothing`,
      [channel, composition.sequence, composition.issuedAt, composition.expires, keyId, payload, signature],
    );
    if (rowCount === 1) await client.query(`insert into revision (channel, revision, undoes_to, remotes) values ($1, 0, null, '{}')`, [channel]);
  });
}

async function lockChannel(client: PoolClient, channel: string): Promise<LiveComposition> {
  // Locked first and read afterwards: a join that waited for the lock would see the old revision
  // beside the new pointer and find nothing.
  await client.query('select 1 from channel where channel = $1 for update', [channel]);
  const { rows } = await client.query<ChannelRow>(SELECT, [channel]);
  if (!rows[0]) throw new Error(`channel ${channel} does not exist`);
  return liveOf(rows[0]);
}

async function writeSigned(client: PoolClient, { composition, payload, signature, keyId }: SignedComposition): Promise<void> {
  const { channel, revision, sequence, issuedAt, expires } = composition;
  await client.query(
    `update channel set revision = $2, sequence = $3, issued_at = $4, expires = $5, key_id = $6, payload = $7, signature = $8 where channel = $1`,
    [channel, revision, sequence, issuedAt, expires, keyId, payload, signature],
  );
  // Heard by every registry process, when and only when this transaction commits.
  await client.query('select pg_notify($1, $2)', [COMPOSITION_TOPIC, JSON.stringify({ channel, revision, sequence })]);
}

const rowOf = ({ keyId, payload, signature, composition }: SignedComposition): Omit<ChannelRow, 'undoes_to'> =>
  ({ key_id: keyId, payload, signature, issued_at: new Date(composition.issuedAt) });

/** The signed bytes are read, not the columns beside them: what is answered is what was signed. */
function liveOf({ payload, signature, key_id: keyId, undoes_to: undoesTo }: ChannelRow): LiveComposition {
  const { channel, revision, sequence, issuedAt, expires, remotes } = JSON.parse(payload.toString('utf8')) as Composition;
  return {
    channel, revision, sequence, issuedAt: new Date(issuedAt), expires: new Date(expires), remotes, undoesTo,
    envelope: envelopeOf({ keyId, payload, signature }),
  };
}
