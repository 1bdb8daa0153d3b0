/** Rates as they are published, of gold and of money alike: a new version, by two people where they jump. */
import { randomUUID } from 'node:crypto';
import { Refusal } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/database/database.ts';
import { requirePerson } from '../../platform/http/staff-access.ts';
import { tellStaff } from '../../platform/notifications/tell-staff.ts';
import { isSamePerson } from '../../platform/person-name.ts';
import { movedBp, needsSecondPerson } from './gold/gold-rate-rules.ts';
import type { RateProposals } from './rate-proposals.store.ts';
import type { PublicationOf, RateTable } from './rate-table.store.ts';

/** Rates of one kind: where they are kept, and what is wrong with some. */
export interface RateDesk<Rates> {
  /** As people are told of it. */
  readonly what: string;
  readonly table: RateTable<Rates>;
  readonly proposals: RateProposals<Rates>;
  /** @param before what would count at their moment without them */
  readonly faults: (
    rates: Rates,
    from: Date,
    before: Rates | undefined,
    now: Date,
  ) => Readonly<Record<string, string>>;
}

/** Rates a person wants to count. Without a moment: from when they are published. */
export interface Wanted<Rates> extends Omit<PublicationOf<Rates>, 'effective_from'> {
  readonly effective_from?: Date | undefined;
  /** By a token that stands for no person, in a store that knows its people: such rates do not jump. */
  readonly isUnnamed?: boolean;
}

export type Outcome =
  | { readonly state: 'published'; readonly version: number; readonly effective_from: Date }
  | { readonly state: 'waiting'; readonly proposal_id: string; readonly moved_bp: number };

const DAY_MS = 86_400_000;

const invalid = (fields: Readonly<Record<string, string>>): Refusal =>
  new Refusal('REQUEST.INVALID', { fields });

/** How far rates of a moment move, from what would count then without them and from what its day began with. */
async function movedAt<Rates extends Readonly<Record<string, number>>>(
  tx: Tx,
  { table }: RateDesk<Rates>,
  rates: Rates,
  from: Date,
): Promise<number> {
  return movedBp(rates, (await table.at(tx, from))?.rates, await table.ofDayBefore(tx, from));
}

/**
 * Publishes rates, or lets them wait for a second person where one moves more than 3 % from what would
 * count at their moment without them, or from what that day in India began with. Who may be that person is
 * told so.
 *
 * @throws Refusal which fields are wrong, or that a jump takes people who are known
 */
export async function publishRates<Rates extends Readonly<Record<string, number>>>(
  tx: Tx,
  desk: RateDesk<Rates>,
  { isUnnamed = false, ...wanted }: Wanted<Rates>,
  now: Date,
): Promise<Outcome> {
  const newest = await desk.table.lock(tx);
  const from = wanted.effective_from ?? now;
  // What is dated wrongly is refused for that; it is compared as if it were to count now.
  const before = await desk.table.at(tx, from >= now ? from : now);
  const faults = desk.faults(wanted.rates, from, before?.rates, now);
  if (Object.keys(faults).length > 0) throw invalid(faults);
  const moved = await movedAt(tx, desk, wanted.rates, from);
  if (needsSecondPerson(moved)) {
    requirePerson(isUnnamed);
    const proposalId = randomUUID();
    await desk.proposals.insert(tx, {
      proposal_id: proposalId,
      rates: wanted.rates,
      effective_from: wanted.effective_from ?? null,
      source: wanted.source,
      proposed_by: wanted.published_by,
      proposed_at: now,
      moved_bp: moved,
    });
    await tellStaff(tx, {
      event: 'rates_waiting',
      key: proposalId,
      text: `${desk.what} from ${wanted.source} move by ${String(moved / 100)} % and wait for a second person (${proposalId}).`,
      expiresAt: new Date(now.getTime() + DAY_MS),
    });
    return { state: 'waiting', proposal_id: proposalId, moved_bp: moved };
  }
  const version = newest + 1;
  await desk.table.insert(tx, version, { ...wanted, effective_from: from, confirmed_by: null }, now);
  return { state: 'published', version, effective_from: from };
}

export interface Decision {
  readonly proposalId: string;
  readonly publish: boolean;
  readonly by: string;
}

/**
 * A second person's word on rates that wait: they count from their moment, at the earliest from now, or never.
 * How far they move is told again: others may have been published in the meantime.
 *
 * @throws Refusal when they wait no more, their day in India has ended, or the same person is asked twice
 */
export async function decideRates<Rates extends Readonly<Record<string, number>>>(
  tx: Tx,
  desk: RateDesk<Rates>,
  { proposalId, publish, by }: Decision,
  now: Date,
): Promise<{ readonly version: number | null; readonly effective_from: Date | null }> {
  const newest = await desk.table.lock(tx);
  const proposal = await desk.proposals.lockWaiting(tx, proposalId, now);
  if (proposal === undefined) throw invalid({ '/proposal_id': 'waits no more' });
  const decided = { decided_by: by, decided_at: now };
  // The person who proposed them may take them back alone.
  if (!publish) {
    await desk.proposals.decide(tx, proposalId, { ...decided, decision: 'dropped', version: null });
    return { version: null, effective_from: null };
  }
  if (isSamePerson(by, proposal.proposed_by))
    throw invalid({ '/decided_by': 'must be another person than who proposed them' });
  const { rates, source, proposed_by: publishedBy, effective_from: wanted } = proposal;
  const from = wanted !== null && wanted > now ? wanted : now;
  const moved = await movedAt(tx, desk, rates, from);
  const version = newest + 1;
  await desk.table.insert(
    tx,
    version,
    { rates, source, published_by: publishedBy, effective_from: from, confirmed_by: by },
    now,
  );
  await desk.proposals.decide(tx, proposalId, {
    ...decided,
    decision: 'published',
    version,
    moved_bp: moved,
  });
  return { version, effective_from: from };
}
