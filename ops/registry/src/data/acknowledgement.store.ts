import type { Pool } from '@suvarna/database/pool';
import type { AcknowledgementStore, Floor, HeadMemory } from '../domain/ports.ts';

const FLOOR = 'select revision, sequence from acknowledgement where channel = $1';

/** The highest of what composers took: in the database for all registries, and in this one's memory. */
export function createAcknowledgementStore({
  pool,
  memory,
  now,
}: {
  readonly pool: Pool;
  readonly memory: HeadMemory;
  readonly now: () => Date;
}): AcknowledgementStore {
  return {
    async take(channel, { revision, sequence, audit }) {
      await memory.remember({ revision, sequence, ...(audit ? { audit } : {}) });
      await pool.query(
        `insert into acknowledgement as a (channel, revision, sequence, at) values ($1, $2, $3, $4)
         on conflict (channel) do update set revision = greatest(a.revision, excluded.revision), sequence = greatest(a.sequence, excluded.sequence), at = excluded.at
         where a.revision < excluded.revision or a.sequence < excluded.sequence`,
        [channel, revision, sequence, now()],
      );
    },
    floor: (channel) => floorOf(pool, memory, channel),
  };
}

/** Asked on the caller's connection where it is part of a transaction. */
export async function floorOf(
  client: Pick<Pool, 'query'>,
  memory: HeadMemory,
  channel: string,
): Promise<Floor> {
  const { rows } = await client.query<Floor>(FLOOR, [channel]);
  const remembered = memory.known();
  return {
    revision: Math.max(rows[0]?.revision ?? 0, remembered?.revision ?? 0),
    sequence: Math.max(rows[0]?.sequence ?? 0, remembered?.sequence ?? 0),
  };
}
