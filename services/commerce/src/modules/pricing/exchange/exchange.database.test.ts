import { beforeAll, describe, expect, it } from '@jest/globals';
import { LAST_EXCHANGE } from '../../../../seed/rates.ts';
import { createDesignStore } from '../../catalogue/designs/design.store.ts';
import { createPriceStore } from '../price.store.ts';
import { ofSuite, startService } from '../../../../test-support/service.fixtures.ts';
import { dataOf, met } from '../../../../test-support/answers.fixtures.ts';

const STAFF_VIEW_TOKEN = 'view-token-of-the-tests-0123456789';
const STAFF_ADMIN_TOKEN = 'admin-token-of-the-tests-0123456789';
const NOW = '2026-11-21T06:00:00.000Z';

interface Listed {
  readonly version: number;
  readonly effective_from: string;
  readonly paise_per_unit: Readonly<Record<'GBP' | 'USD' | 'SGD' | 'AED', number>>;
  readonly published_by: string;
}

const service = ofSuite(() =>
  startService('staff_exchange', { STAFF_VIEW_TOKEN, STAFF_ADMIN_TOKEN }, { clock: () => new Date(NOW) }),
);
beforeAll(async () => {
  await publish({ paise_per_unit: LAST_EXCHANGE });
});

const list = async (): Promise<readonly Listed[]> =>
  (
    await service.read<{
      results: Listed[];
    }>('/staff/rate/exchange/', { token: STAFF_VIEW_TOKEN })
  ).results;
const newest = async (): Promise<Listed> => {
  const [first] = await list();
  if (!first) throw new Error('no rates');
  return first;
};
interface Options {
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
}
const propose = (body: object, options: Options = {}) =>
  service.post(
    '/staff/rate/exchange/',
    { source: 'a bank', published_by: 'Meera', ...body },
    { token: STAFF_ADMIN_TOKEN, ...options },
  );
const decide = (proposal_id: string, decided_by = 'Ravi', decision = 'publish') =>
  service.post(
    '/staff/rate/exchange/decide/',
    { proposal_id, decision, decided_by },
    { token: STAFF_ADMIN_TOKEN },
  );
/** By two people, where it takes them. */
async function publish(body: object, options: Options = {}) {
  const answer = await propose(body, options);
  const { state, proposal_id: id } = (answer.body.data ?? {}) as { state?: string; proposal_id?: string };
  return state === 'waiting' && id !== undefined ? decide(id) : answer;
}
/** When every process has taken what these tests publish. */
const TAKEN = new Date('2199-01-01T00:00:00Z');
/** What prices abroad are computed from at a moment. */
const inForce = async (moment: string) => {
  const [tables, versions] = await Promise.all([
    createPriceStore(service.pool).tables(new Date(moment), TAKEN),
    createDesignStore(service.pool).versions(new Date(moment), TAKEN),
  ]);
  expect(versions.fx_version).toBe(tables.fx_version);
  return { version: tables.fx_version, rates: tables.paise_per_unit };
};

