import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Sandbox } from '../sandbox.ts';
import { openPayoutSimulator, type PayoutSimulator } from './payout-simulator.ts';

const SETTLE_MS = 5_000;
let stateDirectory: string;
let bank: PayoutSimulator;

const open = (): PayoutSimulator =>
  openPayoutSimulator({
    config: { stateDirectory, commerceUrl: '', webhookSecret: 'w', payoutSettleMs: SETTLE_MS },
  } as unknown as Sandbox);
/** The bank is switched off, and on again. */
const restart = (): void => {
  bank.close();
  bank = open();
};
function ask(number: string): string {
  const { id: contactId } = bank.store.addContact('Asha Rao', 'PO-1');
  const account = bank.store.addAccount({ contactId, holder: 'Asha Rao', number, ifsc: 'SBIN0000001' });
  const wanted = { key: `PO-${number}`, fundAccountId: account.id, amount: 100, reference: 'PO-1' };
  const { payout } = bank.store.ask(wanted);
  bank.settleLater(payout);
  return payout.id;
}
const statusOf = (id: string) => bank.store.payouts.get(id)?.status;
const later = (): void => {
  jest.advanceTimersByTime(SETTLE_MS);
};

beforeEach(() => {
  jest.useFakeTimers();
  stateDirectory = mkdtempSync(join(tmpdir(), 'payouts-'));
  bank = open();
});
afterEach(() => {
  bank.close();
  jest.useRealTimers();
  rmSync(stateDirectory, { recursive: true });
});

describe('the bank of the simulator', () => {
  it('pays, fails later, or sends back by itself, as the account says', () => {
    const [fine, fails, back, waits] = ['111122223333', '111122229006', '111122229007', '111122229005'].map(
      ask,
    );
    const all = () => [fine, fails, back, waits].map((id) => statusOf(id ?? ''));
    expect(all()).toEqual(['processing', 'processing', 'processing', 'queued']);
    later();
    expect(all()).toEqual(['processed', 'failed', 'processed', 'queued']);
    later();
    expect(all()).toEqual(['processed', 'failed', 'reversed', 'queued']);
    later();
    expect(all()).toEqual(['processed', 'failed', 'reversed', 'queued']);
  });

  it.each([
    ['111122223333', ['processing', 'processed', 'processed']],
    ['111122229006', ['processing', 'failed', 'failed']],
    ['111122229007', ['processing', 'processed', 'reversed']],
    ['111122229005', ['queued', 'queued', 'queued']],
  ])('that is switched off at any moment goes on with %s where it was', (number, steps) => {
    const id = ask(number);
    for (const status of steps) {
      restart();
      expect(statusOf(id)).toBe(status);
      later();
    }
    restart();
    expect(statusOf(id)).toBe(steps.at(-1));
  });

  it('knows a name again after it was switched off: it is one payout', () => {
    const id = ask('111122223333');
    restart();
    const [payout] = bank.store.payouts.values();
    const { fundAccountId = '', amount = 0 } = payout ?? {};
    const again = { key: 'PO-111122223333', fundAccountId, amount, reference: 'PO-1' };
    expect(bank.store.ask(again)).toMatchObject({ isNew: false, payout: { id } });
  });
});
