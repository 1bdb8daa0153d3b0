import { readNumber } from '@suvarna/forms/number';
import { rule } from '@suvarna/forms/schema';
import { object } from 'yup';

/** A part as typed, in paise; `null` when it is none of what is left. */
export function readPart(typed: string, restPaise: number): number | null {
  const rupees = readNumber(typed);
  const paise = rupees === undefined ? 0 : Math.round(rupees * 100);
  return paise >= 100 && paise <= restPaise ? paise : null;
}

/** @param restPaise what is left of the instalment, as the server says */
export const paySchema = (restPaise: number) =>
  object({
    part: rule((value, { how }) =>
      how === 'part' && readPart(value, restPaise) === null ? 'payment.part-invalid' : undefined,
    ),
    how: rule(() => undefined),
    method: rule(() => undefined),
    mode: rule((value) => (value === '' ? 'payment.mode-required' : undefined)),
  });
