/** Rules of one-time codes (domain rules §2.13 and §5.3). */
export const OTP_RESEND_SECONDS = 30;
export const OTP_TTL_SECONDS = 300;
export const OTP_MAX_ATTEMPTS = 5;
export const OTP_LOCK_SECONDS = 900;

/** What an operator may set: the key codes are hashed with, and how many may be sent. */
export interface CodePolicy {
  readonly secret: string;
  readonly sendsPerTargetPerHour: number;
  readonly sendsPerTargetPerDay: number;
  readonly sendsPerAddressPerHour: number;
  /** Text messages to the phones of one country: what a stranger with many numbers can cost us in a day. */
  readonly smsPerCountryPerDay: number;
}
