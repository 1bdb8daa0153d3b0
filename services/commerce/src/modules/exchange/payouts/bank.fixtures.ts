import { pino } from 'pino';
import { ProviderRefused, ProviderUnavailable } from '../../payments/index.ts';
import { applyPayoutReport, type Applied } from './apply-payout-report.ts';
import type { ExchangeHarness } from '../exchange.fixtures.ts';
import type { PayoutProvider, PayoutReport } from './payout-provider.ts';
import { sendPayouts } from './send-payouts.ts';

/** A bank in memory, which pays a name once, and whose faults a test sets. */
export class Bank {
  name = 'RAO ASHA';
  /** Of payouts, by their name. */
  made = new Map<string, PayoutReport>();
  asked = 0;
  lose = false;
  refuse = false;
  /** Looks at accounts that were begun, and whether the bank answers them. */
  looks = 0;
  silent = false;
  state: PayoutReport['state'] = 'sent';
  readonly #amount: number;

  /** @param amount of every payout, in paise */
  constructor(amount: number) {
    this.#amount = amount;
  }

  readonly #provider: PayoutProvider = {
    checkAccount: async (_payoutId, _account, begun) => {
      if (begun === null) this.looks += 1;
      if (this.silent) return { kind: 'pending', checkId: begun ?? `fav_${String(this.looks)}` };
      return { kind: 'found', fundAccount: 'fa_1', registeredName: this.name };
    },
    send: async ({ payoutId, amount }) => {
      this.asked += 1;
      if (this.refuse) throw new ProviderRefused('no');
      const report = this.#reportOf(payoutId, this.state, amount);
      if (!this.made.has(payoutId)) this.made.set(payoutId, report);
      if (this.lose) throw new ProviderUnavailable('the answer was lost');
      return this.made.get(payoutId) ?? report;
    },
    find: async (payoutId) => this.made.get(payoutId),
    readWebhook: () => ({ kind: 'rejected' }),
  };

  #reportOf(payoutId: string, state: PayoutReport['state'], amount = this.#amount): PayoutReport {
    return { payoutId, providerId: `pout_${payoutId}`, amount, state };
  }

  /** The job. */
  run({ app }: ExchangeHarness): Promise<number> {
    return sendPayouts({ ...app.deps, payoutProvider: this.#provider, log: pino({ level: 'silent' }) });
  }

  /** What it has of a payout from now on, told to no caller. */
  says(payoutId: string, state: PayoutReport['state']): void {
    this.made.set(payoutId, this.#reportOf(payoutId, state));
  }

  /** What the store hears of a payout. */
  tell(
    { db, now }: ExchangeHarness,
    payoutId: string,
    state: PayoutReport['state'],
    amount?: number,
  ): Promise<Applied> {
    const report = this.#reportOf(payoutId, state, amount);
    return db.transaction().execute((tx) => applyPayoutReport(tx, report, now));
  }
}
