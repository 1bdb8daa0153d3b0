import { mailboxOf } from '../../../platform/mailbox.ts';
import { phoneDigits } from '../../checkout/index.ts';
import { placeOf } from './address-similarity.ts';
import type { IdentitySignals } from './similarity.ts';
import type { KnownRow } from './identity-signals.store.ts';

const wordsOf = (name: string): readonly string[] => name.toLowerCase().split(/\s+/).filter(Boolean);

/** What a customer is known by: everything that was ever written down. */
export const allSignalsOf = (row: KnownRow): IdentitySignals => withAddresses(row, row.addresses);

/**
 * The same of who invites. A customer who has a present sent to a friend is not at home there: of several
 * addresses only those that bear the account's first name count, if any does.
 */
export function ownSignalsOf(row: KnownRow): IdentitySignals {
  const [first = ''] = wordsOf(row.firstName);
  const theirs = row.addresses.filter(({ full_name: name }) => first !== '' && wordsOf(name).includes(first));
  return withAddresses(row, theirs.length > 0 ? theirs : row.addresses);
}

function withAddresses({ email, phone, devices }: KnownRow, own: KnownRow['addresses']): IdentitySignals {
  return {
    mailbox: email === null ? '' : mailboxOf(email),
    phones: new Set(
      [phone, ...own.map(({ mobile }) => mobile)].map(phoneDigits).filter((digits) => digits.length > 6),
    ),
    places: own.filter(({ is_store: isStore }) => !isStore).map((address) => placeOf(address)),
    devices: new Set(devices),
  };
}
