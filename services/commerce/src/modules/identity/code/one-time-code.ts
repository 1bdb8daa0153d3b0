import type { Locale } from '@suvarna/contracts/locale';
import { randomInt, randomUUID } from 'node:crypto';
import { takeAllowances, type Allowance } from '../../../platform/http/limits/allowance.store.ts';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { lockedUntil, putCode, tryCode, type CodeKey } from '../records/one-time-code.store.ts';
import { tell } from '../../../platform/notifications/tell.ts';
import {
  OTP_LOCK_SECONDS,
  OTP_MAX_ATTEMPTS,
  OTP_RESEND_SECONDS,
  OTP_TTL_SECONDS,
  keyed,
  sendsOf,
  type CodePolicy,
} from './code-policy.ts';
import { keysOf } from '../../../platform/crypto/keys.ts';

/** What a code is for. It is right for this alone. */
export type CodePurpose =
  | 'login'
  | 'update'
  | 'cod'
  | 'track'
  | 'nominee'
  | 'social'
  | 'contact-old'
  | 'contact-new'
  | 'proof'
  | 'appointment';

export type Checked = 'right' | 'wrong' | 'locked';

interface CodeRequest {
  readonly purpose: CodePurpose;
  /** Where it goes: a phone as the API writes it (`"91-9876543210"`), or an e-mail address in lower case. */
  readonly target: string;
  /**
   * Whose request it serves, e.g. `principalOf(shopper)` or with an order's number: another's code is wrong.
   * Who asks is always in it: without, a stranger who knows the target could replace the code, or guess it to death.
   */
  readonly subject: string;
  readonly at: Date;
}

type CodeTry = CodeRequest & { readonly code: string };

export type Issued =
  | { readonly kind: 'sent'; readonly resendAfter: number; readonly expiresIn: number }
  | { readonly kind: 'too-soon' | 'too-many' | 'locked'; readonly retryAfter: number };

const HOUR = 3_600;
const after = (at: Date, seconds: number): Date => new Date(at.getTime() + seconds * 1_000);

const keyOf = (policy: CodePolicy, { purpose, target, subject }: CodeRequest): CodeKey => ({
  purpose,
  subject,
  targetHash: keyed(policy, 'target', target),
});
const hashOf = (policy: CodePolicy, { purpose, target, subject }: CodeRequest, code: string): Buffer =>
  keyed(policy, 'code', purpose, target, subject, code);

/** One for each key there is, the one in use first. */
const policiesOf = (policy: CodePolicy): readonly CodePolicy[] =>
  keysOf(policy.secret).map((secret) => ({ ...policy, secret }));

function allowances(policy: CodePolicy, sending: Sending): readonly Allowance[] {
  const { purpose, target, own } = sending;
  const { name, asked, strangers } = sendsOf(policy, 'code', sending);
  const country = `${own ? 'own:' : ''}${target.split('-', 1)[0] ?? ''}`;
  return [
    ...asked,
    { name: `code-gap:${purpose}:${name}`, limit: 1, seconds: OTP_RESEND_SECONDS },
    ...strangers,
    ...(target.includes('@')
      ? []
      : [{ name: `sms-country:${country}`, limit: policy.smsPerCountryPerDay, seconds: 24 * HOUR }]),
  ];
}

export interface Sending extends CodeRequest {
  /** IP address of the caller, for its share of messages. */
  readonly address: string;
  readonly locale: Locale;
  /** The caller's session or browser is known to the account that has proven this target: strangers do not use up what is sent to it. */
  readonly own: boolean;
}

/** Takes what one code may be sent for, or says why none may be; then nothing has changed. */
export async function takeSending(
  tx: Tx,
  policy: CodePolicy,
  request: Sending,
): Promise<Exclude<Issued, { kind: 'sent' }> | undefined> {
  const { at } = request;
  for (const each of policiesOf(policy)) {
    const locked = await lockedUntil(tx, keyOf(each, request), at);
    if (locked !== undefined)
      return { kind: 'locked', retryAfter: Math.ceil((locked.getTime() - at.getTime()) / 1_000) };
  }
  const usedUp = await takeAllowances(tx, allowances(policy, request), at);
  return (
    usedUp && { kind: usedUp.name.startsWith('code-gap:') ? 'too-soon' : 'too-many', retryAfter: usedUp.wait }
  );
}

/**
 * Makes a code and sends it when the transaction is committed: six digits from the system's
 * generator, good for five minutes and once. What was sent before for the same request is dead;
 * its wrong tries stay counted. The answer is the same whether or not an account has that phone or address.
 */
export async function sendCode(
  tx: Tx,
  policy: CodePolicy,
  request: Sending,
): Promise<Extract<Issued, { kind: 'sent' }>> {
  const { target, at } = request;
  const key = keyOf(policy, request);
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const expiresAt = after(at, OTP_TTL_SECONDS);
  const forgottenBefore = after(at, -OTP_LOCK_SECONDS);
  await putCode(tx, key, hashOf(policy, request, code), { at, expiresAt, forgottenBefore });
  await tell(tx, {
    to: { contact: target, locale: request.locale },
    purpose: 'necessary',
    template: 'one-time-code',
    values: { code, minutes: OTP_TTL_SECONDS / 60 },
    key: `code:${randomUUID()}`,
    expiresAt,
  });
  return { kind: 'sent', resendAfter: OTP_RESEND_SECONDS, expiresIn: OTP_TTL_SECONDS };
}

/** Sends a code if one may be sent now. Anything but `sent` has changed nothing. */
export async function issueCode(tx: Tx, policy: CodePolicy, request: Sending): Promise<Issued> {
  return (await takeSending(tx, policy, request)) ?? sendCode(tx, policy, request);
}

function assertOutside(db: Database): void {
  if (db.isTransaction)
    throw new Error(
      'A code is checked outside of transactions: a wrong try counts whatever becomes of the rest.',
    );
}

/**
 * Whether a code is the one that was sent for this very request. A right one is used up by asking.
 * `locked` from the fifth wrong one on: the code is dead, and there is no other for a quarter of an hour.
 *
 * Never within the caller's transaction, which might take a counted try back: in a route, ask in
 * `performOnce`'s `before`.
 */
export async function checkCode(db: Database, policy: CodePolicy, request: CodeTry): Promise<Checked> {
  assertOutside(db);
  const { at } = request;
  // A code that was sent just before its key was replaced stands under that one; a later one comes first.
  for (const each of policiesOf(policy)) {
    const key = keyOf(each, request);
    const tried = await tryCode(db, key, hashOf(each, request, request.code), {
      at,
      maxTries: OTP_MAX_ATTEMPTS,
      lockedUntil: after(at, OTP_LOCK_SECONDS),
    });
    if (tried !== undefined) return tried.right ? 'right' : tried.locked ? 'locked' : 'wrong';
    if ((await lockedUntil(db, key, at)) !== undefined) return 'locked';
  }
  return 'wrong';
}
