import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MOST_WATCHES, Watch, Watches } from '@suvarna/contracts/watches';
import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { addAccount } from '../../../test-support/identity.fixtures.ts';
import {
  CHEAP_PASSWORDS,
  startService,
  type Answer,
  type Service,
} from '../../../test-support/service.fixtures.ts';
import { openCatalogue, snapshotNow, type Catalogue } from '../catalogue/index.ts';
import type { Design } from '../designs/index.ts';
import { hashPassword } from '@suvarna/passwords/password';
import { tellWatchers } from './tell.ts';
import { dropWatches, markTold, type WatchRow } from './watch.store.ts';
import { data, met } from '../../../test-support/answers.fixtures.ts';

const API = '/api/product/notify_me';
const PASSWORD = 'Waits#2026-pass';
const log = pino({ level: 'silent' });
const clock = () => new Date('2026-11-21T06:00:00Z');

let service: Service;
let hash: string;
/** Catalogues of two processes of the store. */
let one: Catalogue;
let other: Catalogue;

beforeAll(async () => {
  service = await startService('watches', {}, { seeded: 'in part', clock });
  hash = await hashPassword(PASSWORD, CHEAP_PASSWORDS);
  one = service.app.deps.catalogue;
  other = await openCatalogue({ pool: service.pool, log, clock });
});
afterAll(async () => {
  await other.close();
  await service.stop();
});

interface Person {
  readonly email: string;
  readonly token: string;
}
/** @param phone a proven one */
async function person(phone = ''): Promise<Person> {
  const email = `waits-${randomUUID().slice(0, 8)}@example.in`;
  const names = { first_name: 'Meera', last_name: 'Rao', phone_no: phone };
  await addAccount(service.db, {
    email,
    password_hash: hash,
    ...names,
    email_verified_at: new Date(),
    ...(phone !== '' && { phone_verified_at: new Date() }),
  });
  return {
    email,
    token: await service.signedIn({ email, password: PASSWORD }),
  };
}

const add = ({ token }: Person, body: object, headers: Record<string, string> = {}): Promise<Answer> =>
  service.post(`${API}/`, body, { token, headers });
const read = async ({ token }: Person) => data(Watches, await service.get(`${API}/list/`, { token }));
const list = async (who: Person) => (await read(who)).results;
const choose = async ({ token }: Person, email: boolean, sms: boolean, push: boolean): Promise<void> => {
  const body = { topic: 'watches', by: { email, sms, push } };
  const path = '/api/customer/customer_account/notifications/choose/';
  expect((await service.post(path, body, { token })).status).toBe(200);
};
/** A browser of a reader says yes to notices. */
async function allowPush({ email }: Person): Promise<void> {
  await service.pool.query(
    `insert into push_subscriptions (id, endpoint, endpoint_hash, p256dh, auth, topic, locale, customer_id, created_at, renewed_at)
     select gen_random_uuid(), $1::text, sha256(convert_to($1::text, 'UTF8')), 'k', 'a', 'news', 'en', id, now(), now() from customers where email = $2`,
    [`https://push.example/${randomUUID()}`, email],
  );
}

