import { beforeAll, describe, expect, it } from '@jest/globals';
import { GuestWatch, GuestWatchSent } from '@suvarna/contracts/watches';
import { until } from '@suvarna/testing/until';
import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { MESSAGE_TEMPLATES } from '../../message-templates.ts';
import { renderEmail, shopAt } from '../../platform/notifications/render.ts';
import { CONTACT } from '../../../test-support/contact.fixtures.ts';
import type { StoredMessage } from '../../platform/notifications/notify.ts';
import { ofSuite, startService, type Answer } from '../../../test-support/service.fixtures.ts';
import type { Design } from '../designs/index.ts';
import { forgetUnanswered } from './quiet-addresses.ts';
import { tokenOf } from './guest-link.ts';
import { watchData } from './personal-data.ts';
import { tellWatchers } from './tell.ts';
import { dropWatches, lockOwner, ofAddress } from './watch.store.ts';
import { data, met } from '../../../test-support/answers.fixtures.ts';
import { addAccount, customerIdOf } from '../../../test-support/identity.fixtures.ts';

const API = '/api/product/notify_me/guest';
const log = pino({ level: 'silent' });
let now = new Date('2026-11-21T06:00:00Z');
const clock = () => now;
const shop = shopAt('https://shop.example', CONTACT);

const service = ofSuite(() => startService('guest_watches', {}, { seeded: 'in part', clock }));
let guest: string;
beforeAll(async () => {
  guest = await service.guest();
});

let address = 0;
/** Each from a place of its own: what one is refused is nothing to the next. */
const post = (path: string, body: object, token = guest): Promise<Answer> =>
  service.post(`${API}/${path}`, body, { token });
const add = async (body: object): Promise<Answer> => post('', body, await service.guest());
const lookRound = (): Promise<number> =>
  tellWatchers(
    { db: service.db, catalogue: service.app.deps.catalogue, log, config: service.app.deps.config },
    clock(),
  );

async function lettersTo(email: string) {
  const rows = await service.rows<{ payload: StoredMessage }>(
    `select payload from outbox where type = 'message.email' and payload->>'to' = $1 order by created_at`,
    [email],
  );
  return rows.map(({ payload }) => ({ ...payload, ...renderEmail(MESSAGE_TEMPLATES, payload, shop) }));
}
const newAddress = (): string => `waits-${randomUUID().slice(0, 8)}@example.in`;
const tokenIn = (text: string): string => /\/notify-me\/\?token=(\S+)/.exec(text)?.[1] ?? '';

async function setStock({ product_id: id }: Design, stock: number): Promise<void> {
  await service.pool.query(
    'update stock_levels set on_hand = $2, received = $2 + reserved + sold where product_id = $1',
    [id, stock],
  );
  await service.app.deps.catalogue.refresh();
}
async function aSoldOutDesign(): Promise<Design> {
  const designs = [...(service.app.deps.catalogue.snapshot()?.byId.values() ?? [])];
  const design = designs.filter(({ product_type: type, stock }) => type === 'ready-to-ship' && stock > 0)[
    (address += 1)
  ];
  if (!design) throw new Error('no more designs');
  await setStock(design, 0);
  return design;
}
function madeToOrder(): Design {
  const design = [...(service.app.deps.catalogue.snapshot()?.byId.values() ?? [])].find(
    ({ product_type: type }) => type === 'made-to-order',
  );
  if (!design) throw new Error('no design is made to order');
  return design;
}
const wishFor = ({ product_id }: Design, email: string) => ({ product_id, kind: 'stock', email });

/** Asks, and follows the link of the letter. @returns its token */
async function askAndConfirm(design: Design, email: string): Promise<string> {
  expect((await add(wishFor(design, email))).status).toBe(200);
  const letter = (await lettersTo(email)).at(-1);
  const token = tokenIn(letter?.text ?? '');
  expect(data(GuestWatch, await post('confirm/', { token }))).toMatchObject({ state: 'waiting' });
  return token;
}

