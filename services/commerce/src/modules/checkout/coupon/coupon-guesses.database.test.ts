import { beforeEach, describe, expect, it } from '@jest/globals';
import { startCheckout } from '../../../../test-support/orders/checkout.fixtures.ts';
import { accessTokenOf, codeSentTo } from '../../../../test-support/identity.fixtures.ts';
import { ofSuite } from '../../../../test-support/service.fixtures.ts';

const harness = ofSuite(() => startCheckout('coupon-guesses'));
beforeEach(async () => {
  await harness.reset();
  await harness.pool.query('delete from allowances');
});

const HERE = '203.0.113.1';
async function apply(token: string, code: string, address = HERE): Promise<readonly [number, string]> {
  const { status, body } = await harness.post(
    '/api/coupon/coupon/apply/',
    { code },
    { token, headers: { 'x-forwarded-for': address } },
  );
  return [status, body.code ?? ''];
}
const WRONG = [400, 'COUPON.INVALID'] as const;
const TOO_MANY = [429, 'REQUEST.TOO_MANY'] as const;
const RIGHT = [200, ''] as const;

async function guestWithBag(): Promise<string> {
  const token = await harness.guest();
  await harness.fill(token);
  return token;
}
async function customerWithBag(): Promise<string> {
  const phone = '91-9845098450';
  const guest = await harness.guest();
  await harness.post('/api/customer/customer_otp/', { customer_telephone: phone }, { token: guest });
  const token = accessTokenOf(
    await harness.post(
      '/api/customer/customer_verify_otp/',
      { customer_telephone: phone, otp: await codeSentTo(harness, phone) },
      { token: guest },
    ),
  );
  await harness.fill(token);
  return token;
}
/** Strangers behind one address use up what it may guess. */
async function guessAll(address = HERE): Promise<void> {
  for (let guests = 0; guests < 6; guests += 1) {
    const stranger = await harness.guest();
    for (let guess = 0; guess < 10; guess += 1)
      expect(await apply(stranger, `NOSUCH${guess}`, address)).toEqual(WRONG);
  }
}

describe('guessing coupons', () => {
  it('ends after ten wrong ones, for the one who guesses and for no other shopper', async () => {
    const [guesser, other] = [await guestWithBag(), await guestWithBag()];
    for (let guess = 0; guess < 10; guess += 1) expect(await apply(guesser, `NOSUCH${guess}`)).toEqual(WRONG);
    expect(await apply(guesser, 'FLAT')).toEqual(TOO_MANY);
    expect(await apply(other, 'FLAT')).toEqual(RIGHT);
  });

  it('ends for an address after sixty wrong ones; an account there is heard, and so is every other address', async () => {
    const [customer, guest] = [await customerWithBag(), await guestWithBag()];
    await guessAll();
    expect(await apply(guest, 'FLAT')).toEqual(TOO_MANY);
    expect(await apply(guest, 'FLAT', '198.51.100.1')).toEqual(RIGHT);
    expect(await apply(customer, 'FLAT')).toEqual(RIGHT);
    // Three slips of its own are heard as well, and no more.
    for (let slip = 0; slip < 3; slip += 1) expect(await apply(customer, `NOSUCH${slip}`)).toEqual(WRONG);
    expect(await apply(customer, 'FLAT')).toEqual(TOO_MANY);
  });

  it('is not what a shopper does who knows a coupon, whether or not it is for their bag', async () => {
    const [shopper, empty] = [await guestWithBag(), await harness.guest()];
    await harness.pool.query(`update coupons set uses_limit = 0 where code = 'TENUSES'`);
    for (let time = 0; time < 61; time += 1) expect(await apply(shopper, 'FLAT')).toEqual(RIGHT);
    for (let time = 0; time < 11; time += 1) {
      expect(await apply(empty, 'FLAT')).toEqual([400, 'COUPON.NOT_APPLICABLE']);
      expect(await apply(shopper, 'TENUSES')).toEqual([409, 'COUPON.EXHAUSTED']);
    }
    const rows = await harness.rows(`select name from allowances where name like 'coupon%'`);
    expect(rows).toEqual([]);
  });
});
