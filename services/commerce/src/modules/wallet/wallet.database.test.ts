import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { CheckoutTotals } from '@suvarna/contracts/checkout';
import type { Login } from '@suvarna/contracts/bag';
import type { WalletStatement } from '@suvarna/contracts/wallet';
import { findCustomerByEmail } from '../identity/records/customer.store.ts';
import { DEMO_CUSTOMER } from '../identity/account/demo-customer.ts';
import { holdCoins } from '../loyalty/coins.ts';
import { giveWelcomeCoins } from '../loyalty/welcome-coins.ts';
import { PLAIN } from '../../../test-support/catalogue.fixtures.ts';
import { addDemoCustomer } from '../../../test-support/identity.fixtures.ts';
import { ofSuite, startService } from '../../../test-support/service.fixtures.ts';
import { met } from '../../../test-support/answers.fixtures.ts';

const STATEMENT = '/api/wallet/wallettransaction/get_customer_wallet_txn/';
const now = new Date('2026-03-01T10:00:00Z');
const service = ofSuite(() => startService('wallet', {}, { clock: () => now }));
let options: { token: string; headers?: Record<string, string> };
beforeAll(async () => {
  await addDemoCustomer(service.db);
  await giveWelcomeCoins(service.db, DEMO_CUSTOMER.email, now);
  const login = await service.post('/api/customer_account/login', {
    email: DEMO_CUSTOMER.email,
    password: DEMO_CUSTOMER.password,
  });
  const cookies = [login.headers['set-cookie'] ?? []]
    .flat()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
  options = { token: (login.body.data as Login).access_token, headers: { cookie: cookies } };
});
beforeEach(() => service.pool.query('delete from cart_lines'));

const fill = (quantity: number) =>
  service.post('/api/customer/cart/add/', { product_id: PLAIN, quantity }, options);
const redeem = () => service.post('/api/wallet/coins/redeem/', {}, options);
const remove = () => service.post('/api/wallet/coins/remove/', {}, options);
const totals = (query = '') => service.read<CheckoutTotals>(`/api/customer/cart/totals/${query}`, options);

describe('the wallet', () => {
  it('says what the bag needs to know', async () => {
    expect(await service.read(`${STATEMENT}?balance_only=true`, options)).toEqual({
      balance: 5_000,
      prepaid_discount: 0,
      wallet_threshold: 10_000,
    });
  });

  it('lists what came and went, with its expiry', async () => {
    const customer = await findCustomerByEmail(service.db, DEMO_CUSTOMER.email);
    await service.db.transaction().execute((tx) =>
      holdCoins(tx, {
        customerId: customer?.id ?? '',
        orderNo: 'W-000001',
        coins: 1_000,
        expiresAt: now,
        at: new Date('2026-03-02T10:00:00Z'),
      }),
    );
    const statement = await service.read<WalletStatement>(STATEMENT, options);
    expect(statement).toMatchObject({
      balance: 4_000,
      page: 1,
      page_size: 20,
      count: 2,
      results: [
        { kind: 'debit', coins: -1_000, order_no: 'W-000001', expires_on: '' },
        { kind: 'credit', coins: 5_000, order_no: '', expires_on: '2027-03-01' },
      ],
    });
    expect(
      (await service.read<WalletStatement>(`${STATEMENT}?wallet=coins&page=2`, options)).results,
    ).toEqual([]);
  });
});

describe('paying with coins', () => {
  it('uses as many as may be: a tenth of the jewellery, in whole coins', async () => {
    service.fakeStock.unitPaise = 3_333_399;
    await fill(1);
    expect((await redeem()).body.data).toEqual({ coins_redeemed: 3_333, balance: 4_000 });
    expect(await totals()).toMatchObject({
      coins_redeemed: 3_333,
      coins_redeemed_paise: 333_300,
      total_payable_paise: 3_333_399 - 333_300,
    });
  });

  it('uses no more than there are', async () => {
    service.fakeStock.unitPaise = 9_000_000;
    await fill(1);
    expect((await redeem()).body.data).toMatchObject({ coins_redeemed: 4_000 });
    expect((await remove()).body.data).toEqual({ coins_redeemed: 0, balance: 4_000 });
    expect(await totals()).toMatchObject({ coins_redeemed: 0, total_payable_paise: 9_000_000 });
  });

  it('is not for small bags, and the choice is not kept', async () => {
    service.fakeStock.unitPaise = 999_900;
    await fill(1);
    expect(await met(redeem())).toBe('400 COINS.BELOW_MINIMUM');
    service.fakeStock.unitPaise = 9_000_000;
    expect(await totals()).toMatchObject({ coins_redeemed: 0 });
  });

  it('is not for paying at the door', async () => {
    service.fakeStock.unitPaise = 3_000_000;
    await fill(1);
    await redeem();
    expect(await totals('?payment_mode=cod')).toMatchObject({
      coins_redeemed: 0,
      total_payable_paise: 3_000_000,
    });
  });

  it('takes no number: in full or not at all', async () => {
    expect(await met(service.post('/api/wallet/coins/redeem/', { coins: 5 }, options))).toBe(
      '400 REQUEST.INVALID',
    );
  });
});
