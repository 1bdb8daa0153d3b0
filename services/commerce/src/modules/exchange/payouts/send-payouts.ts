import type { Dependencies } from '../../../dependencies.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { ProviderRefused, ProviderUnavailable } from '../../payments/index.ts';
import { isExcessBack } from '../rows/accounts.ts';
import { applyPayoutReport, failPayout } from './apply-payout-report.ts';
import { nameOfCustomer } from './customer-name.ts';
import { noteRegisteredName, openAccount, kycDocumentsOf } from '../rows/kyc-documents.ts';
import type { PayoutProvider, PayoutReport } from './payout-provider.ts';
import {
  claimPayouts,
  findPayout,
  movePayout,
  noteCheck,
  noteFundAccount,
  payoutsOf,
  tryLater,
  type Payout,
} from '../rows/payout.store.ts';
import { isSameName } from './same-name.ts';
import type { PayoutFault } from '../tables.ts';

export type PayoutContext = Pick<Dependencies, 'db' | 'log' | 'clock' | 'config' | 'payoutProvider'>;

const AT_ONCE = 10;
/** Longer than the calls of one payout may take: after it, the process that claimed it is gone. */
const LEASE_MS = 60_000;
const LONGEST_PAUSE_MS = 3_600_000;

const pauseMs = (tries: number): number => Math.min(10_000 * 2 ** Math.min(tries, 10), LONGEST_PAUSE_MS);

type Fault = Exclude<PayoutFault, ''>;
type Step =
  /** An earlier try was paid after all: this one is sent no more. `own` is what is known of it there. */
  | {
      readonly kind: 'paid-before';
      readonly earlier: PayoutReport;
      readonly own: PayoutReport | undefined;
    }
  /** An earlier try is still under way. */
  | { readonly kind: 'held' }
  /** It was cancelled in the meantime. */
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'report'; readonly report: PayoutReport }
  | { readonly kind: 'failed'; readonly fault: Fault };

/** The account that is paid to, looked at once; from then on the payout may have been made. */
async function fundAccountOf(
  { db, config }: PayoutContext,
  provider: PayoutProvider,
  payout: Payout,
): Promise<{ readonly fundAccount: string } | Exclude<Step, { readonly kind: 'report' }>> {
  if (payout.fund_account !== null) return { fundAccount: payout.fund_account };
  const [documents] = await kycDocumentsOf(db, [payout.request_id]);
  if (documents === undefined) throw new Error(`Request ${payout.request_id} has no papers.`);
  const account = openAccount(config.documentSecret, documents);
  const check = await provider.checkAccount(payout.payout_id, account, payout.check_id);
  if (check.kind === 'pending') {
    await noteCheck(db, payout.payout_id, check.checkId);
    throw new ProviderUnavailable('a bank has not answered yet whose an account is');
  }
  if (check.kind === 'invalid') return { kind: 'failed', fault: 'account-invalid' };
  await noteRegisteredName(db, payout.request_id, check.registeredName);
  const name = await nameOfCustomer(db, payout.request_id);
  if (documents.name_accepted_by === '' && !isSameName(name, check.registeredName))
    return { kind: 'failed', fault: 'name-differs' };
  const isToBeSent = await noteFundAccount(db, payout.payout_id, check.fundAccount);
  return isToBeSent ? { fundAccount: check.fundAccount } : { kind: 'cancelled' };
}

/** What holds a later try back: an earlier one that its provider has not given up, whatever it said before. */
async function heldBy(
  { db }: PayoutContext,
  provider: PayoutProvider,
  payout: Payout,
): Promise<Step | undefined> {
  const tries = await payoutsOf(db, [payout.request_id]);
  for (const { payout_id: earlierId, attempt, state } of tries) {
    if (attempt >= payout.attempt) continue;
    // Its customer gave it back by hand: the bank knows it as paid, and it pays for nothing.
    if (state === 'excess' && (await isExcessBack(db, earlierId))) continue;
    const earlier = await provider.find(earlierId);
    if (earlier === undefined || earlier.state === 'failed' || earlier.state === 'reversed') continue;
    if (earlier.state !== 'paid') return { kind: 'held' };
    return { kind: 'paid-before', earlier, own: await provider.find(payout.payout_id) };
  }
  return undefined;
}

async function askFor(context: PayoutContext, provider: PayoutProvider, payout: Payout): Promise<Step> {
  const { payout_id: payoutId, amount } = payout;
  const held = await heldBy(context, provider, payout);
  if (held !== undefined) return held;
  const looked = await fundAccountOf(context, provider, payout);
  if ('kind' in looked) return looked;
  const { fundAccount } = looked;
  try {
    return { kind: 'report', report: await provider.send({ payoutId, fundAccount, amount }) };
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error;
    // It may have been asked for before, and answered to no process.
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

/** Written down as it is now known. @returns whether it is to be looked at again later */
async function take(tx: Tx, { log, clock }: PayoutContext, payoutId: string, step: Step): Promise<boolean> {
  const report = async (of: PayoutReport): Promise<void> => {
    const applied = await applyPayoutReport(tx, of, clock());
    if (applied === 'mismatch' || applied === 'twice' || applied === 'unknown')
      log.error({ payout: payoutId, applied, report: of }, 'a payout is not what was asked for');
  };
  if (step.kind === 'held') return true;
  if (step.kind === 'failed') await failPayout(tx, payoutId, step.fault, clock());
  if (step.kind === 'report') await report(step.report);
  if (step.kind === 'paid-before') {
    await report(step.earlier);
    if (step.own !== undefined) await report(step.own);
    else if ((await findPayout(tx, step.earlier.payoutId))?.state !== 'paid') return true;
    else await movePayout(tx, payoutId, ['asked'], { state: 'cancelled', at: clock() });
  }
  return false;
}

async function handle(context: PayoutContext, provider: PayoutProvider, payout: Payout): Promise<void> {
  const { db, log, clock } = context;
  const { payout_id: payoutId } = payout;
  try {
    const step =
      payout.state === 'asked' ? await askFor(context, provider, payout) : await askAfter(provider, payout);
    const isHeld = await db.transaction().execute((tx) => take(tx, context, payoutId, step));
    if (isHeld) {
      log.error({ payout: payoutId, step }, 'a payout waits for an earlier one that is not over');
      await tryLater(db, payoutId, {
        at: new Date(clock().getTime() + pauseMs(payout.tries)),
        error: 'an earlier payout is not over',
      });
    }
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
