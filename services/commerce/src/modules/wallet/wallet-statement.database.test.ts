import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Liabilities, StaffWallet, WalletStatement, WalletSummary } from '@suvarna/contracts/wallet';
import { STAFF, VIEWER } from '../../../test-support/orders/checkout.fixtures.ts';
import { textOfPdf } from '../../../test-support/pdf/pdf-text.fixtures.ts';
import { expireCredits } from '../credits/expire-credits.ts';
import { DEMO_CUSTOMER } from '../identity/account/demo-customer.ts';
import { later, startWallets } from './wallets.fixtures.ts';
import { ofSuite } from '../../../test-support/service.fixtures.ts';

const STATEMENT = '/api/wallet/wallettransaction/get_customer_wallet_txn/';
const shop = ofSuite(() => startWallets('wallet_statement'));
beforeAll(async () => {
  await shop.give('credits', 100_000, { expiresAt: null, source: 'refund', reference: 'SV-1' });
  await shop.give('credits', 50_000, { at: later(1) });
  await shop.give('promotional', 20_000, { expiresAt: later(10) });
  await shop.give('promotional', 30_000, { expiresAt: later(60), at: later(2) });
});

const read = <Data>(path: string): Promise<Data> => shop.read(path, { token: shop.token });
const statement = (query: string) => read<WalletStatement>(`${STATEMENT}?${query}`);
const staff = (path: string, token = VIEWER) => shop.get(`/staff/${path}`, { token });

describe('a statement', () => {
  it('has a running balance, source, reference and expiry, newest first', async () => {
    const { balance, count, results } = await statement('wallet=credits');
    expect([balance, count]).toEqual([150_000, 2]);
    expect(results).toMatchObject([
      {
        wallet: 'credits',
        kind: 'credit',
        move: 'grant',
        source: 'referral',
        amount: 50_000,
        balance: 150_000,
        expires_on: '2027-02-21',
      },
      { source: 'refund', order_no: 'SV-1', amount: 100_000, balance: 100_000, expires_on: '' },
    ]);
  });

  it('is of one kind, or of some days in India, or of all wallets together', async () => {
    const days = async (query: string) => (await statement(query)).results.map(({ amount }) => amount);
    expect(await days('wallet=credits&from=2026-11-24')).toEqual([50_000]);
    expect(await days('wallet=credits&to=2026-11-23')).toEqual([100_000]);
    expect(await days('wallet=credits&kind=debit')).toEqual([]);
    expect(await days('wallet=all')).toEqual([30_000, 50_000, 20_000, 100_000]);
    expect((await statement('wallet=all&kind=credit&from=2026-11-24&to=2026-11-24')).count).toBe(1);
    expect((await shop.get(`${STATEMENT}?wallet=shells`, { token: shop.token })).status).toBe(400);
    for (const noDay of ['yesterday', '0000-00-00', '2026-02-30'])
      expect((await shop.get(`${STATEMENT}?from=${noDay}`, { token: shop.token })).status).toBe(400);
  });

  it('is of coins where it is not said which', async () => {
    expect((await statement('')).results).toEqual([]);
  });

  it('is turned page by page', async () => {
    for (let many = 0; many < 21; many += 1) await shop.give('plain-gold', 1_000);
    const second = await statement('wallet=plain-gold&page=2');
    expect([second.count, second.results.length, second.results[0]?.balance]).toEqual([21, 1, 1_000]);
  });
});

describe('the summary', () => {
  it('has every wallet, and what ends within thirty days', async () => {
    const { wallets, expires_soon_days: days } = await read<WalletSummary>(
      '/api/wallet/wallettransaction/summary/',
    );
    expect([days, wallets.map(({ wallet }) => wallet)]).toEqual([
      30,
      ['promotional', 'gold-coin', 'plain-gold', 'diamond-gemstone', 'coins', 'credits'],
    ]);
    expect(wallets[0]).toMatchObject({
      wallet: 'promotional',
      units: 50_000,
      balance_paise: 50_000,
      expiring_units: 20_000,
      expiring_paise: 20_000,
      expires_on: '2026-12-03',
    });
    expect(wallets[5]).toMatchObject({ units: 150_000, expiring_units: 0, expires_on: '' });
  });
});