const designs = (): Design[] => [...(one.snapshot()?.byId.values() ?? [])];
function priceOf(
  { product_id: productId, default_size: size }: Design,
  currency: 'INR' | 'GBP' = 'INR',
): number {
  const quote = one.priceOf({ productId, size, currency });
  if (quote.kind !== 'quoted') throw new Error(quote.code);
  return quote.unit.price;
}
let taken = 0;
/** Made for the order: it can always be bought. */
function aDesign(): Design {
  const design = designs().filter(({ product_type: type }) => type === 'made-to-order')[(taken += 1)];
  if (!design) throw new Error('no more designs');
  return design;
}
async function aSoldOutDesign(): Promise<Design> {
  const design = designs().filter(({ product_type: type, stock }) => type === 'ready-to-ship' && stock > 0)[
    (taken += 1)
  ];
  if (!design) throw new Error('no more designs');
  await setStock(design, 0);
  return design;
}
async function setStock({ product_id: id }: Design, pieces: number): Promise<void> {
  await service.pool.query(
    'update stock_levels set on_hand = $2, received = $2 + reserved + sold where product_id = $1',
    [id, pieces],
  );
  await Promise.all([one.refresh(), other.refresh()]);
}
let published = 0;
/** A rate that is so many basis points of the one before. */
async function publish(bp: number): Promise<void> {
  published += 1;
  await service.pool.query(
    `insert into gold_rates (version, effective_from, karat, paise_per_gram, source, published_by)
     select version + 1, $1::timestamptz, karat, paise_per_gram * $2::bigint / 10000, 'test', 'test' from gold_rates
     where version = (select max(version) from gold_rates)`,
    [`2026-11-21T05:00:${String(published).padStart(2, '0')}Z`, bp],
  );
  await Promise.all([one.refresh(), other.refresh()]);
}
const lookRound = async (catalogue = one): Promise<number> =>
  tellWatchers({ db: service.db, catalogue, log, config: service.app.deps.config }, clock());
const mailsTo = async ({
  email,
}: Person): Promise<readonly { readonly kind: string; readonly price: number }[]> => {
  const rows = await service.rows<{ values: { kind: string; price: number } }>(
    `select payload->'values' as values from outbox where type = 'message.email' and payload->>'template' = 'watch' and payload->>'to' = $1 order by key`,
    [email],
  );
  return rows.map(({ values }) => values);
};

/** What left by which way since a reader began to wait. */
const sentBy = async (way: 'message.email' | 'message.sms' | 'push.watch', named: string): Promise<number> =>
  (await service.pool.query('select from outbox where type = $1 and key like $2', [way, `watch:${named}%`]))
    .rowCount ?? 0;

describe('a price that is waited for', () => {
  it('is told once when the rate brings it there, and by one of two processes', async () => {
    const meera = await person();
    const design = aDesign();
    const atMost = Math.floor(priceOf(design) * 0.98);
    const watch = data(
      Watch,
      await add(meera, { product_id: design.product_id, kind: 'price', at_most_paise: atMost }),
    );
    expect(await list(meera)).toEqual([watch]);
    expect(await lookRound()).toBe(0);

    await publish(9_000);
    const told = await Promise.all([lookRound(one), lookRound(other), lookRound(one), lookRound(other)]);
    expect(told.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await mailsTo(meera)).toEqual([
      expect.objectContaining({ kind: 'price', price: priceOf(design) }),
    ]);
    expect(await list(meera)).toEqual([]);

    // Up and down again: a reader who was told waits no more, unless it is asked for again.
    await publish(11_500);
    await publish(8_700);
    expect(await lookRound()).toBe(0);
    expect(await mailsTo(meera)).toHaveLength(1);
  });

  it('is of the currency it was named in', async () => {
    const meera = await person();
    const design = aDesign();
    const abroad = priceOf(design, 'GBP');
    const wish = { product_id: design.product_id, kind: 'price', at_most_paise: abroad - 100 };
    expect(data(Watch, await add(meera, wish, { currency_code: 'GBP' }))).toMatchObject({ currency: 'GBP' });
    // As pounds it is nearly there, as rupees it would never be.
    await publish(9_500);
    expect(await lookRound()).toBe(1);
  });

  it('is refused where it costs no more already, and where no amount is named', async () => {
    const meera = await person();
    const design = aDesign();
    const id = design.product_id;
    expect(await met(add(meera, { product_id: id, kind: 'price', at_most_paise: priceOf(design) }))).toBe(
      '409 WATCH.NOT_NEEDED',
    );
    expect(await met(add(meera, { product_id: id, kind: 'price' }))).toBe('400 REQUEST.INVALID');
    expect(await met(add(meera, { product_id: id, kind: 'stock', at_most_paise: 500 }))).toBe(
      '400 REQUEST.INVALID',
    );
    expect(await met(add(meera, { product_id: 99_999_999, kind: 'stock' }))).toBe(
      '404 CATALOGUE.PRODUCT_NOT_FOUND',
    );
    expect(await met(add(meera, { product_id: id, karat: 9, kind: 'price', at_most_paise: 100 }))).toBe(
      '400 BAG.OPTION_UNAVAILABLE',
    );
  });

  it('takes the place of the one before, of the same piece', async () => {
    const meera = await person();
    const wish = { product_id: aDesign().product_id, kind: 'price' };
    const first = data(Watch, await add(meera, { ...wish, at_most_paise: 10_000 }));
    const second = data(Watch, await add(meera, { ...wish, at_most_paise: 20_000 }));
    expect([second.watch_id, second.at_most_paise]).toEqual([first.watch_id, 20_000]);
    expect(await list(meera)).toEqual([second]);
  });
});

