import { beforeAll, describe, expect, it } from '@jest/globals';
import { staleFrom } from '@suvarna/contracts/catalogue';
import { createDesignStore } from '../../catalogue/designs/design.store.ts';
import { createPriceStore } from '../price.store.ts';
import { watchRate } from './watch-rate.ts';
import { ofSuite, startService } from '../../../../test-support/service.fixtures.ts';
import { dataOf } from '../../../../test-support/answers.fixtures.ts';

const STAFF_VIEW_TOKEN = 'view-token-of-the-tests-0123456789';
const STAFF_ADMIN_TOKEN = 'admin-token-of-the-tests-0123456789';
const NOW = '2026-11-21T06:00:00.000Z';

type Rates = Readonly<Record<'14' | '18' | '22' | '24', number>>;
interface Listed {
  readonly results: readonly {
    readonly version: number;
    readonly effective_from: string;
    readonly paise_per_gram: Rates;
  }[];
  readonly waiting: readonly { readonly proposal_id: string; readonly moved_bp: number }[];
}

const service = ofSuite(() =>
  startService('staff_gold', { STAFF_VIEW_TOKEN, STAFF_ADMIN_TOKEN }, { clock: () => new Date(NOW) }),
);
beforeAll(async () => {
  const first = { 14: 7_027_00, 18: 9_009_00, 22: 11_003_00, 24: 12_000_00 };
  // With none before them they move nothing.
  const { status } = await publish({ paise_per_gram: first });
  if (status !== 200) throw new Error(`no rates to begin with: ${String(status)}`);
});

const list = async (): Promise<Listed> => {
  const { body } = await service.get('/staff/rate/list/', { token: STAFF_VIEW_TOKEN });
  return body.data;
};
const newest = async () => {
  const [first] = (await list()).results;
  if (!first) throw new Error('no rates');
  return first;
};
const post = (
  call: 'publish' | 'decide',
  body: object,
  options: { readonly token?: string; readonly headers?: Readonly<Record<string, string>> } = {},
) => service.post(`/staff/rate/${call}/`, body, { token: STAFF_ADMIN_TOKEN, ...options });
const publish = (body: object, options?: Parameters<typeof post>[2]) =>
  post('publish', { source: 'IBJA', published_by: 'Meera', ...body }, options);
const times = (rates: Rates, by: number): Rates => ({
  14: Math.round(rates['14'] * by),
  18: Math.round(rates['18'] * by),
  22: Math.round(rates['22'] * by),
  24: Math.round(rates['24'] * by),
});
/** When every process has taken what these tests publish. */
const TAKEN = new Date('2199-01-01T00:00:00Z');
/** What prices are computed from at a moment. */
const inForce = async (moment: string) => {
  const [tables, versions] = await Promise.all([
    createPriceStore(service.pool).tables(new Date(moment), TAKEN),
    createDesignStore(service.pool).versions(new Date(moment), TAKEN),
  ]);
  expect(versions.rate_version).toBe(tables.rate_version);
  return { version: tables.rate_version, rates: tables.gold };
};
const propose = async (rates: Rates, body: object = {}): Promise<string> => {
  const answer = await publish({ paise_per_gram: rates, ...body });
  expect(dataOf(answer)).toMatchObject({ state: 'waiting' });
  return (answer.body.data as { proposal_id: string }).proposal_id;
};

