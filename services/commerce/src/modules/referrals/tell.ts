import type { Tx } from '../../platform/database/database.ts';
import { languageOf } from '@suvarna/contracts/wording';
import { notify } from '../../platform/notifications/notify.ts';
import { channelsFor } from '../../platform/notifications/wanted.ts';
import { findCustomer, provenPhoneOf } from '../identity/index.ts';
import type { Side } from './tables.ts';
import { REWARD } from './terms.ts';

/** Tells a customer of a reward, once, by e-mail or else by SMS: whichever the account has proven and wants. */
export async function tellOfReward(
  tx: Tx,
  reward: {
    readonly referralId: string;
    readonly side: Side;
    readonly customerId: string;
    /** Last day of its life, in India. */
    readonly until: string;
  },
): Promise<void> {
  const { referralId, side, customerId, until } = reward;
  const customer = await findCustomer(tx, customerId);
  if (customer === undefined) return;
  const message = {
    template: 'referral-reward',
    locale: languageOf(customer.language),
    values: { side, amount: REWARD, until },
    key: `referral-reward:${referralId}:${side}`,
  } as const;
  const email = customer.email_verified_at === null ? null : customer.email;
  const phone = provenPhoneOf(customer);
  const by = await channelsFor(
    tx,
    { customerId, topic: 'rewards' },
    { email: email !== null, sms: phone !== '' },
  );
  if (by.email && email !== null) await notify(tx, { ...message, channel: 'email', to: email });
  else if (by.sms) await notify(tx, { ...message, channel: 'sms', to: `${customer.phone_code}-${phone}` });
}
