import type { Dependencies } from '../../dependencies.ts';
import { ProviderRefused, ProviderUnavailable } from '../payments/index.ts';
import { applyPayoutReport, failPayout } from './apply-payout-report.ts';
import { openAccount, papersOf } from './papers.ts';
import type { PayoutProvider, PayoutReport } from './payout-provider.ts';
import { claimPayouts, noteFundAccount, tryLater, type Payout } from './payout.store.ts';
import { isSameName } from './same-name.ts';
import type { PayoutFault } from './tables.ts';

export type PayoutContext = Pick<Dependencies, 'db' | 'log' | 'clock' | 'config' | 'payoutProvider'>;

const AT_ONCE = 10;
/** Longer than the calls of one payout may take: after it, whoever claimed it is gone. */
const LEASE_MS = 60_000;
const LONGEST_PAUSE_MS = 3_600_000;

const pauseMs = (tries: number): number => Math.min(10_000 * 2 ** Math.min(tries, 10), LONGEST_PAUSE_MS);

type Fault = Exclude<PayoutFault, ''>;
type Step =
  | { readonly kind: 'report'; readonly report: PayoutReport }
  | { readonly kind: 'failed'; readonly fault: Fault };

/** The account that is paid to, looked at once; from then on the payout may have been made. */
async function fundAccountOf(
  { db, config }: PayoutContext,
  provider: PayoutProvider,
  payout: Payout,
): Promise<{ readonly fundAccount: string } | { readonly fault: Fault }> {
  if (payout.fund_account !== null) return { fundAccount: payout.fund_account };
  const [papers] = await papersOf(db, [payout.request_id]);
  if (papers === undefined) throw new Error(`Request ${payout.request_id} has no papers.`);
  const account = openAccount(config.documentSecret, papers);
  const check = await provider.checkAccount(payout.payout_id, account);
  if (check.kind === 'invalid') return { fault: 'account-invalid' };
  if (!isSameName(account.holder, check.registeredName)) return { fault: 'name-differs' };
  await noteFundAccount(db, payout.payout_id, check.fundAccount);
  return { fundAccount: check.fundAccount };
}

async function askFor(context: PayoutContext, provider: PayoutProvider, payout: Payout): Promise<Step> {
  const { payout_id: payoutId, amount } = payout;
  const looked = await fundAccountOf(context, provider, payout);
  if ('fault' in looked) return { kind: 'failed', fault: looked.fault };
  const { fundAccount } = looked;
  try {
    return { kind: 'report', report: await provider.send({ payoutId, fundAccount, amount }) };
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error;
    // It may have been asked for before, and answered to nobody.
    const report = await provider.find(payoutId);
    context.log.error({ err: error, payout: payoutId }, 'a payout was refused by its provider');
    return report === undefined ? { kind: 'failed', fault: 'refused' } : { kind: 'report', report };
  }
}

async function askAfter(provider: PayoutProvider, payout: Payout): Promise<Step> {
  const report = await provider.find(payout.payout_id);
  if (report === undefined) throw new ProviderUnavailable(`payout ${payout.payout_id} is not known there`);
  return { kind: 'report', report };
}

async function handle(context: PayoutContext, provider: PayoutProvider, payout: Payout): Promise<void> {
  const { db, log, clock } = context;
  const { payout_id: payoutId } = payout;
  try {
    const step =
      payout.state === 'asked' ? await askFor(context, provider, payout) : await askAfter(provider, payout);
    await db.transaction().execute(async (tx) => {
      if (step.kind === 'failed') return failPayout(tx, payoutId, step.fault, clock());
      const applied = await applyPayoutReport(tx, step.report, clock());
      if (applied === 'mismatch' || applied === 'twice' || applied === 'unknown')
        log.error({ payout: payoutId, applied, report: step.report }, 'a payout is not what was asked for');
    });
  } catch (error) {
    if (!(error instanceof ProviderUnavailable) && !(error instanceof ProviderRefused)) throw error;
    log.warn({ err: error, payout: payoutId }, 'a provider of payouts did not answer');
    await tryLater(db, payoutId, {
      at: new Date(clock().getTime() + pauseMs(payout.tries)),
      error: error.message,
    });
  }
}

/** Asks for what customers are to be paid, and after what is under way. A job calls it often; several processes may. @returns how many were handled */
export async function sendPayouts(context: PayoutContext): Promise<number> {
  const { db, clock, payoutProvider } = context;
  if (payoutProvider === null) return 0;
  const at = clock();
  const until = new Date(at.getTime() + LEASE_MS);
  const payouts = await claimPayouts(db, { at, until, atOnce: AT_ONCE });
  await Promise.all(payouts.map((payout) => handle(context, payoutProvider, payout)));
  return payouts.length;
}
