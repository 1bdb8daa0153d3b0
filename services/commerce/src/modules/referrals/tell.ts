import type { Tx } from '../../platform/database/database.ts';
import { notify } from '../../platform/notifications/notify.ts';
import { findCustomer } from '../identity/index.ts';
import type { Side } from './tables.ts';
import { REWARD } from './terms.ts';

/** Tells a customer of a reward, once, by e-mail or else by SMS: whichever the account has proven. */
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
    locale: customer.language === 'hi' ? 'hi' : 'en',
    values: { side, amount: REWARD, until },
    key: `referral-reward:${referralId}:${side}`,
  } as const;
  if (customer.email !== null && customer.email_verified_at !== null)
    await notify(tx, { ...message, channel: 'email', to: customer.email });
  else if (customer.phone_verified_at !== null)
    await notify(tx, { ...message, channel: 'sms', to: `${customer.phone_code}-${customer.phone_no}` });
}
