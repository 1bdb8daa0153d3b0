/** A referral code in its one spelling: capital letters and digits. `k7mq-x3nd` and `K7MQ X3ND` are `K7MQX3ND`. */
export function readReferralCode(written: string): string {
  return written
    .slice(0, 80)
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '');
}