describe('exchange rates', () => {
  it('are published by an admin: a new version, on record beside the one before', async () => {
    const before = await newest();
    const rates = { ...before.paise_per_unit, GBP: Math.round(before.paise_per_unit.GBP * 0.92) };
    expect(dataOf(await publish({ paise_per_unit: rates }))).toMatchObject({
      version: before.version + 1,
      effective_from: NOW,
    });
    expect(await newest()).toMatchObject({
      version: before.version + 1,
      paise_per_unit: rates,
      published_by: 'Meera',
      source: 'a bank',
      published_at: NOW,
    });
    expect((await list())[1]).toMatchObject({
      version: before.version,
      paise_per_unit: before.paise_per_unit,
    });
  });

  it('may be published for a later moment', async () => {
    const { version, paise_per_unit } = await newest();
    expect(
      (await publish({ paise_per_unit, effective_from: '2026-11-22T05:00:00Z' })).body.data,
    ).toMatchObject({
      version: version + 1,
      effective_from: '2026-11-22T05:00:00.000Z',
    });
  });

  it('of a later moment are not called off by others published for now', async () => {
    const { version, paise_per_unit } = await newest();
    const [scheduled, today] = [
      { ...paise_per_unit, GBP: paise_per_unit.GBP + 100 },
      { ...paise_per_unit, GBP: paise_per_unit.GBP + 50 },
    ];
    expect(
      (await publish({ paise_per_unit: scheduled, effective_from: '2026-11-23T05:00:00Z' })).status,
    ).toBe(200);
    expect((await publish({ paise_per_unit: today })).status).toBe(200);
    expect(await inForce(NOW)).toEqual({ version: version + 2, rates: today });
    expect(await inForce('2026-11-23T04:59:59Z')).toMatchObject({ rates: paise_per_unit });
    expect(await inForce('2026-11-23T05:00:00Z')).toEqual({ version: version + 1, rates: scheduled });
    // Only another publication for the same moment takes its place.
    expect((await publish({ paise_per_unit: today, effective_from: '2026-11-23T05:00:00Z' })).status).toBe(
      200,
    );
    expect(await inForce('2026-11-23T05:00:00Z')).toEqual({ version: version + 3, rates: today });
  });

  it('are compared with those that would count at their moment, not with the newest', async () => {
    const { rates } = await inForce(NOW);
    const far = { ...rates, USD: Math.round((rates['USD'] ?? 0) * 1.5) };
    expect(
      (await publish({ paise_per_unit: far, effective_from: '2026-12-01T05:00:00Z', large_move: true }))
        .status,
    ).toBe(200);
    // The move is meant for December: until then it is still a slip, and after it no other.
    expect(await publish({ paise_per_unit: far })).toMatchObject({
      status: 400,
      body: { fields: { '/paise_per_unit/USD': expect.any(String) } },
    });
    expect(await publish({ paise_per_unit: rates, effective_from: '2026-12-02T05:00:00Z' })).toMatchObject({
      status: 400,
      body: { fields: { '/paise_per_unit/USD': expect.any(String) } },
    });
    expect((await publish({ paise_per_unit: far, effective_from: '2026-12-02T05:00:00Z' })).status).toBe(200);
    expect((await publish({ paise_per_unit: rates })).status).toBe(200);
    expect((await inForce(NOW)).rates).toEqual(rates);
  });

  it('that look like a slip are refused with their field, unless they are meant', async () => {
    const { paise_per_unit, version } = await newest();
    const slip = { ...paise_per_unit, USD: Math.round(paise_per_unit.USD / 100) };
    expect(await publish({ paise_per_unit: slip })).toMatchObject({
      status: 400,
      body: { code: 'REQUEST.INVALID', fields: { '/paise_per_unit/USD': expect.any(String) } },
    });
    expect(await publish({ paise_per_unit, effective_from: '2026-11-20T05:00:00Z' })).toMatchObject({
      status: 400,
      body: { fields: { '/effective_from': 'must not lie in the past' } },
    });
    const { GBP: _, ...incomplete } = paise_per_unit;
    expect((await publish({ paise_per_unit: incomplete })).status).toBe(400);
    expect((await newest()).version).toBe(version);
    expect(
      (
        await publish({
          paise_per_unit: { ...paise_per_unit, AED: paise_per_unit.AED * 2 },
          large_move: true,
        })
      ).status,
    ).toBe(200);
  });

  it.each(['  ', '\u00a0', '--'])('need a person’s name, which %j is not', async (name) => {
    const { paise_per_unit } = await newest();
    const before = (await list()).length;
    const answer = await propose({ paise_per_unit, published_by: name });
    expect(await met(answer)).toBe('400 REQUEST.INVALID');
    expect(await list()).toHaveLength(before);
  });

  it('that jump wait for a second person, who is told, and count from that word', async () => {
    const { paise_per_unit, version } = await newest();
    const next = { ...paise_per_unit, GBP: Math.round(paise_per_unit.GBP * 1.05) };
    const waiting = (await propose({ paise_per_unit: next })).body.data as { proposal_id: string };
    expect(waiting).toMatchObject({ state: 'waiting', moved_bp: expect.any(Number) });
    expect((await newest()).version).toBe(version);
    const rows = await service.rows<{ text: string }>(
      `select payload->>'text' as text from outbox where type = 'alert.rates_waiting' and key = $1`,
      [waiting.proposal_id],
    );
    expect(rows.map(({ text }) => text)).toEqual([
      expect.stringMatching(/^Exchange rates from a bank move by/),
    ]);
    expect(await decide(waiting.proposal_id, ' meera ')).toMatchObject({
      status: 400,
      body: { fields: { '/decided_by': expect.any(String) } },
    });
    expect((await decide(waiting.proposal_id)).body.data).toMatchObject({ version: version + 1 });
    expect(await newest()).toMatchObject({
      published_by: 'Meera',
      confirmed_by: 'Ravi',
      paise_per_unit: next,
    });
    expect((await decide(waiting.proposal_id)).status).toBe(400);
    // Small steps in one day are one large one.
    const step = (by: number) => ({ ...next, GBP: Math.round(next.GBP * by) });
    expect((await propose({ paise_per_unit: step(1.02) })).body.data).toMatchObject({ state: 'published' });
    const far = (await propose({ paise_per_unit: step(1.04) })).body.data as { proposal_id: string };
    expect(far).toMatchObject({ state: 'waiting' });
    expect((await decide(far.proposal_id, 'Meera', 'drop')).body.data).toEqual({
      version: null,
      effective_from: null,
    });
  });

  it('are one version for one key, and one each for two who publish at the same moment', async () => {
    const { paise_per_unit, version } = await newest();
    const headers = { 'idempotency-key': 'rates-of-today' };
    const twice = [
      await publish({ paise_per_unit }, { headers }),
      await publish({ paise_per_unit }, { headers }),
    ];
    expect(twice.map(({ body }) => (body.data as Listed).version)).toEqual([version + 1, version + 1]);
    const both = await Promise.all([publish({ paise_per_unit }), publish({ paise_per_unit })]);
    expect(both.map(({ body }) => (body.data as Listed).version).sort((a, b) => a - b)).toEqual([
      version + 2,
      version + 3,
    ]);
  });

  it('are no other person’s to publish, and no person’s to change', async () => {
    const { paise_per_unit } = await newest();
    expect((await publish({ paise_per_unit }, { token: STAFF_VIEW_TOKEN })).status).toBe(404);
    expect((await publish({ paise_per_unit }, { token: await service.guest() })).status).toBe(404);
    await expect(service.pool.query('update fx_rates set paise_per_unit = 1')).rejects.toThrow(
      'permission denied',
    );
    await expect(service.pool.query('delete from fx_rates')).rejects.toThrow('permission denied');
  });
});
