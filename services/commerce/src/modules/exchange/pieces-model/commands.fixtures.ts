import fc from 'fast-check';
import { pino } from 'pino';
import { closeOrders, closePartsKept } from '../../orders/closing/close.ts';
import { ProviderRefused } from '../../payments/index.ts';
import { endRequests } from '../../requests/end-requests.ts';
import { applyPayoutReport } from '../payouts/apply-payout-report.ts';
import { KINDS } from '../requests/exchange-requests.ts';
import type { PayoutProvider } from '../payouts/payout-provider.ts';
import { sendPayouts } from '../payouts/send-payouts.ts';
import { command, type Bank, type Command, type Real } from './command.fixtures.ts';
import { answered, decide, tradeIn, quoted, through } from './trade-in-commands.fixtures.ts';
import * as model from './pieces-model.fixtures.ts';
import { askReturn, moveReturn, refund, withdrawReturn } from './return-commands.fixtures.ts';

const providerOf = (bank: Bank): PayoutProvider => ({
  checkAccount: async () => ({ kind: 'found', fundAccount: 'fa_1', registeredName: 'RAO ASHA' }),
  async send({ payoutId, amount }) {
    if (bank.refuses) throw new ProviderRefused('no');
    const report = { payoutId, providerId: `pout_${payoutId}`, amount, state: 'paid' as const };
    bank.made.set(payoutId, bank.made.get(payoutId) ?? report);
    return bank.made.get(payoutId) ?? report;
  },
  find: async (payoutId) => bank.made.get(payoutId),
  readWebhook: () => ({ kind: 'rejected' }),
});

/** Everything that waits goes to the bank. */
export const sendAll = ({ store, bank }: Pick<Real, 'store' | 'bank'>): Promise<number> =>
  sendPayouts({ ...store.app.deps, payoutProvider: providerOf(bank), log: pino({ level: 'silent' }) });

/** The bank pays or refuses what waits, says so twice, or sends back what it paid. */
const bankActs = fc
  .constantFrom<'paid' | 'refused' | 'reversed'>('paid', 'paid', 'refused', 'reversed')
  .map((says) =>
    command(`the bank: ${says}`, async (now, { store, bank }) => {
      bank.refuses = says === 'refused';
      if (says !== 'reversed') await Promise.all([sendAll({ store, bank }), sendAll({ store, bank })]);
      for (const [name, report] of bank.made) {
        const isReversed = says === 'reversed' && report.state === 'paid';
        if (isReversed) bank.made.set(name, { ...report, state: 'reversed' });
        const told = isReversed ? { ...report, state: 'reversed' as const } : report;
        for (const _of of ['webhook', 'poller'])
          await store.db.transaction().execute((tx) => applyPayoutReport(tx, told, store.now));
      }
      for (const request of now.requests) model.bankSays(now, request, says);
    }),
  );

const newRate = fc.constantFrom(880_000, 900_000, 905_000, 951_300).map((perGram) =>
  command(`a gram at ${String(perGram / 100)}`, async (now, { store }) => {
    now.rate = { version: now.rate.version + 1, perGram };
    Object.assign(store.fakeStock, { rateVersion: now.rate.version, ratePerGram: perGram });
  }),
);

const MINUTE = 60_000;
const wait = fc
  .constantFrom(5 * MINUTE, 31 * MINUTE, model.DAY, 5 * model.DAY, 15 * model.DAY, 17 * model.DAY)
  .map((ms) =>
    command(`${String(Math.round(ms / MINUTE))} minutes go by`, async (now, { store, owned }) => {
      await store.later(owned, ms);
      now.now = store.now.getTime();
      const jobs = () => [closeOrders(store.db, store.now), closePartsKept(store.db, store.now)];
      await Promise.all([...jobs(), ...jobs()]);
      await endRequests(store.db, KINDS, store.now);
      model.passTime(now);
    }),
  );

/** What happens to the pieces of an order, in any order. */
export const commandsOf = (least: number, most: number): fc.Arbitrary<readonly Command[]> =>
  fc.array(
    fc.oneof(
      { weight: 3, arbitrary: askReturn },
      { weight: 1, arbitrary: withdrawReturn },
      { weight: 3, arbitrary: moveReturn },
      { weight: 2, arbitrary: refund },
      { weight: 1, arbitrary: quoted },
      { weight: 4, arbitrary: tradeIn },
      { weight: 7, arbitrary: decide },
      { weight: 4, arbitrary: through },
      { weight: 3, arbitrary: answered },
      { weight: 2, arbitrary: bankActs },
      { weight: 1, arbitrary: newRate },
      { weight: 3, arbitrary: wait },
    ),
    { minLength: least, maxLength: most, size: 'max' },
  );
