import type { Insertable, Selectable } from 'kysely';
import type { Database, Tx } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';

export type Proposal = Selectable<Tables['gold_rate_proposals']>;

export async function insertProposal(
  tx: Tx,
  proposal: Omit<
    Insertable<Tables['gold_rate_proposals']>,
    'decision' | 'decided_by' | 'decided_at' | 'version'
  >,
): Promise<void> {
  await tx
    .insertInto('gold_rate_proposals')
    .values({ ...proposal, decision: null, decided_by: null, decided_at: null, version: null })
    .execute();
}

/** A proposal that nobody decided yet, locked; `undefined` when there is none of that id. */
export function lockWaiting(tx: Tx, proposalId: string): Promise<Proposal | undefined> {
  return tx
    .selectFrom('gold_rate_proposals')
    .selectAll()
    .where('proposal_id', '=', proposalId)
    .where('decision', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

export async function decideProposal(
  tx: Tx,
  proposalId: string,
  decision: Pick<Proposal, 'decision' | 'decided_by' | 'decided_at' | 'version'>,
): Promise<void> {
  await tx.updateTable('gold_rate_proposals').set(decision).where('proposal_id', '=', proposalId).execute();
}

/** Those that wait, the oldest first. */
export function waitingProposals(db: Database | Tx): Promise<Proposal[]> {
  return db
    .selectFrom('gold_rate_proposals')
    .selectAll()
    .where('decision', 'is', null)
    .orderBy('proposed_at')
    .limit(50)
    .execute();
}

/** The proposal that was made from there, decided or not. */
export function proposalOf(tx: Tx, source: string): Promise<Proposal | undefined> {
  return tx
    .selectFrom('gold_rate_proposals')
    .selectAll()
    .where('source', '=', source)
    .limit(1)
    .executeTakeFirst();
}
