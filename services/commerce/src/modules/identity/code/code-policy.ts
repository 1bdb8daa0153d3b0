/** Rules of one-time codes (domain rules §2.13 and §5.3). */
export {
  OTP_LOCK_SECONDS,
  OTP_MAX_ATTEMPTS,
  OTP_RESEND_SECONDS,
  OTP_TTL_SECONDS,
} from '@suvarna/contracts/storefront-constants';

/** As many addresses may ask for all that one may: no phone or mailbox is sent more, whoever asks from wherever. */
export const SENDS_OF_ALL = 4;

/** What an operator may set: the key codes are hashed with, and how many may be sent. */
export interface CodePolicy {
  readonly secret: string;
  /** What one address may ask for one phone or mailbox; all strangers together have four times as many. */
  readonly sendsPerTargetPerHour: number;
  readonly sendsPerTargetPerDay: number;
  readonly sendsPerAddressPerHour: number;
  /** Text messages to the phones of one country: what a stranger with many numbers can cost us in a day. */
  readonly smsPerCountryPerDay: number;
}
