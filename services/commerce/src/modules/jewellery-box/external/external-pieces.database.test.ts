import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { EXTERNAL_PIECE, type ExternalPiece, type ExternalPieces } from '@suvarna/contracts/jewellery-box';
import { GOLD_GRADES } from '@suvarna/contracts/catalogue';
import { startExchange } from '../../exchange/exchange.fixtures.ts';
import { DRAWN_JPEG } from '../../../../test-support/drawn-photos.fixtures.ts';
import { redrawStored } from '../../../platform/photos/redraw-stored.ts';
import { JPEG } from '../../orders/delivered.fixtures.ts';
import { boxData } from '../personal-data.ts';
import { ofSuite } from '../../../../test-support/service.fixtures.ts';
import { met } from '../../../../test-support/answers.fixtures.ts';

const store = ofSuite(() => startExchange('box-elsewhere'));
beforeAll(async () => {
  await store.pool.query(`begin; set local role none;
    insert into gold_rates (version, effective_from, karat, paise_per_gram, source, published_by)
      select 1, '2026-11-01', karat, rate, 'test', 'test' from (values (14, 700000), (18, 900000), (22, 1100000), (24, 1200000)) as r (karat, rate);
    commit`);
});
beforeEach(() => store.reset());

interface Who {
  readonly token: string;
}
const BANGLE = {
  name: '  Nani’s   bangle ',
  metal: 'gold',
  karat: 22,
  net_weight_mg: 12_500,
  stones: 'four rubies',
  huid: '',
  bought_on: '1998-05-02',
  paid_paise: 4_500_00,
  note: 'From the wedding',
};
const add = ({ token }: Who, more: object = {}, key?: string) =>
  store.post(
    '/api/box/elsewhere/add/',
    { ...BANGLE, ...more },
    { token, ...(key !== undefined && { headers: { 'idempotency-key': key } }) },
  );
const listed = ({ token }: Who): Promise<ExternalPieces> => store.read('/api/box/elsewhere/list/', { token });
const added = async (who: Who, more: object = {}): Promise<ExternalPiece> => {
  const { status, body } = await add(who, more);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body.data;
};
const post = ({ token }: Who, what: string, body: object) =>
  store.post(`/api/box/elsewhere/${what}/`, body, { token });

