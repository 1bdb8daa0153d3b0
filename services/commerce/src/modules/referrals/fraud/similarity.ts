import type { ReferralDoubt } from '@suvarna/contracts/referrals';
import { isSamePlace, type Place } from './address-similarity.ts';

/** What a person is known by. */
export interface IdentitySignals {
  /** `''` for an account without an e-mail address. */
  readonly mailbox: string;
  readonly phones: ReadonlySet<string>;
  readonly places: readonly Place[];
  /** Browsers a person signed in from. */
  readonly devices: ReadonlySet<string>;
}

const anyOf = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  [...one].some((mark) => other.has(mark));

/** By what an invited customer looks like one of those who invited, or came before by the same code. */
export function similarity(
  invited: IdentitySignals,
  kin: readonly IdentitySignals[],
): readonly ReferralDoubt[] {
  const looks: Readonly<
    Record<'mailbox' | 'phone' | 'device' | 'address', (other: IdentitySignals) => boolean>
  > = {
    mailbox: ({ mailbox }) => mailbox !== '' && mailbox === invited.mailbox,
    phone: ({ phones }) => anyOf(invited.phones, phones),
    device: ({ devices }) => anyOf(invited.devices, devices),
    address: ({ places }) => places.some((place) => invited.places.some((own) => isSamePlace(own, place))),
  };
  return (['mailbox', 'phone', 'device', 'address'] as const).filter((doubt) => kin.some(looks[doubt]));
}
