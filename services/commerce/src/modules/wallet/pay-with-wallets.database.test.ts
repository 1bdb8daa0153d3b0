import { beforeEach, describe, expect, it } from '@jest/globals';
import type { CheckoutTotals } from '@suvarna/contracts/checkout';
import { randomUUID } from 'node:crypto';
import { codeSentTo } from '../../../test-support/identity.fixtures.ts';
import { NEW_DEVICE } from '../../../test-support/templates.fixtures.ts';
import { DEMO_CUSTOMER } from '../identity/index.ts';
import { checkLedger } from '../ledger/check.ts';
import { NOON } from '../../../test-support/orders/checkout.fixtures.ts';
import { later, startWallets } from './wallets.fixtures.ts';
import { met } from '../../../test-support/answers.fixtures.ts';
import { ofSuite } from '../../../test-support/service.fixtures.ts';

/** One piece with stones, ₹51,845. */
const PRICE = 5_184_500;
const shop = ofSuite(() => startWallets('pay_with_wallets'));
beforeEach(async () => {
  shop.now = NOON;
  await shop.emptyBag();
});
const totals = (): Promise<CheckoutTotals> => shop.read('/api/customer/cart/totals/', { token: shop.token });
const offer = async (kind: string, query = '') =>
  (await shop.tenders(query)).find((one) => one.kind === kind);

describe('the bag of a customer', () => {
  it('lists the wallets that hold something, in the order in which they pay, and what each would pay', async () => {
    expect(await shop.tenders()).toEqual([]);
    await shop.give('credits', 300_000, { expiresAt: null });
    await shop.give('promotional', 200_000);
    await shop.give('gold-coin', 70_000);
    await shop.give('diamond-gemstone', 100_000);
    expect(await shop.tenders()).toMatchObject([
      {
        kind: 'promotional',
        name: 'Promotional credits',
        units: 200_000,
        balance_paise: 200_000,
        used: false,
        pays_paise: 200_000,
        refusal: '',
      },
      {
        kind: 'gold-coin',
        name: 'Gold coin wallet',
        units: 70_000,
        balance_paise: 70_000,
        used: false,
        pays_paise: 0,
        refusal: 'CREDITS.OTHER_GOODS',
      },
      expect.objectContaining({ kind: 'diamond-gemstone', pays_paise: 100_000 }),
      expect.objectContaining({ kind: 'credits', pays_paise: 300_000 }),
    ]);
  });

  it('is paid with those that are switched on, after tax', async () => {
    for (const kind of ['credits', 'promotional', 'diamond-gemstone'])
      expect((await shop.use(kind)).status).toBe(200);
    expect(await totals()).toMatchObject({
      total_paise: PRICE,
      tenders: [
        { kind: 'promotional', amount_paise: 200_000 },
        { kind: 'diamond-gemstone', amount_paise: 100_000 },
        { kind: 'credits', amount_paise: 300_000 },
      ],
      total_payable_paise: PRICE - 600_000,
    });
    await shop.use('credits', false);
    expect((await totals()).tenders.map(({ kind }) => kind)).toEqual(['promotional', 'diamond-gemstone']);
  });

  it('is not paid with a wallet for other goods, with nothing, or with an unknown kind', async () => {
    expect(await shop.use('gold-coin')).toMatchObject({
      status: 400,
      body: { code: 'CREDITS.OTHER_GOODS', msg: 'The gold coin wallet pays for gold coins only.' },
    });
    expect(await met(shop.use('plain-gold'))).toBe('400 CREDITS.OTHER_GOODS');
    expect(await met(shop.use('shells'))).toBe('404 WALLET.TENDER_NOT_FOUND');
    expect((await totals()).tenders).toEqual([]);
  });

  it('is not paid at the door with any of them', async () => {
    expect(await offer('promotional', '?payment_mode=cod')).toMatchObject({
      refusal: 'CREDITS.MODE_NOT_ALLOWED',
    });
    expect((await shop.use('promotional', true, { payment_mode: 'cod' })).status).toBe(400);
    expect(await shop.use('credits', true, { payment_mode: 'cod' })).toMatchObject({
      status: 400,
      body: { msg: 'Credits: not applicable for this payment mode' },
    });
  });

  it('is only paid with promotional credits from its minimum on', async () => {
    const { unitPaise } = shop.fakeStock;
    shop.fakeStock.unitPaise = 999_900;
    try {
      expect(await offer('promotional')).toMatchObject({ refusal: 'CREDITS.BELOW_MINIMUM' });
    } finally {
      shop.fakeStock.unitPaise = unitPaise;
    }
  });

  it('says the names of wallets in Hindi to who reads Hindi', async () => {
    expect((await shop.tenders('?lang=hi'))[0]?.name).toBe('प्रमोशनल क्रेडिट');
    const { body } = await shop.use('credits', true, { lang: 'hi' });
    expect((body.data as { tenders: { name: string }[] }).tenders.at(-1)?.name).toBe('क्रेडिट');
    await shop.use('credits', false);
  });
});

