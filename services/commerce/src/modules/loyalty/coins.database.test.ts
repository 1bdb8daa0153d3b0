import { beforeEach, describe, expect, it } from '@jest/globals';
import { endOfIndianDay } from '../../platform/end-of-day.ts';
import { expireCoins } from './coin-expiry.ts';
import {
  coinBalance,
  earnCoins,
  grantCoins,
  holdCoins,
  postCoins,
  recreditCoins,
  voidCoins,
} from './coins.ts';
import { anOrderNo, openLedger } from '../ledger/ledger.fixtures.ts';
import { ofSuite } from '../../../test-support/service.fixtures.ts';

const DAY = 86_400_000;
const at = new Date('2026-03-01T10:00:00Z');
const later = (days: number): Date => new Date(at.getTime() + days * DAY);

const ledger = ofSuite(() => openLedger('coins'));
let customerId: string;
let orderNo: string;
beforeEach(async () => {
  customerId = await ledger.customer();
  orderNo = anOrderNo();
});

const grant = (coins: number, days: number, origin = `g${days}`) =>
  ledger.act((tx) => grantCoins(tx, { customerId, origin, coins, expiresAt: later(days), at }));
const hold = (coins: number, now = at) =>
  ledger.act((tx) => holdCoins(tx, { customerId, orderNo, coins, expiresAt: later(1), at: now }));
const balance = (now = at) => coinBalance(ledger.db, customerId, now);
const lots = async () =>
  (
    await ledger.db
      .selectFrom('ledger_accounts')
      .select(['balance', 'expires_at'])
      .where('customer_id', '=', customerId)
      .orderBy('expires_at')
      .execute()
  ).map((lot) => [lot.balance, lot.expires_at]);
const lines = () =>
  ledger.db
    .selectFrom('ledger_wallet_lines')
    .select(['kind', 'amount', 'balance', 'reference', 'expires_at'])
    .where('customer_id', '=', customerId)
    .where('wallet', '=', 'coins')
    .orderBy('number', 'desc')
    .execute();
const statement = async () => (await lines()).map(({ kind, amount, reference }) => [kind, amount, reference]);

