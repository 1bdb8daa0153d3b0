/**
 * A voucher's number says how it behaves: sixteen digits, of which the first four name the behaviour, the
 * next four its face value in hundreds of rupees (`0000`: ₹10,000), and the rest tell vouchers apart.
 */
export const BEHAVIOURS = {
  '6001': 'fine',
  '6002': 'partly-used',
  '6003': 'expired',
  '6004': 'slow',
  '6005': 'answers-lost',
  '6006': 'declined-at-capture',
} as const satisfies Record<string, string>;
export type Behaviour = (typeof BEHAVIOURS)[keyof typeof BEHAVIOURS];

/** Of every voucher here. */
export const RIGHT_PIN = '123456';

const NUMBER = /^(\d{4})(\d{4})\d{8}$/;

/** `undefined` for a number that was never given out. */
export function behaviourOf(number: string): Behaviour | undefined {
  const prefix = NUMBER.exec(number)?.[1] ?? '';
  return Object.hasOwn(BEHAVIOURS, prefix) ? BEHAVIOURS[prefix as keyof typeof BEHAVIOURS] : undefined;
}

/** Paise. */
export function faceValueOf(number: string): number {
  const hundreds = Number(NUMBER.exec(number)?.[2] ?? '0');
  return (hundreds === 0 ? 100 : hundreds) * 100 * 100;
}

export const LAST_DAY = '2029-03-31';
