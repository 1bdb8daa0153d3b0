import { beforeAll, describe, expect, it } from '@jest/globals';
import { ofSuite, startService } from '../../../test-support/service.fixtures.ts';
import { waitingProposals } from './gold/gold-rate-proposal.store.ts';
import { decideGold, publishGold } from './gold/publish-gold.ts';
import type { GoldRateOfDay } from './gold/gold-rate-rules.ts';
import { ratesFrom } from './gold/take-rates.ts';

/** Half past ten in India. */
const MORNING = new Date('2026-11-21T05:00:00Z');
const HOUR_MS = 3_600_000;
const later = (hours: number): Date => new Date(MORNING.getTime() + hours * HOUR_MS);
const FIRST = ratesFrom({ fine: 12_000_00 });
const times = (by: number): GoldRateOfDay => ratesFrom({ fine: 12_000_00 * by });

const service = ofSuite(() => startService('gold_two_people', {}, { clock: () => MORNING }));
beforeAll(async () => {
  await publish(FIRST, later(-24));
});

const publish = (rates: GoldRateOfDay, now: Date) =>
  service.db
    .transaction()
    .execute((tx) => publishGold(tx, { rates, source: 'IBJA', published_by: 'Meera' }, now));
const propose = async (rates: GoldRateOfDay, now: Date): Promise<string> => {
  const outcome = await publish(rates, now);
  if (outcome.state !== 'waiting') throw new Error('nothing waits');
  return outcome.proposal_id;
};
const decide = (proposalId: string, now: Date, by = 'Ravi', publishes = true) =>
  service.db.transaction().execute((tx) => decideGold(tx, { proposalId, publish: publishes, by }, now));

describe('one person', () => {
  it('moves a day by three per cent in all, in however many steps', async () => {
    expect(await publish(times(1.029), MORNING)).toMatchObject({ state: 'published' });
    expect(await publish(times(1.029 ** 2), later(1))).toMatchObject({ state: 'waiting' });
    // The day after begins with what counted then.
    expect(await publish(times(1.029 ** 2), later(24))).toMatchObject({ state: 'published' });
  });

  it('goes on from what two people agreed on that day', async () => {
    const id = await propose(times(1.2), later(25));
    await decide(id, later(25));
    expect(await publish(times(1.21), later(26))).toMatchObject({ state: 'published' });
    expect(await publish(times(1.24), later(27))).toMatchObject({ state: 'waiting' });
  });
});

describe('rates that wait', () => {
  it('lapse when their day in India ends', async () => {
    const at = later(48);
    const id = await propose(times(1.5), at);
    const lastMoment = new Date('2026-11-23T18:29:59.999Z');
    const midnight = new Date('2026-11-23T18:30:00Z');
    const ids = async (now: Date) =>
      (await waitingProposals(service.db, now)).map(({ proposal_id: of }) => of);
    expect(await ids(lastMoment)).toEqual([id]);
    expect(await ids(midnight)).toEqual([]);
    await expect(decide(id, midnight)).rejects.toMatchObject({
      fields: { '/proposal_id': 'waits no more' },
    });
  });

  it('say again how far they move when they are decided', async () => {
    const at = later(72);
    const [one, other] = [await propose(times(1.5), at), await propose(times(1.5), at)];
    await decide(one, at);
    await decide(other, at);
    const rows = await service.rows<{ proposal_id: string; moved_bp: number }>(
      'select proposal_id, moved_bp from gold_rate_proposals where proposal_id = any($1)',
      [[one, other]],
    );
    const moved = new Map(rows.map(({ proposal_id: id, moved_bp: by }) => [id, by]));
    expect(moved.get(one)).toBeGreaterThan(300);
    expect(moved.get(other)).toBe(0);
  });

  it('are not one person’s twice, however the name is written', async () => {
    const at = later(96);
    const id = await propose(times(2), at);
    await expect(decide(id, at, ' M eera')).rejects.toMatchObject({
      fields: { '/decided_by': expect.any(String) },
    });
    await expect(
      service.pool.query(
        `update gold_rate_proposals set decision = 'published', decided_by = 'ME ERA', decided_at = now(), version = 1 where proposal_id = $1`,
        [id],
      ),
    ).rejects.toThrow(/gold_rate_proposals_two_names/);
  });
});
