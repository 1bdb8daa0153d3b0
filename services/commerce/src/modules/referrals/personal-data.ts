import type { PersonalData } from '../../module.ts';

/** Rewards stay in the books; the code invites no friend any more. */
export const referralData: PersonalData = {
  exported: ['referral_codes', 'referrals', 'referral_rewards'],
  notExported: { referral_history: 'what the store’s people did with an invitation; its state is told' },
  collect: async (tx, customerId) => ({
    referral_code: await tx
      .selectFrom('referral_codes')
      .select(['code', 'created_at'])
      .where('customer_id', '=', customerId)
      .execute(),
    // Who else it was is the other's data.
    invited_friends: await tx
      .selectFrom('referrals')
      .select(['joined_at', 'state'])
      .where('inviter_id', '=', customerId)
      .orderBy('joined_at')
      .execute(),
    came_by_invitation: await tx
      .selectFrom('referrals')
      .select(['joined_at', 'state'])
      .where('invited_id', '=', customerId)
      .execute(),
    referral_rewards: await tx
      .selectFrom('referral_rewards')
      .select(['side', 'amount', 'at', 'expires_at', 'taken_back'])
      .where('customer_id', '=', customerId)
      .orderBy('at')
      .execute(),
  }),
  erase: async (tx, customerId) => {
    await tx.deleteFrom('referral_codes').where('customer_id', '=', customerId).execute();
  },
};