describe('gold rates', () => {
  it('are published by an admin and make the prices', async () => {
    const before = await newest();
    const rates = times(before.paise_per_gram, 1.01);
    expect(dataOf(await publish({ paise_per_gram: rates }))).toMatchObject({
      state: 'published',
      version: before.version + 1,
      effective_from: NOW,
    });
    expect(await newest()).toMatchObject({
      version: before.version + 1,
      paise_per_gram: rates,
      source: 'IBJA',
      published_by: 'Meera',
      confirmed_by: null,
      published_at: NOW,
    });
    expect(await inForce(NOW)).toEqual({ version: before.version + 1, rates });
  });

  it('of a later moment count from then on', async () => {
    const { version, paise_per_gram: now } = await newest();
    const rates = times(now, 0.99);
    await publish({ paise_per_gram: rates, effective_from: '2026-11-22T05:00:00Z' });
    expect(await inForce(NOW)).toMatchObject({ version });
    expect(await inForce('2026-11-22T05:00:00Z')).toEqual({ version: version + 1, rates });
  });

  it('that jump wait for another person, and move nothing until then', async () => {
    const before = await inForce(NOW);
    const { version } = await newest();
    const rates = times(before.rates as Rates, 1.05);
    const id = await propose(rates);
    expect(await inForce(NOW)).toEqual(before);
    expect((await list()).waiting).toMatchObject([{ proposal_id: id, proposed_by: 'Meera' }]);
    expect(
      await post('decide', { proposal_id: id, decision: 'publish', decided_by: ' meera' }),
    ).toMatchObject({ status: 400, body: { fields: { '/decided_by': expect.any(String) } } });
    expect(await inForce(NOW)).toEqual(before);

    const [one, other] = await Promise.all(
      ['Ravi', 'Anil'].map((by) => post('decide', { proposal_id: id, decision: 'publish', decided_by: by })),
    );
    expect(new Set([one?.status, other?.status])).toEqual(new Set([200, 400]));
    expect(await inForce(NOW)).toEqual({ version: version + 1, rates });
    expect((await list()).waiting).toEqual([]);
    expect(await newest()).toMatchObject({
      published_by: 'Meera',
      confirmed_by: expect.stringMatching(/Ravi|Anil/),
    });
  });

  it('that wait may be dropped, by one person, and are then gone for good', async () => {
    const before = await inForce(NOW);
    const id = await propose(times(before.rates as Rates, 0.9));
    expect(
      (await post('decide', { proposal_id: id, decision: 'drop', decided_by: 'Meera' })).body.data,
    ).toEqual({ version: null, effective_from: null });
    expect((await post('decide', { proposal_id: id, decision: 'publish', decided_by: 'Ravi' })).status).toBe(
      400,
    );
    expect(await inForce(NOW)).toEqual(before);
  });

  it('are compared with those that would count at their moment', async () => {
    const { rates } = await inForce(NOW);
    const id = await propose(times(rates as Rates, 1.1), { effective_from: '2026-12-01T05:00:00Z' });
    await post('decide', { proposal_id: id, decision: 'publish', decided_by: 'Ravi' });
    expect(
      (await publish({ paise_per_gram: times(rates as Rates, 1.11), effective_from: '2026-12-02T05:00:00Z' }))
        .body.data,
    ).toMatchObject({ state: 'published' });
    expect((await inForce(NOW)).rates).toEqual(rates);
  });

  it('that look like a slip, or are incomplete, are refused with their field', async () => {
    const { paise_per_gram: rates, version } = await newest();
    expect(await publish({ paise_per_gram: { ...rates, 18: rates['14'] } })).toMatchObject({
      status: 400,
      body: { code: 'REQUEST.INVALID', fields: { '/paise_per_gram/18': expect.any(String) } },
    });
    const { 22: _, ...incomplete } = rates;
    expect((await publish({ paise_per_gram: incomplete })).status).toBe(400);
    expect(
      (await publish({ paise_per_gram: rates, effective_from: '2026-11-20T05:00:00Z' })).body,
    ).toMatchObject({ fields: { '/effective_from': 'must not lie in the past' } });
    expect((await newest()).version).toBe(version);
  });

  it('are one version for one key, and one each for two who publish at the same moment', async () => {
    const { rates } = await inForce(NOW);
    const { version } = await newest();
    const headers = { 'idempotency-key': 'gold-of-today' };
    const twice = [
      await publish({ paise_per_gram: rates }, { headers }),
      await publish({ paise_per_gram: rates }, { headers }),
    ];
    expect(twice.map(({ body }) => (body.data as Listed['results'][number]).version)).toEqual([
      version + 1,
      version + 1,
    ]);
    const both = await Promise.all([publish({ paise_per_gram: rates }), publish({ paise_per_gram: rates })]);
    expect(
      both.map(({ body }) => (body.data as Listed['results'][number]).version).sort((a, b) => a - b),
    ).toEqual([version + 2, version + 3]);
  });

  it('are no other person’s to publish, and no person’s to change', async () => {
    const { rates } = await inForce(NOW);
    expect((await publish({ paise_per_gram: rates }, { token: STAFF_VIEW_TOKEN })).status).toBe(404);
    expect((await publish({ paise_per_gram: rates }, { token: await service.guest() })).status).toBe(404);
    await expect(service.pool.query('delete from gold_rate_proposals')).rejects.toThrow('permission denied');
    await propose(times(rates as Rates, 1.2));
    await expect(
      service.pool.query(
        `update gold_rate_proposals set decision = 'published', decided_by = proposed_by, decided_at = now(), version = 1`,
      ),
    ).rejects.toThrow(/check constraint/);
  });
});

describe('the rate in force', () => {
  it('older than a working day is a job that fails with its code; fresh it is silent', async () => {
    const { db } = service;
    const rows = await service.rows<{ since: Date }>(
      'select max(effective_from) as since from gold_rates where effective_from <= $1',
      [new Date(NOW)],
    );
    const since = rows[0]?.since ?? new Date(NOW);
    await expect(watchRate(db, since)).resolves.toBeUndefined();
    const late = staleFrom(since.toISOString());
    await expect(watchRate(db, new Date(late.getTime() - 1))).resolves.toBeUndefined();
    await expect(watchRate(db, late)).rejects.toMatchObject({ name: 'RateStale', code: 'STALE' });
    // The store's people are told once a day, however often it is looked.
    await expect(watchRate(db, late)).rejects.toMatchObject({ code: 'STALE' });
    const alerts = `select payload->>'text' as text from outbox where type = 'alert.rate_stale'`;
    expect(await service.rows(alerts)).toEqual([
      { text: expect.stringMatching(/^No gold rate was published since/) },
    ]);
    await expect(watchRate(db, new Date(late.getTime() + 86_400_000))).rejects.toMatchObject({
      code: 'STALE',
    });
    expect(await service.rows(alerts)).toHaveLength(2);
  });
});
