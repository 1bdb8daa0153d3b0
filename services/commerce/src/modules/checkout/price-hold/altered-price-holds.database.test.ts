import { beforeEach, describe, expect, it } from '@jest/globals';
import type { OrderCreated, PriceHold } from '@suvarna/contracts/checkout';
import { pino } from 'pino';
import { Writable } from 'node:stream';
import { fingerprintOf } from '../../../platform/crypto/fingerprint.ts';
import { PLAIN, READY } from '../../../../test-support/catalogue.fixtures.ts';
import { NOON, startCheckout } from '../../../../test-support/orders/checkout.fixtures.ts';
import { met } from '../../../../test-support/answers.fixtures.ts';
import { ofSuite } from '../../../../test-support/service.fixtures.ts';

const harness = ofSuite(() => startCheckout('altered_locks', {}, { log }));
let token: string;
let address: string;
let lock: PriceHold;
const lines: Record<string, unknown>[] = [];
const log = pino(
  { level: 'error' },
  new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(JSON.parse(chunk.toString()) as Record<string, unknown>);
      done();
    },
  }),
);

beforeEach(async () => {
  await harness.reset();
  token = await harness.guest();
  await harness.fill(token, PLAIN);
  await harness.fill(token, READY);
  await harness.applyCoupon(token, 'TENUSES');
  address = await harness.address(token);
  lock = await harness.lock(token, { address_id: address });
  lines.length = 0;
});

const alter = (set: string, ...values: unknown[]) =>
  harness.pool.query(`update price_holds set ${set} where id = $1`, [lock.lock_id, ...values]);
const order = (lockId: string) => harness.order(token, { lock_id: lockId, shipping_address_id: address });
const written = async (): Promise<unknown> => {
  const rows = await harness.rows(
    `select (select count(*)::int from orders where state = 'payment_pending') as orders, (select uses_held::int from coupons where code = 'TENUSES') as held, (select sum(reserved)::int from stock_levels) as reserved`,
  );
  return rows[0];
};
const cheap = async (): Promise<Buffer> => {
  const rows = await harness.rows<{ quote: { totals: object } }>(
    'select quote from price_holds where id = $1',
    [lock.lock_id],
  );
  return fingerprintOf({ ...rows[0]?.quote, totals: { ...rows[0]?.quote.totals, total_payable_paise: 100 } });
};

const CHEAP = `quote = jsonb_set(quote, '{totals,total_payable_paise}', '100')`;

describe('a price hold that was altered in the database', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['its amount', () => alter(CHEAP)],
    ['its amount and the print of it', async () => alter(`${CHEAP}, signature = $2`, await cheap())],
    ['its signature', () => alter(`signature = '\\x00'`)],
    ['its lines, which are none', () => alter(`quote = quote - 'items'`)],
    ['its quote, which is a text', () => alter(`quote = '"x"'`)],
    ['its quote, which is nothing', () => alter(`quote = 'null'`)],
    ['its quote, which is empty', () => alter(`quote = '{}'`)],
    ['what is payable', () => alter('payable = 100')],
    ['what is payable, beyond any number', () => alter('payable = 9223372036854775807')],
    ['its coupon', () => alter(`coupon_code = 'ONCE'`)],
    ['its rates', () => alter('rate_version = 9')],
    ['its bag', () => alter(`bag_fingerprint = '\\x00'`)],
    [
      'its end',
      async () => {
        await alter(`expires_at = '2099-01-01'`);
        harness.now = new Date(NOON.getTime() + 31 * 60_000);
      },
    ],
    ['its end, which never comes', () => alter(`expires_at = 'infinity'`)],
  ])(
    'in %s promises nothing: the price is asked again, nothing is half done, and operators are told',
    async (_what, change) => {
      await change();
      const before = await written();
      expect(await met(harness.get(`/api/payment/payment/options/?lock_id=${lock.lock_id}`, { token }))).toBe(
        '409 CHECKOUT.PRICE_CHANGED',
      );
      const answer = await order(lock.lock_id);
      expect(answer).toMatchObject({ status: 409, body: { code: 'CHECKOUT.PRICE_CHANGED' } });
      expect(await written()).toEqual(before);
      expect(lines).toEqual(
        Array.from({ length: 2 }, () =>
          expect.objectContaining({ level: 50, table: 'price_holds', row: lock.lock_id }),
        ),
      );
      const next = answer.body.data as PriceHold;
      expect(next.totals.total_payable_paise).toBe(lock.totals.total_payable_paise);
      expect((await order(next.lock_id)).body.data as OrderCreated).toMatchObject({
        total_payable_paise: lock.totals.total_payable_paise,
      });
    },
  );

  it('in whose it is promises nothing to anybody', async () => {
    const owner = token;
    token = await harness.guest();
    await harness.fill(token, PLAIN);
    await harness.fill(token, READY);
    await harness.applyCoupon(token, 'TENUSES');
    address = await harness.address(token);
    const own = await harness.lock(token, { address_id: address });
    await harness.pool.query(
      'update price_holds set guest_id = (select guest_id from price_holds where id = $2) where id = $1',
      [lock.lock_id, own.lock_id],
    );
    expect(await met(order(lock.lock_id))).toBe('409 CHECKOUT.PRICE_CHANGED');
    expect(lines).toEqual([expect.objectContaining({ level: 50, table: 'price_holds', row: lock.lock_id })]);
    expect(await met(harness.order(owner, { lock_id: lock.lock_id, shipping_address_id: address }))).toBe(
      '409 CHECKOUT.LOCK_EXPIRED',
    );
  });

  it('and set to be over is over, which is no fault', async () => {
    await alter(`expires_at = '2020-01-01'`);
    expect(await met(order(lock.lock_id))).toBe('409 CHECKOUT.LOCK_EXPIRED');
    expect(lines).toEqual([]);
  });
});
