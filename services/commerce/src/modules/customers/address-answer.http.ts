import type { Address } from '@suvarna/contracts/customers';
import { ADDRESS_FIELDS } from '@suvarna/forms/address';
import { formText } from '@suvarna/forms/texts';
import { Refusal } from '../../platform/refusal.ts';
import type { AddressOutcome, AddressRefusal } from './addresses.ts';

/** Every field that is wrong, with the specification's text. */
export function refusalOf(refusal: AddressRefusal): Refusal {
  switch (refusal.code) {
    case 'ADDRESS.NOT_FOUND':
      return new Refusal(refusal.code, { status: 404, message: 'This address is not in your account.' });
    case 'SESSION.TOKEN_INVALID':
      return new Refusal(refusal.code, { status: 401, message: 'Authorization Failure' });
    case 'REQUEST.TOO_LARGE':
      return new Refusal(refusal.code, { status: 400, message: 'There is no room for more addresses.' });
    case 'ADDRESS.INVALID': {
      const faults = [...ADDRESS_FIELDS, 'email' as const].flatMap((field) => {
        const fault = refusal.faults[field];
        return fault === undefined ? [] : [[`/${field}`, formText(fault, 'en')] as const];
      });
      return new Refusal(refusal.code, {
        status: 400,
        message: faults[0]?.[1] ?? 'The address is not valid.',
        fields: Object.fromEntries(faults),
      });
    }
  }
}

/** @throws Refusal of an address that was not taken */
export function addressOrRefusal(outcome: AddressOutcome): Address {
  if (outcome.kind === 'refused') throw refusalOf(outcome);
  return outcome.address;
}
