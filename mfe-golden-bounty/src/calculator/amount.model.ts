import { readNumber } from '@suvarna/forms/number';
import type { Terms } from '../terms/terms.api.ts';

export type AmountFault = 'not-a-number' | 'out-of-range' | 'not-a-step';

export type Amount =
  | { readonly ok: true; readonly paise: number }
  | { readonly ok: false; readonly fault: AmountFault };

/** Between which amounts, and in which steps: the server's to say. */
export type AmountLimits = Pick<Terms, 'minimum_paise' | 'maximum_paise' | 'step_paise'>;

/** Reads rupees as typed, by the number rule of forms: `2500`, `2,500`, ` ₹2500 `. */
export function readAmount(typed: string, limits: AmountLimits): Amount {
  const rupees = readNumber(typed);
  if (rupees === undefined) return { ok: false, fault: 'not-a-number' };
  const paise = rupees * 100;
  if (paise < limits.minimum_paise || paise > limits.maximum_paise)
    return { ok: false, fault: 'out-of-range' };
  return paise % limits.step_paise === 0 ? { ok: true, paise } : { ok: false, fault: 'not-a-step' };
}

/** Keys of what the field says; the specification's sentence for a range has numbers without signs (§5). */
const FAULT_TEXTS: Readonly<Record<AmountFault, string>> = {
  'not-a-number': 'amount.invalid',
  'not-a-step': 'amount.step',
  'out-of-range': 'amount.range',
};

export const amountFaultText = (fault: AmountFault): string => FAULT_TEXTS[fault];

/** What the texts of faults have placeholders for: plain rupees. */
export const limitWords = (limits: AmountLimits) => ({
  min: limits.minimum_paise / 100,
  max: limits.maximum_paise / 100,
  step: limits.step_paise / 100,
});