describe('an address without an account', () => {
  it('is asked first, and told once when it has said yes', async () => {
    const email = newAddress();
    const design = await aSoldOutDesign();
    const asked = await add({ ...wishFor(design, email), email: ` ${email.toUpperCase()} ` });
    expect(data(GuestWatchSent, asked)).toEqual({ sent_to: email });
    const [letter, ...others] = await lettersTo(email);
    expect(others).toEqual([]);
    expect(letter?.text).toContain(design.title);
    const token = tokenIn(letter?.text ?? '');
    const details = `${API}/details/?token=${token}`;
    expect(data(GuestWatch, await service.get(details))).toMatchObject({
      state: 'asked',
      watch: { product_id: design.product_id },
    });

    // No reader is told without a yes, and looking is none: mail programmes follow links, too.
    await setStock(design, 1);
    expect(await lookRound()).toBe(0);
    await setStock(design, 0);
    expect(data(GuestWatch, await post('confirm/', { token })).state).toBe('waiting');
    expect(data(GuestWatch, await post('confirm/', { token })).state).toBe('waiting');
    expect(await lookRound()).toBe(0);
    await setStock(design, 2);
    const [here, there] = await Promise.all([lookRound(), lookRound()]);
    expect(here + there).toBe(1);
    expect(await lookRound()).toBe(0);
    const told = (await lettersTo(email)).slice(1);
    expect(told).toHaveLength(1);
    expect(told[0]?.text).toContain(`${design.title} is back in stock`);
    expect(data(GuestWatch, await service.get(details)).state).toBe('told');
  });

  it('hears no more by one click in its mail programme, without a session', async () => {
    const email = newAddress();
    const design = await aSoldOutDesign();
    await askAndConfirm(design, email);
    const { unsubscribe = '' } = (await lettersTo(email)).at(-1) ?? {};
    const { origin, pathname, search } = new URL(unsubscribe);
    expect(origin).toBe('https://shop.example');
    const click = () =>
      service.app.http.inject({
        method: 'POST',
        url: pathname + search,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
      });
    expect((await click()).json()).toMatchObject({ data: { stopped: 1 } });
    expect((await click()).json()).toMatchObject({ status_code: 200, data: { stopped: 0 } });
    await setStock(design, 1);
    expect(await lookRound()).toBe(0);
    expect(await lettersTo(email)).toHaveLength(1);
  });

  it.each(['multipart/form-data; boundary=x', 'application/x-www-form-urlencoded'])(
    'is heard when its programme sends %s (RFC 8058), also by a letter about what is over',
    async (type) => {
      const email = newAddress();
      const design = madeToOrder();
      const wish = { product_id: design.product_id, kind: 'price', email };
      await add({ ...wish, at_most_paise: 20_000 });
      await post('confirm/', { token: tokenIn((await lettersTo(email))[0]?.text ?? '') });
      // Another price of the same piece takes the place of the first.
      await add({ ...wish, at_most_paise: 100 });
      const [first, second] = await lettersTo(email);
      await post('confirm/', { token: tokenIn(second?.text ?? '') });
      const { pathname, search } = new URL(first?.unsubscribe ?? '');
      const answer = await service.app.http.inject({
        method: 'POST',
        url: pathname + search,
        headers: { 'content-type': type },
        payload: type.startsWith('multipart')
          ? '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n'
          : 'List-Unsubscribe=One-Click',
      });
      expect(answer.json()).toMatchObject({ status_code: 200, data: { stopped: 1 } });
    },
  );

  it('says yes and no by the forms of its page where no script runs, from that page alone', async () => {
    const email = newAddress();
    const design = madeToOrder();
    await add({ product_id: design.product_id, kind: 'price', email, at_most_paise: 20_000 });
    const token = tokenIn((await lettersTo(email))[0]?.text ?? '');
    const send = (answer: string, headers: Record<string, string> = {}) =>
      service.app.http.inject({
        method: 'POST',
        url: `${API}/form/`,
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          'sec-fetch-site': 'same-origin',
          ...headers,
        },
        payload: new URLSearchParams({ token, answer, lang: 'hi' }).toString(),
      });
    const state = async () =>
      ((await service.get(`${API}/details/?token=${token}`)).body.data as { readonly state?: string } | null)
        ?.state;
    expect((await send('yes', { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(400);
    expect((await send('maybe')).statusCode).toBe(400);
    expect(await state()).toBe('asked');
    for (const time of ['once', 'twice']) {
      const answer = await send('yes');
      expect([time, answer.statusCode, answer.headers.location]).toEqual([
        time,
        303,
        `/hi/notify-me/?token=${token}&answer=yes`,
      ]);
      expect(answer.headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' });
      expect(await state()).toBe('waiting');
    }
    expect((await send('no')).headers.location).toBe(`/hi/notify-me/?token=${token}&answer=no`);
    expect(await state()).toBeUndefined();
    // The link leads to nothing any more, which its page says.
    expect((await send('yes')).statusCode).toBe(303);
    expect(await state()).toBeUndefined();
  });

  it('comes to the page that asks when its programme opens the address, and nothing ends by that', async () => {
    const email = newAddress();
    await askAndConfirm(await aSoldOutDesign(), email);
    const { unsubscribe = '' } = (await lettersTo(email)).at(-1) ?? {};
    const { pathname, search, searchParams } = new URL(unsubscribe);
    const opened = await service.app.http.inject({ url: pathname + search });
    const page = new URL(String(opened.headers.location));
    expect([opened.statusCode, page.pathname, page.searchParams.get('token')]).toEqual([
      303,
      '/notify-me/',
      searchParams.get('token'),
    ]);
    expect(opened.headers['referrer-policy']).toBe('no-referrer');
    const token = searchParams.get('token') ?? '';
    expect(data(GuestWatch, await service.get(`${API}/details/?token=${token}`)).state).toBe('waiting');
    // A reader who sees the link does not see whose it is.
    expect(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()).not.toContain(email);
  });

  it('that never answers is written to five times in thirty days, by however many, in however many spellings', async () => {
    const [box, domain] = newAddress().split('@');
    const design = madeToOrder();
    const answers: Answer[] = [];
    const start = now;
    for (let each = 0; each < 8; each += 1) {
      now = new Date(now.getTime() + 86_400_000);
      answers.push(
        await add({
          product_id: design.product_id,
          kind: 'price',
          at_most_paise: 100 + each,
          email: `${String(box)}${each % 2 === 0 ? '' : `+${String(each)}`}@${String(domain)}`,
        }),
      );
    }
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
    now = new Date(start.getTime() + 32 * 86_400_000);
    const email = `${String(box)}@${String(domain)}`;
    expect((await add(wishFor(await aSoldOutDesign(), email))).status).toBe(200);
    now = start;
  });

  it('may say yes to one at the moment it asks for another', async () => {
    const email = newAddress();
    await add(wishFor(await aSoldOutDesign(), email));
    const design = await aSoldOutDesign();
    const isWaiting = async (): Promise<boolean> =>
      (
        await service.pool.query(
          `select from pg_locks where locktype = 'advisory' and not granted
             and database = (select oid from pg_database where datname = current_database())`,
        )
      ).rowCount === 1;
    // As a yes does: it holds the address, and then forgets what was sent in vain.
    const asked = await service.db.transaction().execute(async (tx) => {
      await lockOwner(tx, ofAddress(email));
      const answer = add(wishFor(design, email));
      await until(isWaiting, 'the call that asks');
      await forgetUnanswered(tx, service.app.deps, email);
      return { answer };
    });
    expect((await asked.answer).status).toBe(200);
  });

  it('that says yes may ask for more', async () => {
    const email = newAddress();
    const start = now;
    for (let each = 0; each < 7; each += 1) {
      await askAndConfirm(await aSoldOutDesign(), email);
      now = new Date(now.getTime() + 86_400_000);
    }
    now = start;
  });

  it('that said no is not asked again, though a stranger types it, and no stranger learns of it', async () => {
    const email = newAddress();
    const design = await aSoldOutDesign();
    await add(wishFor(design, email));
    const token = tokenIn((await lettersTo(email))[0]?.text ?? '');
    expect((await post('stop/', { token })).body.data).toEqual({ stopped: 1 });
    expect(data(GuestWatchSent, await add(wishFor(design, email)))).toEqual({ sent_to: email });
    expect(await lettersTo(email)).toHaveLength(1);
    expect(await met(post('confirm/', { token }))).toBe('404 WATCH.NOT_FOUND');
  });

  it('is written to three times a day at most, and what is refused is kept nowhere', async () => {
    const email = newAddress();
    const answers: Answer[] = [];
    for (let each = 0; each < 5; each += 1) answers.push(await add(wishFor(await aSoldOutDesign(), email)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429, 429]);
    expect(await lettersTo(email)).toHaveLength(3);
    const { rowCount } = await service.pool.query('select from watches where email = $1', [email]);
    expect(rowCount).toBe(3);
  });

  it('keeps what it said yes to when a stranger asks for another price of the same piece', async () => {
    const email = newAddress();
    const design = madeToOrder();
    const wish = { product_id: design.product_id, kind: 'price', email };
    await add({ ...wish, at_most_paise: 20_000 });
    const first = tokenIn((await lettersTo(email))[0]?.text ?? '');
    await post('confirm/', { token: first });
    await add({ ...wish, at_most_paise: 100 });
    expect(data(GuestWatch, await service.get(`${API}/details/?token=${first}`))).toMatchObject({
      state: 'waiting',
      watch: { at_most_paise: 20_000 },
    });
    // By its owner it takes the place of the first.
    const second = tokenIn((await lettersTo(email)).at(-1)?.text ?? '');
    await post('confirm/', { token: second });
    const rows = await service.rows('select at_most from watches where email = $1', [email]);
    expect(rows).toEqual([{ at_most: 100 }]);
  });

  it('says yes to the price of its letter, whatever a stranger asked for in the meantime', async () => {
    const email = newAddress();
    // Letters of the tests before this one came from the same place.
    await service.pool.query(`delete from allowances where name like 'watch-address:%'`);
    const wish = { product_id: madeToOrder().product_id, kind: 'price', email };
    await add({ ...wish, at_most_paise: 20_000 });
    const token = tokenIn((await lettersTo(email))[0]?.text ?? '');
    await add({ ...wish, at_most_paise: 100 });
    const said = { watch: { at_most_paise: 20_000 } };
    expect(data(GuestWatch, await service.get(`${API}/details/?token=${token}`))).toMatchObject(said);
    expect(data(GuestWatch, await post('confirm/', { token }))).toMatchObject(said);
    const rows = await service.rows('select at_most from watches where email = $1', [email]);
    expect(rows).toEqual([{ at_most: 20_000 }]);
  });

  it('is forgotten after thirty days without a yes, and waits for a year with one', async () => {
    const [silent, waiting] = [newAddress(), newAddress()];
    await add(wishFor(await aSoldOutDesign(), silent));
    await askAndConfirm(await aSoldOutDesign(), waiting);
    const left = () => service.column('select email from watches where email = any($1)', [[silent, waiting]]);
    const day = 86_400_000;
    const cleanup = (days: number) => {
      const before = (of: number) => new Date(now.getTime() + (days - of) * day);
      return dropWatches(service.db, { told: before(30), open: before(365), unconfirmed: before(30) });
    };
    await cleanup(29);
    expect(await left()).toHaveLength(2);
    await cleanup(31);
    expect(await left()).toEqual([waiting]);
    await cleanup(366);
    expect(await left()).toEqual([]);
  });

  it('is in the copy of an account that has proven it, and goes with it', async () => {
    const [email, other] = [newAddress(), newAddress()];
    const design = await aSoldOutDesign();
    // Letters of the tests before this one came from the same place.
    await service.pool.query(`delete from allowances where name like 'watch-address:%'`);
    for (const each of [email, other]) await askAndConfirm(design, each);
    await addAccount(service.db, { email, email_verified_at: now });
    await service.db.transaction().execute(async (tx) => {
      const id = await customerIdOf(tx, email);
      expect(await watchData.collect?.(tx, id)).toMatchObject({
        watches: [],
        watches_by_email: [{ email, kind: 'stock', product_id: design.product_id }],
      });
      await watchData.erase?.(tx, id, now);
    });
    const rows = await service.rows('select email from watches where email = any($1)', [[email, other]]);
    expect(rows).toEqual([{ email: other }]);
  });

  it('may be as long as addresses are, and its link is still one of ours', async () => {
    const email = `${'a'.repeat(64)}@${'b'.repeat(61)}.${'c'.repeat(61)}.${'d'.repeat(60)}.in`;
    await askAndConfirm(await aSoldOutDesign(), email);
  });

  it('has to be one, and its link one of ours', async () => {
    const design = await aSoldOutDesign();
    expect(await met(add(wishFor(design, 'no-address')))).toBe('400 REQUEST.INVALID');
    expect(
      await met(
        post('confirm/', {
          token: tokenOf('another secret', { id: randomUUID(), email: newAddress() }),
        }),
      ),
    ).toBe('404 WATCH.NOT_FOUND');
    now = new Date(now.getTime() + 1);
    expect((await service.get(`${API}/details/?token=x`)).status).toBe(400);
  });
});