describe('a download', () => {
  const download = (query: string) => shop.download(`/api/wallet/wallettransaction/download/?${query}`);

  it('is a table that a spreadsheet reads, with the rows that were asked for', async () => {
    const { headers, body } = await download('wallet=credits&format=csv&kind=credit');
    expect([headers['content-type'], headers['content-disposition']]).toEqual([
      'text/csv; charset=utf-8',
      'attachment; filename="suvarna-wallet-credits.csv"',
    ]);
    expect(body.split('\r\n').slice(1, 3)).toEqual([
      '24-11-2026,Received (referral),,500.00,1500.00,21-02-2027',
      '23-11-2026,Received (refund),SV-1,1000.00,1000.00,',
    ]);
  });

  it.each([
    ['en', ['Wallet statement', 'Promotional credits', 'Received (referral)', '7am to 11pm']],
    ['hi', ['वॉलेट का विवरण']],
  ])('is a document in the language %s', async (lang, texts) => {
    const answer = await download(`wallet=all&format=pdf&lang=${lang}`);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
    const text = (await textOfPdf(answer.rawPayload)).join(' ').replaceAll(/\s+/g, ' ');
    if (lang === 'en') for (const each of texts) expect(text).toContain(each);
  });
});

describe("the store's people", () => {
  beforeAll(() => {
    shop.now = later(3);
  });
  const correct = (body: object) =>
    shop.staff('wallet/correct/', {
      customer: DEMO_CUSTOMER.email,
      wallet: 'gold-coin',
      reason: 'The voucher was booked twice.',
      corrected_by: 'Meera',
      ...body,
    });

  it('put a wallet right, both ways, with a reason that stays', async () => {
    expect((await correct({ amount: 80_000 })).status).toBe(200);
    const { body } = await correct({ amount: -30_000 });
    const { customer, wallets, results, corrections } = body.data as StaffWallet;
    expect(customer.customer_id).toBe(shop.customerId);
    expect(wallets.find(({ wallet }) => wallet === 'gold-coin')?.units).toBe(50_000);
    expect(results[0]).toMatchObject({
      wallet: 'gold-coin',
      move: 'withdraw',
      source: 'staff',
      amount: -30_000,
      note: 'The voucher was booked twice.',
    });
    expect(corrections.map(({ amount, corrected_by: by }) => [amount, by])).toEqual(
      expect.arrayContaining([
        [-30_000, 'Meera'],
        [80_000, 'Meera'],
      ]),
    );
    await expect(shop.pool.query('update wallet_corrections set amount = 1')).rejects.toMatchObject({
      code: '42501',
    });
  });

  it.each([
    ['more than one correction may move', { amount: 5_000_001 }, 409],
    ['more than is there', { amount: -60_000 }, 409],
    ['nothing', { amount: 0 }, 409],
    ['without a reason', { amount: 1, reason: '' }, 400],
    ['of no customer', { amount: 1, customer: 'nobody@example.com' }, 404],
  ])('never move %s', async (_what, body, status) => {
    expect((await correct(body)).status).toBe(status);
    expect(await shop.balance('gold-coin')).toBe(50_000);
  });

  it('find a customer by a phone of their country, and no customer by the same digits of another', async () => {
    await shop.pool.query(
      `update customers set phone_code = '91', phone_no = '7911153060', phone_verified_at = now() where id = $1`,
      [shop.customerId],
    );
    expect((await correct({ amount: 1, customer: '+44 7911 153060' })).status).toBe(404);
    expect((await correct({ amount: 1, customer: '+91 79111 53060' })).status).toBe(200);
    expect((await correct({ amount: -1, customer: '7911153060' })).status).toBe(200);
    expect(await shop.balance('gold-coin')).toBe(50_000);
  });

  it('give promotional credits and coins an end', async () => {
    shop.now = later(4);
    await correct({ wallet: 'promotional', amount: 1_000, expires_in_days: 5 });
    await correct({ wallet: 'coins', amount: 10, expires_in_days: 5 });
    const { body } = await staff(`wallet/details/?customer=${shop.customerId}`);
    expect((body.data as StaffWallet).results.slice(0, 2)).toMatchObject([
      { wallet: 'promotional', expires_on: '2026-12-02' },
      { wallet: 'coins', expires_on: '2026-12-02' },
    ]);
    const rows = await shop.rows(
      `select count(*)::int as lots from ledger_accounts where expires_at = '2026-12-02T23:59:59.999+05:30'`,
    );
    expect(rows).toEqual([{ lots: 2 }]);
  });

  it('see what is owed by wallet and month, and how it came to that', async () => {
    await expireCredits(shop.db, later(11));
    const { results } = (await staff('wallet/liabilities/?from=2026-11', STAFF)).body.data as Liabilities;
    const promotional = results.filter(({ wallet }) => wallet === 'promotional');
    expect(promotional).toEqual([
      expect.objectContaining({ month: '2026-12', opening: 51_000, expired: 21_000, closing: 30_000 }),
      expect.objectContaining({ month: '2026-11', opening: 0, given: 51_000, closing: 51_000 }),
    ]);
    for (const row of results)
      expect(row.closing).toBe(
        row.opening + row.given - row.used + row.returned - row.expired - row.taken_back,
      );
  });
});