describe('an order that is paid with wallets', () => {
  it('waits for a code in a browser that the account does not know, and goes on with the same key', async () => {
    await shop.use('credits');
    const known = shop.token;
    await shop.signIn({ 'user-agent': NEW_DEVICE });
    const { token } = shop;
    const held = await shop.balance('credits');
    const address = await shop.home(known);
    const { lock_id } = await shop.lock(token, { address_id: address });
    const key = { 'idempotency-key': randomUUID() };
    const order = (): ReturnType<typeof shop.order> =>
      shop.order(token, { lock_id, shipping_address_id: address }, key);
    expect(await met(order())).toBe('409 SESSION.PROOF_REQUIRED');
    expect(await shop.balance('credits')).toBe(held);
    const proof = '/api/customer/customer_account/proof/';
    await shop.post(`${proof}send/`, {}, { token });
    const otp = await codeSentTo(shop, `91-${DEMO_CUSTOMER.phone}`);
    expect((await shop.post(`${proof}give/`, { otp }, { token })).status).toBe(200);
    const made = await order();
    expect(made.status).toBe(200);
    expect(await shop.balance('credits')).toBe(0);
    await shop.callOff(made.body.data);
    await shop.use('credits', false);
  });

  it('holds them, gives them back when it is called off, money first and each to its own wallet', async () => {
    await shop.use('promotional');
    await shop.use('credits');
    const order = await shop.buy();
    expect([await shop.balance('promotional'), await shop.balance('credits')]).toEqual([0, 0]);
    // A shopper who comes back to the unpaid bag still has what waits for it.
    expect(await offer('credits')).toMatchObject({ units: 300_000, used: true });
    await shop.pay(order);
    shop.now = later(2);
    const refund = await shop.callOff(order);
    expect(refund.tenders.map(({ tender, amount_paise: paise }) => [tender, paise])).toEqual([
      ['bank', PRICE - 500_000],
      ['credits', 300_000],
      ['promotional', 200_000],
    ]);
    expect([await shop.balance('promotional'), await shop.balance('credits')]).toEqual([200_000, 300_000]);
    // Never as money, and never shorter than it had: here its own expiry is the later one.
    expect([
      await shop.balance('promotional', later(89)),
      await shop.balance('promotional', later(90)),
    ]).toEqual([200_000, 0]);
  });

  it('gives promotional credits thirty days more where theirs are nearly over', async () => {
    await shop.give('promotional', 50_000, { expiresAt: later(1) });
    await shop.use('promotional');
    const order = await shop.buy();
    await shop.pay(order);
    shop.now = later(3);
    await shop.callOff(order);
    expect([
      await shop.balance('promotional', later(32)),
      await shop.balance('promotional', later(34)),
      await shop.balance('promotional', later(91)),
    ]).toEqual([250_000, 200_000, 0]);
  });

  it('that is paid whole with credits needs no money, and closes as a sale', async () => {
    await shop.give('credits', PRICE, { expiresAt: null });
    await shop.use('credits');
    const order = await shop.buy();
    expect(order).toMatchObject({ total_payable_paise: 0, state: 'placed' });
    for (const to of ['confirmed', 'quality_check', 'ready', 'shipped', 'out_for_delivery', 'delivered'])
      await shop.staff('order/transition/', { order_no: order.order_no, to });
    shop.now = later(20);
    expect((await shop.staff('order/transition/', { order_no: order.order_no, to: 'closed' })).status).toBe(
      200,
    );
    const rows = await shop.rows(`select balance from ledger_accounts where code = $1`, [
      `order:${order.order_no}:credits-value:INR`,
    ]);
    expect(rows).toEqual([{ balance: 0 }]);
  });
});

it('all of it leaves the books balanced', async () => {
  const { undecidedHolds: _waiting, ...sums } = await checkLedger(shop.db, NOON);
  expect(Object.values(sums)).toEqual(Object.values(sums).map(() => 0));
});