describe('a piece that is sold out', () => {
  it('is told of once when it is back', async () => {
    const meera = await person();
    const design = await aSoldOutDesign();
    await add(meera, { product_id: design.product_id, kind: 'stock' });
    expect(await lookRound()).toBe(0);
    await setStock(design, 2);
    expect(await lookRound()).toBe(1);
    expect(await lookRound(other)).toBe(0);
    expect(await mailsTo(meera)).toMatchObject([{ kind: 'stock' }]);
    // It may be asked for again when it is gone again.
    expect(await met(add(meera, { product_id: design.product_id, kind: 'stock' }))).toBe(
      '409 WATCH.NOT_NEEDED',
    );
    await setStock(design, 0);
    await add(meera, { product_id: design.product_id, kind: 'stock' });
    await setStock(design, 1);
    expect(await lookRound()).toBe(1);
    expect(await mailsTo(meera)).toHaveLength(2);
  });

  it('tells no reader of its price while it cannot be bought', async () => {
    const meera = await person();
    const design = await aSoldOutDesign();
    const atMost = priceOf(design) * 2;
    await add(meera, { product_id: design.product_id, kind: 'price', at_most_paise: atMost });
    expect(await lookRound()).toBe(0);
    await setStock(design, 1);
    expect(await lookRound()).toBe(1);
  });
});