describe('a piece from elsewhere', () => {
  it('is worth its gold as old gold is quoted, and adds to the total of the box', async () => {
    const asha = await store.owner(3);
    const piece = await added(asha);
    const old = await store.get('/api/exchange/old_gold_quote/?karat=22&net_weight_mg=12500');
    expect(piece).toMatchObject({
      name: "Nani's bangle",
      version: 1,
      photos: 0,
      value: { gold_paise: (old.body.data as { amount_paise: number }).amount_paise, stones_paise: 0 },
    });
    expect(piece.value?.value_paise).toBe(1_37_500_00);
    await added(asha, { metal: 'silver', karat: null });
    await added(asha, { net_weight_mg: null });
    const { total } = await store.read('/api/box/list/', { token: asha.token });
    expect(total).toMatchObject({
      value_paise: 28_000_00 + 1_37_500_00,
      gold_paise: 27_000_00 + 1_37_500_00,
      stones_paise: 1_000_00,
      valued: 2,
      without_value: 2,
      bought: { value_paise: 28_000_00, valued: 1 },
      elsewhere: { value_paise: 1_37_500_00, valued: 1, without_value: 2 },
    });
  });

  it('of each grade that is hallmarked has a value', async () => {
    const asha = await store.customer();
    const rates: number[] = [];
    for (const karat of GOLD_GRADES)
      rates.push((await added(asha, { karat, net_weight_mg: 1_000 })).value?.gold_rate_paise ?? 0);
    // By fineness of 12,000 a gram where none is published: 375, 833 and 958 of 999.
    expect(rates).toEqual([450_450, 700_000, 900_000, 1_000_601, 1_100_000, 1_150_751, 1_200_000]);
    expect(await met(add(asha, { karat: 21 }))).toBe('400 REQUEST.INVALID');
  });

  it('is written down once for a key, and never beyond what there is room for', async () => {
    const asha = await store.customer();
    const answers = await Promise.all([add(asha, {}, 'the-same'), add(asha, {}, 'the-same')]);
    // A caller who comes second is told to wait, or what the first was told.
    const again = await add(asha, {}, 'the-same');
    const told = [...answers, again].filter(({ status }) => status === 200);
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect(new Set(told.map(({ body }) => (body.data as ExternalPiece).piece_id)).size).toBe(1);
    expect((await listed(asha)).count).toBe(1);
    await store.pool.query(
      `insert into box_pieces (id, customer_id, name, metal, stones, huid, note, created_at, changed_at)
       select gen_random_uuid(), $1, 'Chain', 'gold', '', '', '', now(), now() from generate_series(2, $2)`,
      [asha.customerId, EXTERNAL_PIECE.most],
    );
    expect(await met(add(asha))).toBe('409 BOX.TOO_MANY');
  });

  it('is changed and deleted at the version that was seen', async () => {
    const asha = await store.customer();
    const { piece_id, version } = await added(asha);
    const change = { ...BANGLE, piece_id, version, name: 'Bangle' };
    expect((await post(asha, 'update', change)).body.data).toMatchObject({ name: 'Bangle', version: 2 });
    const stale = await post(asha, 'update', change);
    expect([stale.status, stale.body.code, stale.body.data]).toMatchObject([
      409,
      'BOX.CHANGED',
      { piece_id, version: 2 },
    ]);
    expect((await post(asha, 'delete', { piece_id, version })).status).toBe(409);
    expect((await post(asha, 'delete', { piece_id, version: 2 })).body.data).toEqual({
      results: [],
      count: 0,
    });
    expect(await met(post(asha, 'delete', { piece_id, version: 2 }))).toBe('404 BOX.NOT_FOUND');
  });

  it('keeps its photographs until others are given, for its owner alone', async () => {
    const [asha, ravi] = [await store.customer(), await store.customer()];
    const { piece_id, version } = await added(asha, { photos: [JPEG, JPEG] });
    const photo = ({ token }: Who, position = 1) =>
      store.file(`/api/box/elsewhere/photo/?piece_id=${piece_id}&position=${position}`, token);
    const own = await photo(asha, 2);
    expect([own.statusCode, own.headers['content-type'], own.rawPayload.toString('base64')]).toEqual([
      200,
      'image/jpeg',
      DRAWN_JPEG.toString('base64'),
    ]);
    // Opened by itself it is a file, and no page of ours.
    expect(own.headers).toMatchObject({
      'content-disposition': 'attachment',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
    expect((await photo(ravi)).statusCode).toBe(404);
    const kept = await post(asha, 'update', { ...BANGLE, piece_id, version });
    expect(kept.body.data).toMatchObject({ photos: 2 });
    await post(asha, 'update', { ...BANGLE, piece_id, version: 2, photos: [] });
    expect((await photo(asha)).statusCode).toBe(404);
    const text = { media_type: 'image/png', data: JPEG.data };
    expect(await met(add(asha, { photos: [text] }))).toBe('400 ORDER.PHOTO_INVALID');
  });

  it('hands on no photograph that was kept as it was sent, until it is drawn again; what cannot be never is', async () => {
    const asha = await store.customer();
    const { piece_id } = await added(asha, { photos: [JPEG, JPEG] });
    const sent = Buffer.from(JPEG.data, 'base64');
    await store.pool.query(
      `update box_photos set redrawn = false, bytes = case position when 1 then $2::bytea else $3::bytea end where piece_id = $1`,
      [piece_id, sent, Buffer.from('no photo')],
    );
    const photo = (position: number) =>
      store.file(`/api/box/elsewhere/photo/?piece_id=${piece_id}&position=${position}`, asha.token);
    expect([(await photo(1)).statusCode, (await photo(2)).statusCode]).toEqual([404, 404]);
    await redrawStored('box_photos', 'piece_id').run(store.app.deps);
    expect((await photo(1)).rawPayload).toEqual(DRAWN_JPEG);
    expect((await photo(2)).statusCode).toBe(404);
    const rows = await store.rows('select redrawn from box_photos where piece_id = $1 order by position', [
      piece_id,
    ]);
    expect(rows).toEqual([{ redrawn: true }, { redrawn: null }]);
  });

  it.each([
    ['a name of spaces', { name: '   ' }, '/name', 'This field is required', 'यह जानकारी ज़रूरी है'],
    ['silver of a karat', { metal: 'silver' }, '/karat', 'Only gold has a karat', 'कैरेट केवल सोने का होता है'],
    [
      'a day that is to come',
      { bought_on: '2099-01-01' },
      '/bought_on',
      'Please enter today or an earlier date',
      'कृपया आज या उससे पहले की तारीख़ लिखें',
    ],
    [
      'no day of the calendar',
      { bought_on: '2026-02-30' },
      '/bought_on',
      'Please enter today or an earlier date',
      'कृपया आज या उससे पहले की तारीख़ लिखें',
    ],
  ])('is refused with %s, by field and in the language asked for', async (_name, more, field, en, hi) => {
    const { token } = await store.customer();
    for (const [language, text] of [
      ['en', en],
      ['hi', hi],
    ] as const) {
      const { status, body } = await store.post(
        '/api/box/elsewhere/add/',
        { ...BANGLE, ...more },
        { token, headers: { 'accept-language': language } },
      );
      expect([status, body.code, body.fields]).toEqual([400, 'REQUEST.INVALID', { [field]: text }]);
    }
  });

  it('is in the copy of its owner’s data, and is forgotten with the account', async () => {
    const asha = await store.customer();
    await added(asha, { photos: [JPEG] });
    await store.db.transaction().execute(async (tx) => {
      expect(await boxData.collect?.(tx, asha.customerId)).toMatchObject({
        pieces_from_elsewhere: [
          { name: "Nani's bangle", bought_on: '1998-05-02', photos: [DRAWN_JPEG.toString('base64')] },
        ],
      });
      await boxData.erase?.(tx, asha.customerId, store.now);
      expect(await boxData.collect?.(tx, asha.customerId)).toEqual({
        pieces_from_elsewhere: [],
        jewellery_box_shared: [],
        care_reminders: [],
      });
    });
  });
});
