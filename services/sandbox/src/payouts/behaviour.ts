/**
 * The last four digits of an account's number say how its bank behaves; every other account is its
 * holder's, and is paid a little later.
 */
export const BEHAVIOURS = {
  '9001': 'of-another-name',
  '9002': 'no-such-account',
  '9003': 'refused-at-once',
  '9004': 'answer-lost',
  '9005': 'waits-for-a-person',
  '9006': 'fails-later',
  '9007': 'sent-back',
} as const satisfies Record<string, string>;
type Behaviour = (typeof BEHAVIOURS)[keyof typeof BEHAVIOURS] | 'fine';

export function behaviourOf(accountNumber: string): Behaviour {
  const ending = accountNumber.slice(-4);
  return Object.hasOwn(BEHAVIOURS, ending) ? BEHAVIOURS[ending as keyof typeof BEHAVIOURS] : 'fine';
}
