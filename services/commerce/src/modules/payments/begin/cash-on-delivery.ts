import type { Locale } from '@suvarna/contracts/locale';
import { randomUUID } from 'node:crypto';
import type { Tx } from '../../../platform/database/database.ts';
import { attemptsOf, insertAttempt, moveAttempt, replaceAttempts, type Attempt } from '../payment.store.ts';
import { checkCode, isOwnContact, issueCode, principalOf, type Issued } from '../../identity/index.ts';
import { recordCashDue, type Subject } from '../../ledger/index.ts';
import type { PaymentContext } from '../context.ts';
import { ownPayable, referenceOfTry, type PaymentRequest } from './initiate-payment.ts';
import { isWaiting, type Payable, type Purpose } from '../purpose.ts';

type NotNow =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'not-waiting' }
  | { readonly kind: 'gone' }
  | { readonly kind: 'mode-unavailable' };

export type CodeSent =
  | NotNow
  | { readonly kind: 'code'; readonly paymentId: string; readonly sentTo: string; readonly issued: Issued };

/** What a code is for, so that it opens nothing else. */
const codeSubjectOf = ({ kind, id }: Subject): string => `${kind}:${id}`;

/** The last four figures of a phone: enough for its owner to know it. */
const masked = (phone: string): string => `••••••${phone.slice(-4)}`;

/** One attempt at the door stands for what is paid; it follows the price down. */
async function doorAttempt(
  tx: Tx,
  purpose: Purpose,
  { subject, currency }: Payable,
  locale: Locale,
  at: Date,
): Promise<Attempt> {
  const amount = await purpose.amountDue(tx, subject.id);
  const attempts = await attemptsOf(tx, subject);
  const current = attempts.find(({ state }) => state === 'intent' || state === 'open');
  if (current !== undefined && current.provider === 'cod' && current.amount === amount) return current;
  await replaceAttempts(tx, subject);
  const number = (attempts.at(-1)?.attempt ?? 0) + 1;
  return insertAttempt(tx, {
    id: randomUUID(),
    subject_kind: subject.kind,
    subject_id: subject.id,
    attempt: number,
    reference: referenceOfTry(purpose, subject, { mode: 'cod', locale, attempt: number }),
    provider: 'cod',
    merchant: 'cash',
    amount,
    currency,
    state: 'open',
    provider_order_id: null,
    redirect_url: null,
    created_at: at,
    next_poll_at: null,
  });
}

/**
 * Sends a code to the payer's phone. The caller must end the transaction unless the code was sent.
 * What was to be paid ahead may be paid at the door after all, where the door is open to it.
 *
 * @param request `address` is the caller's IP address, `device` the cookie its browser is known to accounts by
 */
export async function sendDoorCode(
  tx: Tx,
  context: PaymentContext,
  request: PaymentRequest & {
    readonly address: string;
    readonly device: string | undefined;
    readonly locale: Locale;
  },
): Promise<CodeSent> {
  const { address, locale, owner, device, subject } = request;
  const at = context.clock();
  const purpose = context.purposes.of(subject);
  const payable = await ownPayable(tx, purpose, request);
  if (payable === undefined) return { kind: 'unknown' };
  if (!isWaiting(payable)) return { kind: 'not-waiting' };
  if (!(await purpose.isFree(tx, subject.id))) return { kind: 'gone' };
  const attempt = await doorAttempt(tx, purpose, payable, locale, at);
  if (payable.mode !== 'cod' && (await purpose.door?.isOpen(tx, subject.id, attempt.amount)) !== true)
    return { kind: 'mode-unavailable' };
  await purpose.begin(tx, subject.id, 'cod', at);
  const { phone } = payable.payer;
  const own = await isOwnContact(
    tx,
    { customerId: owner.kind === 'customer' ? owner.id : undefined, device },
    phone,
    at,
  );
  const issued = await issueCode(tx, context.codes, {
    purpose: 'cod',
    target: phone,
    subject: codeSubjectOf(subject),
    at,
    address,
    locale,
    own,
  });
  return { kind: 'code', paymentId: attempt.id, sentTo: masked(phone), issued };
}

/** Whether the code is right, asked outside of transactions. `settled`: none is needed any more. */
export async function checkDoorCode(
  { db, codes, clock, purposes }: PaymentContext,
  { owner, subject, code }: PaymentRequest & { readonly code: string },
): Promise<'right' | 'wrong' | 'locked' | 'settled' | 'unknown' | 'mode-unavailable'> {
  const payable = await purposes.of(subject).find(db, subject.id);
  if (payable === undefined || principalOf(payable.owner) !== principalOf(owner)) return 'unknown';
  if (!isWaiting(payable)) return 'settled';
  // Another way was chosen after the code went out.
  if (payable.mode !== 'cod') return 'mode-unavailable';
  return checkCode(db, codes, {
    purpose: 'cod',
    target: payable.payer.phone,
    subject: codeSubjectOf(subject),
    at: clock(),
    code,
  });
}

/** The code was right: the buyer owes the money at the door, and what was promised is given. @returns how it stands now */
export async function settleCashOnDelivery(
  tx: Tx,
  context: PaymentContext,
  request: PaymentRequest & { readonly locale: Locale },
): Promise<Payable | 'unknown' | 'mode-unavailable' | 'gone'> {
  const { subject } = request;
  const at = context.clock();
  const purpose = context.purposes.of(subject);
  const payable = await ownPayable(tx, purpose, request);
  if (payable === undefined) return 'unknown';
  if (!isWaiting(payable)) return payable;
  if (payable.mode !== 'cod') return 'mode-unavailable';
  if (!(await purpose.claim(tx, subject.id))) return 'gone';
  const attempt = await doorAttempt(tx, purpose, payable, request.locale, at);
  await moveAttempt(tx, attempt.id, ['intent', 'open'], 'captured');
  await recordCashDue(tx, { subject, currency: payable.currency, amount: attempt.amount, at });
  const settlement = await purpose.settle(tx, subject.id, { mode: 'cod', at });
  if (settlement !== 'settled')
    throw new Error(`${subject.kind} ${subject.id} waited for its code and was then ${settlement}.`);
  return (await purpose.find(tx, subject.id)) ?? payable;
}