describe('a reader who waits', () => {
  it('is asked once for one key, and waits for so many at most, however many are asked at once', async () => {
    const meera = await person();
    const wish = (design: Design) => ({
      product_id: design.product_id,
      kind: 'price',
      at_most_paise: 10_000,
    });
    const first = aDesign();
    const key = { 'idempotency-key': randomUUID() };
    const [once, again] = [await add(meera, wish(first), key), await add(meera, wish(first), key)];
    expect(again.body.data).toEqual(once.body.data);
    const answers = await Promise.all(
      Array.from({ length: MOST_WATCHES + 5 }, () => add(meera, wish(aDesign()))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(MOST_WATCHES - 1);
    expect(new Set(answers.map(({ body }) => body.code))).toEqual(new Set([undefined, 'WATCH.TOO_MANY']));
    expect(await list(meera)).toHaveLength(MOST_WATCHES);
    // What is waited for already may be changed all the same.
    expect((await add(meera, { ...wish(first), at_most_paise: 20_000 })).status).toBe(200);
  });

  it('takes it back alone', async () => {
    const [meera, arjun] = [await person(), await person()];
    const wish = { product_id: aDesign().product_id, kind: 'price', at_most_paise: 10_000 };
    const { watch_id } = data(Watch, await add(meera, wish));
    const stop = ({ token }: Person) => service.post(`${API}/stop/`, { watch_id }, { token });
    expect(await met(stop(arjun))).toBe('404 WATCH.NOT_FOUND');
    expect(await list(arjun)).toEqual([]);
    expect(data(Watches, await stop(meera)).results).toEqual([]);
    expect(await met(stop(meera))).toBe('404 WATCH.NOT_FOUND');
  });

  it.each([
    ['SMS', [false, true, false], [0, 1, 0]],
    ['push', [false, false, true], [0, 0, 1]],
    ['all there is', [true, true, true], [1, 1, 1]],
  ] as const)('hears by %s where that was chosen', async (_way, [email, sms, push], sent) => {
    taken += 1;
    const meera = await person(`98450${String(10_000 + taken)}`);
    await allowPush(meera);
    await choose(meera, email, sms, push);
    const design = await aSoldOutDesign();
    const { watch_id } = data(Watch, await add(meera, { product_id: design.product_id, kind: 'stock' }));
    expect((await read(meera)).reachable).toBe(true);
    await setStock(design, 1);
    expect(await lookRound()).toBe(1);
    expect([
      await sentBy('message.email', watch_id),
      await sentBy('message.sms', watch_id),
      await sentBy('push.watch', watch_id),
    ]).toEqual(sent);
  });

  it.each([
    ['every way was switched off', false],
    ['only notices of a browser are wanted, and none said yes', true],
  ])('waits on, and is told so, where %s', async (_why, push) => {
    const meera = await person();
    await choose(meera, false, false, push);
    const design = await aSoldOutDesign();
    await add(meera, { product_id: design.product_id, kind: 'stock' });
    await setStock(design, 1);
    expect(await lookRound()).toBe(0);
    expect(await read(meera)).toMatchObject({ results: [{ kind: 'stock' }], reachable: false });
    await choose(meera, true, false, false);
    expect(await lookRound()).toBe(1);
    expect(await mailsTo(meera)).toHaveLength(1);
    expect(await list(meera)).toEqual([]);
  });

  it('is told although one before could not be, and the job says that it failed', async () => {
    const [meera, arjun] = [await person(), await person()];
    const [broken, design] = [await aSoldOutDesign(), await aSoldOutDesign()];
    const { watch_id } = data(Watch, await add(arjun, { product_id: broken.product_id, kind: 'stock' }));
    await add(meera, { product_id: design.product_id, kind: 'stock' });
    // The first of all that are looked at.
    await service.pool.query('update watches set id = $1 where id = $2', [
      '00000000-0000-4000-8000-000000000001',
      watch_id,
    ]);
    await setStock(broken, 1);
    await setStock(design, 1);
    const snapshot = snapshotNow(one);
    const byId = new Map(snapshot.byId);
    byId.get = (id) => {
      if (id === broken.product_id) throw new Error('not of this design');
      return snapshot.byId.get(id);
    };
    const failing: Catalogue = { ...one, snapshot: () => ({ ...snapshot, byId }) };
    await expect(lookRound(failing)).rejects.toThrow('1 customers could not be told.');
    expect([await mailsTo(arjun), await mailsTo(meera)]).toMatchObject([[], [{ kind: 'stock' }]]);
    // It is tried again.
    expect(await lookRound()).toBe(1);
  });

  it('is waited for again from the day it was renewed', async () => {
    const meera = await person();
    const wish = { product_id: aDesign().product_id, kind: 'price', at_most_paise: 10_000 };
    const { watch_id } = data(Watch, await add(meera, wish));
    await service.pool.query(
      `update watches set created_at = created_at - interval '364 days', confirmed_at = confirmed_at - interval '364 days' where id = $1`,
      [watch_id],
    );
    await add(meera, wish);
    const yesterday = new Date(clock().getTime() - 86_400_000);
    await dropWatches(service.db, { told: clock(), open: yesterday, unconfirmed: yesterday });
    expect(await list(meera)).toMatchObject([{ watch_id, created_at: clock().toISOString() }]);
  });

  it('is not told by an amount of one currency read as one of another', async () => {
    const meera = await person();
    const wish = { product_id: aDesign().product_id, kind: 'price', at_most_paise: 100 };
    const { watch_id } = data(Watch, await add(meera, wish));
    const rows = await service.rows<WatchRow>('select * from watches where id = $1', [watch_id]);
    const [before] = rows;
    if (!before) throw new Error('no watch');
    expect(data(Watch, await add(meera, wish, { currency_code: 'GBP' })).watch_id).toBe(watch_id);
    expect(await service.db.transaction().execute((tx) => markTold(tx, before, clock()))).toBeUndefined();
  });
});
