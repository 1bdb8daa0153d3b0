import { randomUUID } from 'node:crypto';
import type { Tx } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { decideProposal, insertProposal, lockWaiting } from './gold-rate-proposal.store.ts';
import {
  faultsOfGold,
  isSamePerson,
  movedBp,
  needsSecondPerson,
  type GoldPublication,
} from './gold-rate-rules.ts';
import { goldAt, insertGold, lockGold } from './gold-rate.store.ts';

/** Rates somebody wants to count. Without a moment: from when they are published. */
export interface WantedGold extends Omit<GoldPublication, 'effective_from'> {
  readonly effective_from?: Date | undefined;
}

export type GoldOutcome =
  | { readonly state: 'published'; readonly version: number; readonly effective_from: Date }
  | { readonly state: 'waiting'; readonly proposal_id: string; readonly moved_bp: number };

const invalid = (fields: Readonly<Record<string, string>>): Refusal =>
  new Refusal(400, 'REQUEST.INVALID', 'The request is not valid.', { fields });

/**
 * Publishes rates, or lets them wait for a second person where a karat moves more than 3 % from what would
 * count at their moment without them.
 *
 * @throws Refusal which fields are wrong
 */
export async function publishGold(tx: Tx, wanted: WantedGold, now: Date): Promise<GoldOutcome> {
  const newest = await lockGold(tx);
  const from = wanted.effective_from ?? now;
  const faults = faultsOfGold({ rates: wanted.rates, effective_from: from }, now);
  if (Object.keys(faults).length > 0) throw invalid(faults);
  const moved = movedBp(wanted.rates, (await goldAt(tx, from))?.rates);
  if (needsSecondPerson(moved)) {
    const proposalId = randomUUID();
    await insertProposal(tx, {
      proposal_id: proposalId,
      paise_per_gram: JSON.stringify(wanted.rates),
      effective_from: wanted.effective_from ?? null,
      source: wanted.source,
      proposed_by: wanted.published_by,
      proposed_at: now,
      moved_bp: moved,
    });
    return { state: 'waiting', proposal_id: proposalId, moved_bp: moved };
  }
  const version = newest + 1;
  await insertGold(tx, version, { ...wanted, effective_from: from, confirmed_by: null }, now);
  return { state: 'published', version, effective_from: from };
}

/**
 * A second person's word on rates that wait: they count from their moment, at the earliest from now, or never.
 *
 * @throws Refusal when they wait no more, or the same person is asked twice
 */
export async function decideGold(
  tx: Tx,
  {
    proposalId,
    publish,
    by,
  }: { readonly proposalId: string; readonly publish: boolean; readonly by: string },
  now: Date,
): Promise<{ readonly version: number | null; readonly effective_from: Date | null }> {
  const newest = await lockGold(tx);
  const proposal = await lockWaiting(tx, proposalId);
  if (proposal === undefined) throw invalid({ '/proposal_id': 'waits no more' });
  const decided = { decided_by: by, decided_at: now };
  // Whoever proposed them may take them back alone.
  if (!publish) {
    await decideProposal(tx, proposalId, { ...decided, decision: 'dropped', version: null });
    return { version: null, effective_from: null };
  }
  if (isSamePerson(by, proposal.proposed_by))
    throw invalid({ '/decided_by': 'must be somebody else than who proposed them' });
  const { paise_per_gram: rates, source, proposed_by: publishedBy, effective_from: wanted } = proposal;
  const from = wanted !== null && wanted > now ? wanted : now;
  const version = newest + 1;
  await insertGold(
    tx,
    version,
    { rates, source, published_by: publishedBy, effective_from: from, confirmed_by: by },
    now,
  );
  await decideProposal(tx, proposalId, { ...decided, decision: 'published', version });
  return { version, effective_from: from };
}
