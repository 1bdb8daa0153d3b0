import { beforeEach, describe, expect, it } from '@jest/globals';
import { cancelCashDue, recordCashDue, recordCashReceived } from './cash-at-the-door.ts';
import { grantCoins, holdCoins, postCoins } from '../loyalty/coins.ts';
import { anOrderNo, openLedger } from './ledger.fixtures.ts';
import { holdRefund, holdStray, recordCapture, recordLateMoney, settleRefund } from './money.ts';
import { recogniseSale } from './sale.ts';
import { ofSuite } from '../../../test-support/service.fixtures.ts';

const at = new Date('2026-03-01T10:00:00Z');
const ledger = ofSuite(() => openLedger('money'));
let orderNo: string;
beforeEach(() => {
  orderNo = anOrderNo();
});

const subject = () => ({ kind: 'order', id: orderNo });
const payment = (amount: number, paymentId = `pay-${orderNo}`) =>
  ({ subject: subject(), provider: 'sandbox', paymentId, currency: 'INR', amount, at }) as const;
const capture = (amount: number, paymentId?: string) =>
  ledger.act((tx) => recordCapture(tx, payment(amount, paymentId)));
const refund = (amount: number, refundId = `R-${orderNo}`) =>
  ledger.act((tx) => holdRefund(tx, { refundId, subject: subject(), currency: 'INR', amount, at }));
const funds = () => ledger.sumOf(`order:${orderNo}:funds:INR`);

describe('money for an order', () => {
  it('is booked once for a payment, whatever is told how often', async () => {
    expect([await capture(5_000), await capture(5_000), await funds()]).toEqual([
      'recorded',
      'repeated',
      5_000,
    ]);
    await expect(capture(5_001)).rejects.toThrow('booked before');
    await expect(ledger.act((tx) => recordLateMoney(tx, payment(5_000)))).rejects.toThrow('booked before');
    expect(await funds()).toBe(5_000);
  });

  it('goes back once and never exceeds what was paid', async () => {
    await capture(5_000);
    await expect(refund(5_001)).rejects.toThrow('takes more than there is');
    expect([await refund(3_000), await refund(3_000), await funds()]).toEqual([
      'recorded',
      'repeated',
      2_000,
    ]);
    await expect(refund(2_001, `S-${orderNo}`)).rejects.toThrow('takes more than there is');
    const settle = () =>
      ledger.act((tx) => settleRefund(tx, { refundId: `R-${orderNo}`, provider: 'sandbox', at }));
    expect([await settle(), await settle(), await ledger.sumOf(`refund:R-${orderNo}:payable:INR`)]).toEqual([
      'recorded',
      'repeated',
      0,
    ]);
    expect(
      await ledger.act((tx) => settleRefund(tx, { refundId: `none-${orderNo}`, provider: 'sandbox', at })),
    ).toBe('none');
  });

  it('that came too late waits in suspense and goes back from there', async () => {
    const waiting = await ledger.sumOf('suspense:INR');
    await ledger.act((tx) => recordLateMoney(tx, payment(700)));
    expect([await funds(), await ledger.sumOf('suspense:INR')]).toEqual([0, waiting + 700]);
    await expect(refund(700)).rejects.toThrow('takes more than there is');
    await ledger.act((tx) =>
      holdStray(tx, { refundId: `stray-${orderNo}`, currency: 'INR', amount: 700, at }),
    );
    await ledger.act((tx) => settleRefund(tx, { refundId: `stray-${orderNo}`, provider: 'sandbox', at }));
    expect(await ledger.sumOf('suspense:INR')).toBe(waiting);
  });

  it('at the door is owed, then paid or called off', async () => {
    const cash = { subject: subject(), currency: 'INR', amount: 900, at } as const;
    const due = () => ledger.act((tx) => recordCashDue(tx, cash));
    expect([
      await due(),
      await due(),
      await funds(),
      await ledger.sumOf(`order:${orderNo}:receivable:INR`),
    ]).toEqual(['recorded', 'repeated', 900, -900]);
    await ledger.act((tx) => recordCashReceived(tx, cash));
    expect(await ledger.sumOf(`order:${orderNo}:receivable:INR`)).toBe(0);
    await expect(ledger.act((tx) => cancelCashDue(tx, cash))).rejects.toThrow('booked before');
    orderNo = anOrderNo();
    await ledger.act((tx) => recordCashDue(tx, { ...cash, subject: subject() }));
    await ledger.act((tx) => cancelCashDue(tx, { ...cash, subject: subject() }));
    expect([await funds(), await ledger.sumOf(`order:${orderNo}:receivable:INR`)]).toEqual([0, 0]);
  });

  it('becomes sales, tax and shipping when the order closes, its coins first', async () => {
    const customerId = await ledger.customer();
    await ledger.act((tx) =>
      grantCoins(tx, { customerId, origin: 'welcome', coins: 20, expiresAt: new Date('2027-01-01'), at }),
    );
    await ledger.act((tx) => holdCoins(tx, { customerId, orderNo, coins: 20, expiresAt: at, at }));
    await ledger.act((tx) => postCoins(tx, { orderNo, at }));
    await capture(8_300);
    const before = await ledger.sumOf('sales:INR');
    const close = (net: number) =>
      ledger.act((tx) =>
        recogniseSale(tx, { orderNo, currency: 'INR', net, gst: 300, shipping: 0, tenders: ['coins'], at }),
      );
    await expect(close(10_001)).rejects.toThrow('takes more than there is');
    expect([await close(10_000), await close(10_000)]).toEqual(['recorded', 'repeated']);
    expect([
      await funds(),
      await ledger.sumOf(`order:${orderNo}:coins-value:INR`),
      (await ledger.sumOf('sales:INR')) - before,
    ]).toEqual([0, 0, 10_000]);
    await expect(refund(1)).rejects.toThrow('takes more than there is');
  });

  it.each([0, -1, 1.5, Number.NaN, 2 ** 53])('of %p is no amount', async (amount) => {
    await expect(capture(amount)).rejects.toThrow('must be a whole amount above 0');
  });
});
