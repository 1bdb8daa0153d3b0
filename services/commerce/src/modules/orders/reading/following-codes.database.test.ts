import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Tracked } from '@suvarna/contracts/orders';
import { startCheckout } from '../../../../test-support/orders/checkout.fixtures.ts';
import { accessTokenOf, codeSentTo, otherThan } from '../../../../test-support/identity.fixtures.ts';
import { ofSuite, type Answer } from '../../../../test-support/service.fixtures.ts';
import { met, dataOf } from '../../../../test-support/answers.fixtures.ts';

const harness = ofSuite(() => startCheckout('following-codes'));
let orderNo: string;
beforeAll(async () => {
  const { order } = await harness.waiting();
  await harness.pay(order);
  orderNo = order.order_no;
});
beforeEach(async () => {
  harness.now = new Date(harness.now.getTime() + 86_400_000);
  await harness.pool.query('delete from allowances');
  await harness.pool.query('delete from outbox');
});

const CONTACT = 'asha@example.in';
const TOKEN = { tracking_token: expect.stringMatching(/^[\w-]{43}$/) };

interface Browser {
  readonly address: string;
  readonly token?: string;
}
const call = ({ address, token }: Browser, body: object): Promise<Answer> =>
  harness.post(
    '/api/order/order/track/',
    { order_no: orderNo, contact: CONTACT, ...body },
    { ...(token !== undefined && { token }), headers: { 'x-forwarded-for': address } },
  );
/** @returns the code that was sent */
async function ask(browser: Browser): Promise<string> {
  expect(dataOf(await call(browser, {}))).toMatchObject({ sent: true });
  return codeSentTo(harness, CONTACT);
}
const type = (browser: Browser, otp: string): Promise<Answer> => call(browser, { otp });
const follows = async (browser: Browser, otp: string): Promise<void> => {
  expect((await type(browser, otp)).body.data as Tracked).toMatchObject(TOKEN);
};
const pass = (seconds: number): void => {
  harness.now = new Date(harness.now.getTime() + seconds * 1_000);
};
const aGuest = async (address: string): Promise<Browser> => ({ address, token: await harness.guest() });

describe('a code for following an order', () => {
  it.each<[string, () => Promise<Browser>, () => Promise<Browser>]>([
    ['in another browser', () => aGuest('203.0.113.1'), () => aGuest('198.51.100.1')],
    ['in another browser behind the same address', () => aGuest('203.0.113.1'), () => aGuest('203.0.113.1')],
    ['without a session', () => aGuest('203.0.113.1'), async () => ({ address: '198.51.100.1' })],
    [
      'elsewhere, both without a session',
      async () => ({ address: '203.0.113.1' }),
      async () => ({ address: '198.51.100.1' }),
    ],
  ])('stays good when a stranger asks for more of them %s', async (_where, owner, stranger) => {
    const [here, there] = [await owner(), await stranger()];
    const code = await ask(here);
    for (let time = 0; time < 3; time += 1) {
      pass(31);
      await ask(there);
    }
    await follows(here, code);
    expect(await met(type(here, code))).toBe('400 OTP.WRONG');
  });

  it('outlives what strangers guess, whose own tries end', async () => {
    const owner = await aGuest('203.0.113.1');
    const code = await ask(owner);
    for (const place of ['203.0.113.1', '198.51.100.1', '198.51.100.2', '198.51.100.3', '198.51.100.4']) {
      pass(31);
      const stranger = await aGuest(place);
      const theirs = await ask(stranger);
      const told: string[] = [];
      for (let guess = 0; guess < 6; guess += 1)
        told.push((await type(stranger, otherThan(theirs))).body.code ?? '');
      expect(told).toEqual([...Array<string>(4).fill('OTP.WRONG'), 'OTP.LOCKED', 'OTP.LOCKED']);
      // Who never asked for one has none to guess.
      expect((await type(await aGuest(place), otherThan(code))).body.code).toBe('OTP.WRONG');
    }
    await follows(owner, code);
  });

  it('is right in the browser that asked for it, from wherever, and in no other', async () => {
    const owner = await aGuest('203.0.113.1');
    const code = await ask(owner);
    const stranger = await aGuest('203.0.113.1');
    for (const other of [stranger, { address: '203.0.113.1' }])
      expect(await met(type(other, code))).toBe('400 OTP.WRONG');
    await follows({ ...owner, address: '192.0.2.77' }, code);
  });

  it('is guessed at five times however many guess at once; then there is none for a quarter of an hour', async () => {
    const browser = await aGuest('203.0.113.1');
    const code = await ask(browser);
    const answers = await Promise.all(Array.from({ length: 12 }, () => type(browser, otherThan(code))));
    expect(answers.filter(({ body }) => body.code === 'OTP.WRONG')).toHaveLength(4);
    expect(answers.filter(({ body }) => body.code === 'OTP.LOCKED')).toHaveLength(8);
    pass(31);
    for (const body of [{ otp: code }, {}])
      expect(await call(browser, body)).toMatchObject({ body: { code: 'OTP.LOCKED' } });
    pass(900);
    await follows(browser, await ask(browser));
  });

  it('asks a login whose token had its minutes for another token, and takes the code then', async () => {
    const phone = '91-9845098450';
    const guest = await harness.guest();
    await harness.post('/api/customer/customer_otp/', { customer_telephone: phone }, { token: guest });
    const signedIn = await harness.post(
      '/api/customer/customer_verify_otp/',
      { customer_telephone: phone, otp: await codeSentTo(harness, phone) },
      { token: guest },
    );
    const login = { address: '203.0.113.1', token: accessTokenOf(signedIn) };
    const code = await ask(login);
    const shown = harness.now;
    await harness.pool.query(`update sessions set expires_at = $1 where customer_id is not null`, [shown]);
    expect(await met(type(login, code))).toBe('401 SESSION.TOKEN_EXPIRED');
  });

  it('follows an order that kept its phone in another spelling, before there was one', async () => {
    await harness.pool.query(`update orders set buyer_phone = '44-07911153090' where order_no = $1`, [
      orderNo,
    ]);
    const browser = await aGuest('203.0.113.1');
    const contact = '+44 7911 153090';
    expect((await call(browser, { contact })).status).toBe(200);
    const otp = await codeSentTo(harness, '44-7911153090');
    expect((await call(browser, { contact, otp })).body.data as Tracked).toMatchObject(TOKEN);
  });
});
