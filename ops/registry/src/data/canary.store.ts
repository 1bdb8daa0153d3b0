import type { CanaryCounts } from '@suvarna/contracts/release-delivery';
import type { Pool, PoolClient } from '@suvarna/database/pool';
import type { CanaryAlarm, CanaryDecision, CanaryStore } from '../domain/ports.ts';
import { envelopeOf } from '../domain/sign-composition.ts';
import { tellOfChange } from './change-news.ts';
import type { HistorySigner } from '../domain/signed-history.ts';

interface CountRow {
  readonly slot: Date;
  readonly percent: number;
  readonly composer: string;
  readonly control: CanaryCounts;
  readonly canary: CanaryCounts;
}

interface DecisionRow {
  readonly revision: number;
  readonly canary: number;
  readonly keyId: string;
  readonly payload: Buffer;
  readonly signature: Buffer;
}

const DECISIONS = `select revision, canary, key_id as "keyId", payload, signature from canary_decision where channel = $1`;
const MOST_DECISIONS = 200;

export function createCanaryStore(pool: Pool, now: () => Date): CanaryStore {
  return {
    // A report is of all that the composer has counted in that minute: one that was overtaken has less.
    async report(channel, id, { slot, percent, composer, control, canary }) {
      await pool.query(
        `insert into canary_count as c (channel, canary, slot, percent, composer, control, cohort) values ($1, $2, $3, $4, $5, $6, $7)
         on conflict (channel, canary, slot, percent, composer) do update set control = excluded.control, cohort = excluded.cohort
         where (c.control ->> 'documents')::int + (c.cohort ->> 'documents')::int + (c.control ->> 'shown')::int + (c.cohort ->> 'shown')::int
            <= (excluded.control ->> 'documents')::int + (excluded.cohort ->> 'documents')::int + (excluded.control ->> 'shown')::int + (excluded.cohort ->> 'shown')::int`,
        [channel, id, slot, percent, composer, JSON.stringify(control), JSON.stringify(canary)],
      );
      await tellOfChange(pool, 'canary');
    },

    async counts(channel, id) {
      const { rows } = await pool.query<CountRow>(
        `select slot, percent, composer, control, cohort as canary from canary_count where channel = $1 and canary = $2 order by slot, percent, composer`,
        [channel, id],
      );
      return rows.map((row) => ({ ...row, slot: row.slot.toISOString() }));
    },

    async raiseAlarm(channel, id, { kind, reason }, by) {
      await pool.query(
        `insert into canary_alarm (channel, canary, kind, reason, said_by, said_at) values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
        [channel, id, kind, reason, by, now()],
      );
      await tellOfChange(pool, 'canary');
    },

    async alarms(channel, id) {
      const { rows } = await pool.query<CanaryAlarm>(
        'select kind, reason from canary_alarm where channel = $1 and canary = $2 order by said_at',
        [channel, id],
      );
      return rows;
    },

    async decisions(channel) {
      const { rows } = await pool.query<DecisionRow>(`${DECISIONS} order by revision desc limit $2`, [
        channel,
        MOST_DECISIONS,
      ]);
      return rows.map(decisionOf);
    },

    async decision(channel, revision) {
      const { rows } = await pool.query<DecisionRow>(`${DECISIONS} and revision = $2`, [channel, revision]);
      return rows[0] ? decisionOf(rows[0]) : null;
    },

    async dropCounts(before) {
      await pool.query('delete from canary_count where slot < $1', [before]);
    },
  };
}

const decisionOf = ({ revision, canary, ...signed }: DecisionRow): CanaryDecision => ({
  revision,
  canary,
  envelope: envelopeOf(signed),
});

/** Inside the transaction of the change that was decided. */
export async function insertDecision(
  client: PoolClient,
  historySigner: HistorySigner,
  {
    channel,
    revision,
    canary,
    at,
    decision,
  }: {
    readonly channel: string;
    readonly revision: number;
    readonly canary: number;
    readonly at: Date;
    readonly decision: object;
  },
): Promise<void> {
  const { keyId, payload, signature } = historySigner.decision({ channel, revision, ...decision });
  await client.query(
    `insert into canary_decision (channel, canary, revision, decided_at, key_id, payload, signature) values ($1, $2, $3, $4, $5, decode($6, 'base64'), decode($7, 'base64'))`,
    [channel, canary, revision, at, keyId, payload, signature],
  );
}
