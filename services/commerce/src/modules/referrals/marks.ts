import { mailboxOf, phoneDigits } from '../checkout/index.ts';
import { placeOf } from './address-likeness.ts';
import type { Marks } from './likeness.ts';
import type { KnownRow } from './marks.store.ts';

const wordsOf = (name: string): readonly string[] => name.toLowerCase().split(/\s+/).filter(Boolean);

/** What a customer is known by: everything that was ever written down. */
export const allMarksOf = (row: KnownRow): Marks => withAddresses(row, row.addresses);

/**
 * The same of who invites. Somebody who has a present sent to a friend is not at home there: of several
 * addresses only those that bear the account's first name count, if any does.
 */
export function ownMarksOf(row: KnownRow): Marks {
  const [first = ''] = wordsOf(row.firstName);
  const theirs = row.addresses.filter(({ full_name: name }) => first !== '' && wordsOf(name).includes(first));
  return withAddresses(row, theirs.length > 0 ? theirs : row.addresses);
}

function withAddresses({ email, phone, devices }: KnownRow, own: KnownRow['addresses']): Marks {
  return {
    mailbox: email === null ? '' : mailboxOf(email),
    phones: new Set(
      [phone, ...own.map(({ mobile }) => mobile)].map(phoneDigits).filter((digits) => digits.length > 6),
    ),
    places: own.filter(({ is_store: isStore }) => !isStore).map((address) => placeOf(address)),
    devices: new Set(devices),
  };
}
