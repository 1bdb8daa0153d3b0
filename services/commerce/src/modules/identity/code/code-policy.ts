/** Rules of one-time codes (domain rules §2.13 and §5.3), and of links for passwords, which are sent as they are. */
import { createHmac } from 'node:crypto';
import type { Allowance } from '../../../platform/http/limits/allowance.store.ts';
import { keyInUse } from '../../../platform/crypto/keys.ts';

export {
  OTP_LOCK_SECONDS,
  OTP_MAX_ATTEMPTS,
  OTP_RESEND_SECONDS,
  OTP_TTL_SECONDS,
} from '@suvarna/contracts/storefront-constants';

/** As many addresses may ask for all that one may: no phone or mailbox is sent more, from how many addresses they may ask. */
const SENDS_OF_ALL = 4;
const HOUR = 3_600;
const DAY = 24 * HOUR;

/** What an operator may set: the key codes are hashed with (several while it is rotated), and how many may be sent. */
export interface CodePolicy {
  readonly secret: string;
  /** What one address may ask for one phone or mailbox; all strangers together have four times as many. */
  readonly sendsPerTargetPerHour: number;
  readonly sendsPerTargetPerDay: number;
  readonly sendsPerAddressPerHour: number;
  /** Text messages to the phones of one country: what a stranger with many numbers can cost us in a day. */
  readonly smsPerCountryPerDay: number;
}

export const keyed = ({ secret }: CodePolicy, ...parts: readonly string[]): Buffer =>
  createHmac('sha256', keyInUse(secret))
    .update(JSON.stringify(['one-time-code', ...parts]))
    .digest();

interface Asked {
  readonly target: string;
  /** IP address of the caller. */
  readonly address: string;
  /** The caller's session or browser is known to the account of the target: strangers do not use up what is sent to it. */
  readonly own: boolean;
}

/** What is counted of a message: for who asked, in `name` as well, and for all who ask for the same or from the same address. */
export function sendsOf(
  policy: CodePolicy,
  kind: 'code' | 'reset',
  { target, address, own }: Asked,
): { readonly name: string; readonly asked: readonly Allowance[]; readonly strangers: readonly Allowance[] } {
  // What strangers ask for is not taken from the owner's share, nor the other way round.
  const hidden = (text: string): string =>
    keyed(policy, 'allowance', own ? `own ${text}` : text).toString('base64url');
  const sends = (whose: string, to: string, times: number): readonly Allowance[] => [
    { name: `${kind}-${whose}hour:${to}`, limit: times * policy.sendsPerTargetPerHour, seconds: HOUR },
    { name: `${kind}-${whose}day:${to}`, limit: times * policy.sendsPerTargetPerDay, seconds: DAY },
  ];
  // Nor from what another address may ask for: the owner in another browser is one of the strangers.
  const name = hidden(own ? target : `${address} ${target}`);
  const ofAddress = {
    name: `${kind}-address:${hidden(address)}`,
    limit: policy.sendsPerAddressPerHour,
    seconds: HOUR,
  };
  return {
    name,
    asked: sends('', name, 1),
    strangers: own ? [] : [...sends('all-', hidden(target), SENDS_OF_ALL), ofAddress],
  };
}