describe('coins', () => {
  it('are granted once for the same thing', async () => {
    expect([await grant(100, 10), await grant(100, 10), await balance()]).toEqual([
      'recorded',
      'repeated',
      100,
    ]);
    await expect(grant(101, 10)).rejects.toThrow('booked before');
    const earn = () =>
      ledger.act((tx) => earnCoins(tx, { customerId, orderNo, coins: 7, expiresAt: later(365), at }));
    expect([await earn(), await earn(), await balance()]).toEqual(['recorded', 'repeated', 107]);
  });

  it('that expire first are held first, all or none', async () => {
    await grant(50, 20);
    await grant(30, 10);
    expect(await hold(81)).toBe('insufficient');
    expect(await lots()).toEqual([
      [30, later(10)],
      [50, later(20)],
    ]);
    expect([await hold(60), await hold(60), await balance()]).toEqual(['held', 'held', 20]);
    expect(await lots()).toEqual([
      [0, later(10)],
      [20, later(20)],
    ]);
  });

  it('that are expired count for nothing, and leave by a line of the statement', async () => {
    await grant(30, 10);
    await grant(50, 20);
    expect([await balance(later(10)), await hold(51, later(10))]).toEqual([50, 'insufficient']);
    expect(await expireCoins(ledger.db, later(10))).toBeGreaterThanOrEqual(30);
    expect(await expireCoins(ledger.db, later(10))).toBe(0);
    expect((await statement())[0]).toEqual(['expire', -30, '']);
  });

  it('that come back into an expired lot leave it again, even in the same moment', async () => {
    await grant(30, 10);
    await hold(20);
    expect(await expireCoins(ledger.db, later(10))).toBeGreaterThanOrEqual(10);
    await ledger.act((tx) => voidCoins(tx, { orderNo, at: later(10) }));
    expect(await expireCoins(ledger.db, later(10))).toBe(20);
    expect(await lots()).toEqual([[0, later(10)]]);
  });

  it('of a paid order are spent at what they are worth', async () => {
    await grant(500, 10);
    await hold(200);
    const post = () => ledger.act((tx) => postCoins(tx, { orderNo, at }));
    expect([await post(), await post()]).toEqual(['recorded', 'repeated']);
    expect([
      await balance(),
      await ledger.sumOf(`order:${orderNo}:coins`),
      await ledger.sumOf(`order:${orderNo}:coins-value:INR`),
    ]).toEqual([300, 0, 20_000]);
    await expect(ledger.act((tx) => voidCoins(tx, { orderNo, at }))).rejects.toThrow(
      'is posted and cannot be voided',
    );
  });

  it('of an unpaid order go back into their lots, once', async () => {
    await grant(30, 10);
    await grant(50, 20);
    await hold(60);
    const release = () => ledger.act((tx) => voidCoins(tx, { orderNo, at }));
    expect([await release(), await release()]).toEqual(['recorded', 'repeated']);
    expect(await lots()).toEqual([
      [30, later(10)],
      [50, later(20)],
    ]);
    await expect(ledger.act((tx) => postCoins(tx, { orderNo, at }))).rejects.toThrow(
      'is voided and cannot be posted',
    );
    await expect(hold(60)).rejects.toThrow('were given back');
  });

  it('that came back into a lot whose time was over expire, too', async () => {
    await grant(40, 10);
    await hold(40);
    await expireCoins(ledger.db, later(10));
    await ledger.act((tx) => voidCoins(tx, { orderNo, at: later(10) }));
    expect([await expireCoins(ledger.db, later(11)), await balance(later(11))]).toEqual([40, 0]);
  });

  it('of an order without any are of no consequence', async () => {
    expect(await ledger.act((tx) => postCoins(tx, { orderNo, at }))).toBe('none');
    expect(await ledger.act((tx) => voidCoins(tx, { orderNo, at }))).toBe('none');
  });

  it('come back from a cancelled order with their expiry or thirty days, whichever is later', async () => {
    await grant(30, 10);
    await grant(50, 90);
    await hold(60);
    await ledger.act((tx) => postCoins(tx, { orderNo, at }));
    const back = () =>
      ledger.act((tx) => recreditCoins(tx, { orderNo, refundId: 'RF-1', coins: 60, at: later(5) }));
    expect([await back(), await back()]).toEqual(['recorded', 'repeated']);
    expect(await lots()).toEqual([
      [0, later(10)],
      [30, endOfIndianDay(later(35))],
      [50, later(90)],
    ]);
    expect([await ledger.sumOf(`order:${orderNo}:coins-value:INR`), await balance(later(5))]).toEqual([
      0, 80,
    ]);
  });

  it('come back part by part, each lot once, whatever day it is', async () => {
    await grant(30, 10);
    await grant(50, 90);
    await hold(60);
    await ledger.act((tx) => postCoins(tx, { orderNo, at }));
    const back = (refundId: string, coins: number, day: number) =>
      ledger.act((tx) => recreditCoins(tx, { orderNo, refundId, coins, at: later(day) }));
    expect([await back('RF-1', 20, 1), await back('RF-2', 25, 5), await back('RF-2', 25, 6)]).toEqual([
      'recorded',
      'recorded',
      'repeated',
    ]);
    await expect(back('RF-3', 16, 7)).rejects.toThrow('takes more than there is');
    expect(await back('RF-3', 15, 7)).toBe('recorded');
    expect(await lots()).toEqual([
      [0, later(10)],
      [15, endOfIndianDay(later(35))],
      [15, endOfIndianDay(later(37))],
      [50, later(90)],
    ]);
  });

  it('never come back more than were spent', async () => {
    await grant(50, 90);
    await hold(40);
    await ledger.act((tx) => postCoins(tx, { orderNo, at }));
    await expect(
      ledger.act((tx) => recreditCoins(tx, { orderNo, refundId: 'RF-1', coins: 41, at })),
    ).rejects.toThrow('takes more than there is');
    expect(await balance()).toBe(10);
  });
});

describe('a statement', () => {
  it('adds up to what the lots hold', async () => {
    await grant(30, 10);
    await grant(50, 90);
    await hold(60);
    await ledger.act((tx) => voidCoins(tx, { orderNo, at: later(1) }));
    const rows = await lines();
    expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(80);
    expect(rows.filter(({ kind }) => kind === 'hold')).toMatchObject([
      { amount: -60, balance: 20, reference: orderNo, expires_at: null },
    ]);
    expect(rows.filter(({ kind }) => kind === 'release')).toHaveLength(2);
    expect([rows.length, rows[0]?.balance]).toEqual([5, 80]);
  });
});
