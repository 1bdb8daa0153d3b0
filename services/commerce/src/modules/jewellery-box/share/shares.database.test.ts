import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type BoxShareCreated, type SharedBox, SHARES_MOST } from '@suvarna/contracts/jewellery-box';
import { startExchange, type Owned } from '../../exchange/exchange.fixtures.ts';
import { JPEG } from '../../orders/delivered.fixtures.ts';
import { dropEndedShares } from './share.store.ts';
import { ofSuite } from '../../../../test-support/service.fixtures.ts';
import { met } from '../../../../test-support/answers.fixtures.ts';

const store = ofSuite(() => startExchange('box-shares'));
beforeAll(async () => {
  await store.pool.query(`begin; set local role none;
    insert into gold_rates (version, effective_from, karat, paise_per_gram, source, published_by)
      select 1, '2026-11-01', karat, 900000, 'test', 'test' from (values (14), (18), (22), (24)) as r (karat);
    commit`);
});
beforeEach(() => store.reset());

const post = ({ token }: { readonly token: string }, what: string, body: object, key?: string) =>
  store.post(`/api/box/${what}/`, body, {
    token,
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  });
const shared = (token: string) => store.get(`/api/box/shared/?token=${token}`);
const NOT_FOUND = '404 BOX.SHARE_NOT_FOUND';
async function linkOf(owned: Pick<Owned, 'token'>, body: object): Promise<BoxShareCreated> {
  const answer = await post(owned, 'share/create', body);
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return answer.body.data;
}
const BANGLE = {
  name: 'Bangle',
  metal: 'gold',
  karat: 22,
  net_weight_mg: 10_000,
  stones: 'rubies',
  huid: 'AB12CD',
  bought_on: '1998-05-02',
  paid_paise: 4_500_00,
  note: 'In the locker of the bank',
  photos: [JPEG],
};

describe('a link to the box', () => {
  it('shows the pieces to anybody, and nothing of who has them, what was paid or where they came from', async () => {
    const asha = await store.owner(3);
    const bangle = (await post(asha, 'elsewhere/add', BANGLE)).body.data as { piece_id: string };
    const link = await linkOf(asha, { days: 7, with_values: true });
    expect(link.path).toBe(`/jewellery-box/shared/${link.token}/`);
    const answer = await shared(link.token);
    const box = answer.body.data as SharedBox;
    expect(box).toMatchObject({
      with_values: true,
      total: { value_paise: 28_000_00 + 90_000_00, valued: 2 },
      pieces: [
        { origin: 'store', title: 'Design 7', piece_id: '', value: { value_paise: 28_000_00 } },
        { origin: 'elsewhere', title: 'Bangle', piece_id: bangle.piece_id, stones_text: 'rubies' },
      ],
    });
    // Without the piece's random id, whose digits may spell a year.
    const text = JSON.stringify(answer.body).replaceAll(bangle.piece_id, '');
    expect(text).not.toMatch(/"(size|has_model|product_id)"/);
    for (const secret of [
      asha.orderNo,
      asha.itemId,
      asha.customerId,
      asha.email,
      'Asha',
      'AB12CD',
      'locker',
      '1998',
      '450000',
      'Bengaluru',
      'invoice',
    ])
      expect(text).not.toContain(secret);
    const photo = await store.file(
      `/api/box/shared/photo/?token=${link.token}&piece_id=${bangle.piece_id}&position=1`,
    );
    expect([photo.statusCode, photo.headers['content-type']]).toEqual([200, 'image/jpeg']);
  });

  it('without values says none, neither of a piece nor of all', async () => {
    const asha = await store.owner(3);
    await post(asha, 'elsewhere/add', BANGLE);
    const { token } = await linkOf(asha, { days: 1, with_values: false });
    const data: SharedBox = (await shared(token)).body.data;
    expect([data.total, data.pieces.map(({ value }) => value)]).toEqual([null, [null, null]]);
    expect(JSON.stringify(data)).not.toMatch(/"value_paise"|"gold_paise"/);
  });

  it('is over after its days, and when it is taken back: the same answer as of one that never was', async () => {
    const asha = await store.owner(3);
    const bangle = (await post(asha, 'elsewhere/add', BANGLE)).body.data as { piece_id: string };
    const [day, week] = [
      await linkOf(asha, { days: 1, with_values: true }),
      await linkOf(asha, { days: 7, with_values: true }),
    ];
    // All of the day that is named.
    await store.daysLater(asha, 1);
    expect((await shared(day.token)).status).toBe(200);
    await store.daysLater(asha, 1);
    expect(await met(shared(day.token))).toBe(NOT_FOUND);
    expect(await met(shared('A'.repeat(43)))).toBe(NOT_FOUND);
    expect((await shared(week.token)).status).toBe(200);
    const list = () => store.get('/api/box/share/list/', { token: asha.token });
    expect((await list()).body.data).toMatchObject({ results: [{ share_id: week.share_id }] });
    const other = await store.customer();
    const revoke = (who: { readonly token: string }, share_id: string) =>
      met(post(who, 'share/revoke', { share_id }));
    expect(await revoke(other, week.share_id)).toBe(NOT_FOUND);
    expect(await revoke(asha, day.share_id)).toBe(NOT_FOUND);
    expect((await shared(week.token)).status).toBe(200);
    expect((await post(asha, 'share/revoke', { share_id: week.share_id })).body.data).toEqual({
      results: [],
    });
    expect(await met(shared(week.token))).toBe(NOT_FOUND);
    const photo = `/api/box/shared/photo/?token=${week.token}&piece_id=${bangle.piece_id}&position=1`;
    expect(await met(store.get(photo))).toBe(NOT_FOUND);
  });

  it('is kept hashed, is the same link for the same key, and is dropped once it is over', async () => {
    const asha = await store.customer();
    const body = { days: 30, with_values: false };
    const first = await post(asha, 'share/create', body, 'one-link');
    const again = await post(asha, 'share/create', body, 'one-link');
    expect(again.body.data).toEqual(first.body.data);
    const { token } = first.body.data as BoxShareCreated;
    const rows = await store.rows<{ row: string }>(
      `select s::text as row from box_shares s where customer_id = $1
       union all select k::text from idempotency_keys k where k::text like '%share/create%'`,
      [asha.customerId],
    );
    expect(rows.length).toBeGreaterThan(1);
    for (const { row } of rows) expect(row).not.toContain(token);
    await dropEndedShares(store.db, new Date(store.now.getTime() + 31 * 86_400_000));
    expect((await shared(token)).status).toBe(404);
  });

  it('is one of few', async () => {
    const asha = await store.customer();
    for (let count = 0; count < SHARES_MOST; count += 1) await linkOf(asha, { days: 1, with_values: false });
    expect(await met(post(asha, 'share/create', { days: 1, with_values: false }))).toBe(
      '409 BOX.SHARES_TOO_MANY',
    );
    expect((await post(asha, 'share/create', { days: 2, with_values: false })).status).toBe(400);
  });
});
