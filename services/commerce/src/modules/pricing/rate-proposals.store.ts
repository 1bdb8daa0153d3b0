import { startOfIndianDay } from '@suvarna/contracts/indian-day';
import { sql, type Insertable, type Selectable } from 'kysely';
import type { Database, Tx } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';

type Kept = Omit<Selectable<Tables['gold_rate_proposals']>, 'paise_per_gram'>;
type Proposal<Rates> = Kept & { readonly rates: Rates };
type NewProposal<Rates> = Omit<
  Insertable<Tables['gold_rate_proposals']>,
  'paise_per_gram' | 'decision' | 'decided_by' | 'decided_at' | 'version'
> & { readonly rates: Rates };
type Decision = Pick<Kept, 'decision' | 'decided_by' | 'decided_at' | 'version'> & {
  readonly moved_bp?: number;
};

/** Rates that wait for a second person; a proposal lapses when its day in India ends. */
export interface RateProposals<Rates> {
  readonly insert: (tx: Tx, proposal: NewProposal<Rates>) => Promise<void>;
  /** A proposal of today that is not decided yet, locked; `undefined` when there is none of that id. */
  readonly lockWaiting: (tx: Tx, proposalId: string, now: Date) => Promise<Proposal<Rates> | undefined>;
  readonly decide: (tx: Tx, proposalId: string, decision: Decision) => Promise<void>;
  /** Those that wait, the oldest first. */
  readonly waiting: (db: Database | Tx, now: Date) => Promise<readonly Proposal<Rates>[]>;
  readonly countWaiting: (db: Database, now: Date) => Promise<number>;
  /** Whether a person proposed rates on the day in India of a moment, decided or not. */
  readonly hasProposedToday: (db: Database | Tx, by: string, now: Date) => Promise<boolean>;
  /** The proposal that was made from there, decided or not. */
  readonly from: (tx: Tx, source: string) => Promise<Proposal<Rates> | undefined>;
}

/** @param value column of the rates */
export function rateProposals<Rates>(
  table: 'gold_rate_proposals' | 'fx_rate_proposals',
  value: 'paise_per_gram' | 'paise_per_unit',
): RateProposals<Rates> {
  const of = sql.table(table);
  const read = async (db: Database | Tx, which: ReturnType<typeof sql>): Promise<Proposal<Rates>[]> =>
    (
      await sql<Proposal<Rates>>`
        select proposal_id, ${sql.ref(value)} as rates, effective_from, source, proposed_by, proposed_at, moved_bp,
          decision, decided_by, decided_at, version
        from ${of} where ${which}`.execute(db)
    ).rows;
  const isWaiting = (now: Date) => sql`decision is null and proposed_at >= ${startOfIndianDay(now)}`;
  return {
    insert: async (
      tx,
      { rates, proposal_id, effective_from, source, proposed_by, proposed_at, moved_bp },
    ) => {
      await sql`
        insert into ${of} (proposal_id, ${sql.ref(value)}, effective_from, source, proposed_by, proposed_at, moved_bp)
        values (${proposal_id}, ${JSON.stringify(rates)}::jsonb, ${effective_from}, ${source}, ${proposed_by}, ${proposed_at}, ${moved_bp})`.execute(
        tx,
      );
    },
    lockWaiting: async (tx, id, now) =>
      (await read(tx, sql`proposal_id = ${id} and ${isWaiting(now)} for update`))[0],
    decide: async (tx, id, { decision, decided_by: by, decided_at: at, version, moved_bp: moved }) => {
      await sql`
        update ${of} set decision = ${decision}, decided_by = ${by}, decided_at = ${at}, version = ${version},
          moved_bp = coalesce(${moved ?? null}::integer, moved_bp)
        where proposal_id = ${id}`.execute(tx);
    },
    waiting: (db, now) => read(db, sql`${isWaiting(now)} order by proposed_at limit 50`),
    countWaiting: async (db, now) => {
      const { rows } = await sql<{ count: number }>`
        select count(*)::integer as count from ${of} where ${isWaiting(now)}`.execute(db);
      return rows[0]?.count ?? 0;
    },
    hasProposedToday: async (db, by, now) =>
      (await read(db, sql`proposed_by = ${by} and proposed_at >= ${startOfIndianDay(now)} limit 1`)).length >
      0,
    from: async (tx, source) => (await read(tx, sql`source = ${source} limit 1`))[0],
  };
}
