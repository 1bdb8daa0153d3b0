import type { PaymentMethod } from '@suvarna/contracts/checkout';
import type { Locale } from '@suvarna/contracts/locale';
import { randomUUID } from 'node:crypto';
import type { Tx } from '../../../platform/database/database.ts';
import { attemptsOf, insertAttempt, openAttempt, replaceAttempts, type Attempt } from '../payment.store.ts';
import { principalOf, type Shopper } from '../../identity/index.ts';
import type { Subject } from '../../ledger/index.ts';
import type { PaymentContext } from '../context.ts';
import type { PaymentGrant } from '../../checkout/index.ts';
import type { OnlineMode, OnlineProvider } from '../settle/fact.ts';
import { providerFor, type PaymentProvider } from '../provider.ts';
import { firstPoll } from '../settle/poll-payments.ts';
import { isWaiting, type Payable, type Purpose } from '../purpose.ts';

export interface PaymentRequest {
  readonly owner: Shopper;
  readonly subject: Subject;
}

export interface InitiateRequest extends PaymentRequest {
  readonly mode: OnlineMode;
  readonly locale: Locale;
  /** What its page is asked to offer first. */
  readonly method?: PaymentMethod | undefined;
  /** Instead of a page of the provider's: a charge by a mandate, say. */
  readonly open?: PaymentProvider['open'];
}

export type Initiated =
  | { readonly kind: 'open'; readonly paymentId: string; readonly redirectUrl: string }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'not-waiting' }
  | { readonly kind: 'mode-unavailable' }
  | { readonly kind: 'gone' };

/** What is to be paid, locked, if it is this shopper's. */
export async function ownPayable(
  tx: Tx,
  purpose: Purpose,
  { owner, subject }: PaymentRequest,
): Promise<Payable | undefined> {
  const payable = await purpose.lock(tx, subject.id);
  return payable !== undefined && principalOf(payable.owner) === principalOf(owner) ? payable : undefined;
}

/** What an attempt is called at the provider: the same try is the same payment, however often it is asked for. */
export const referenceOfTry = (
  purpose: Purpose,
  subject: Subject,
  { mode, locale, attempt }: { mode: OnlineProvider | 'cod'; locale: Locale; attempt: number },
): string => `${purpose.describe(subject.id, mode, locale).reference}-${attempt}`;

interface Intent {
  readonly attempt: Attempt;
  readonly grant: PaymentGrant | undefined;
  readonly payer: Payable['payer'];
}

/** From then on another method is chosen on the page that is open: each new one is a call to the provider, and a row. */
const TRIES_WITH_ANOTHER_METHOD = 12;

/** An attempt that is still open for the same amount by the same provider is used again: asking twice is one charge. */
function openAttemptFor(
  attempts: readonly Attempt[],
  wanted: Pick<Attempt, 'provider' | 'amount' | 'currency' | 'grant_id'>,
  method: Attempt['method'],
): Attempt | undefined {
  const current = attempts.find(({ state }) => state === 'intent' || state === 'open');
  return current !== undefined &&
    current.provider === wanted.provider &&
    current.grant_id === wanted.grant_id &&
    (current.method === method || attempts.length >= TRIES_WITH_ANOTHER_METHOD) &&
    current.amount === wanted.amount &&
    current.currency === wanted.currency
    ? current
    : undefined;
}

async function recordIntent(
  tx: Tx,
  purpose: Purpose,
  request: InitiateRequest,
  { name: provider, merchant }: PaymentProvider,
  at: Date,
): Promise<Intent | Exclude<Initiated['kind'], 'open'>> {
  const { subject, mode, locale } = request;
  // A lender's page takes nothing else.
  const method = mode === 'emi' ? null : (request.method ?? null);
  const payable = await ownPayable(tx, purpose, request);
  if (payable === undefined) return 'unknown';
  if (!isWaiting(payable)) return 'not-waiting';
  // Told before anybody pays. A shopper who pays two at the same moment has the second sum back (applyPaymentFact).
  if (!(await purpose.isFree(tx, subject.id))) return 'gone';
  const amount = await purpose.amountDue(tx, subject.id);
  const grant = mode === 'emi' ? await purpose.grant?.(tx, subject.id, mode, at) : undefined;
  if (mode === 'emi' && grant === undefined) return 'mode-unavailable';
  await purpose.begin(tx, subject.id, mode, at);
  const attempts = await attemptsOf(tx, subject);
  const wanted = { provider, amount, currency: payable.currency, grant_id: grant?.grantId ?? null };
  const current = openAttemptFor(attempts, wanted, method);
  if (current !== undefined) return { attempt: current, grant, payer: payable.payer };
  await replaceAttempts(tx, subject);
  const number = (attempts.at(-1)?.attempt ?? 0) + 1;
  const attempt = await insertAttempt(tx, {
    id: randomUUID(),
    subject_kind: subject.kind,
    subject_id: subject.id,
    attempt: number,
    reference: referenceOfTry(purpose, subject, { mode: provider, locale, attempt: number }),
    ...wanted,
    merchant,
    state: 'intent',
    provider_order_id: null,
    redirect_url: null,
    created_at: at,
    next_poll_at: null,
    method,
    ...(grant !== undefined && { mode: 'emi' }),
  });
  return { attempt, grant, payer: payable.payer };
}

/**
 * Opens a payment in three phases: the intent is recorded, the provider is asked outside of any
 * transaction, its answer is recorded. A crash or a lost answer between them is mended by asking
 * again, because the provider knows the attempt by its reference.
 *
 * @throws ProviderUnavailable, ProviderRefused
 */
export async function initiatePayment(context: PaymentContext, request: InitiateRequest): Promise<Initiated> {
  const { db, clock, providers, purposes, shopOrigin } = context;
  const { subject, mode, locale } = request;
  const provider = providerFor(providers, mode);
  if (provider === undefined) return { kind: 'mode-unavailable' };
  const purpose = purposes.of(subject);
  const intent = await db
    .transaction()
    .execute((tx) => recordIntent(tx, purpose, request, provider, clock()));
  if (typeof intent === 'string') return { kind: intent };
  const { attempt, grant, payer } = intent;
  if (attempt.redirect_url !== null)
    return { kind: 'open', paymentId: attempt.id, redirectUrl: attempt.redirect_url };
  const { reference: description, returnTo } = purpose.describe(subject.id, provider.name, locale);
  const open = request.open ?? ((asked) => provider.open(asked));
  const opened = await open({
    reference: attempt.reference,
    description,
    amount: attempt.amount,
    currency: attempt.currency,
    locale,
    buyer: payer,
    returnUrl: `${shopOrigin}${returnTo}`,
    ...(grant !== undefined && { lender: grant.lender }),
    ...(attempt.method !== null && { method: attempt.method }),
  });
  const kept = await openAttempt(db, attempt.id, { ...opened, nextPollAt: firstPoll(clock()) });
  return { kind: 'open', paymentId: kept.id, redirectUrl: kept.redirect_url ?? opened.redirectUrl };
}
