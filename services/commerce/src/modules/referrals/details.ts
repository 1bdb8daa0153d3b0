import { indianDay } from '@suvarna/contracts/indian-day';
import type { ReferralDetails, ReferralStage, ReferralState } from '@suvarna/contracts/referrals';
import type { Config } from '../../config.ts';
import type { Database } from '../../platform/database/database.ts';
import { codeOf } from './code.store.ts';
import { invitesLeft, landingPath } from './invite.ts';
import { earnedBy, findReferralOf, rewardsOf, rewardsOfMonth, whoCame } from './referral.store.ts';
import { monthOf } from './reward/reward.ts';
import { REWARDS_PER_MONTH, TERMS } from './terms.ts';

const PAGE_SIZE = 20;

/** Neither inviter nor invited hears of a doubt more than that the store looks at it. */
const STATE: Readonly<Record<ReferralStage, ReferralState>> = {
  joined: 'joined',
  doubted: 'checking',
  rewarded: 'rewarded',
  refused: 'refused',
};

/** `A•••`: enough to know a friend by, and no more. */
function maskedName(firstName: string): string {
  const [first] = new Intl.Segmenter().segment(firstName.trim());
  return `${first?.segment ?? ''}•••`;
}

async function welcomeOf(db: Database, customerId: string): Promise<ReferralDetails['welcome']> {
  const referral = await findReferralOf(db, customerId);
  if (referral === undefined) return null;
  const own = (await rewardsOf(db, [referral.id])).find(({ side }) => side === 'invited');
  return { state: STATE[referral.state], earned_paise: own === undefined ? 0 : own.amount - own.taken_back };
}

/** What a customer sees of referrals. The code is made when it is looked at first. */
export async function detailsOf(
  db: Database,
  { shopOrigin }: Pick<Config, 'shopOrigin'>,
  { customerId, page, at }: { readonly customerId: string; readonly page: number; readonly at: Date },
): Promise<ReferralDetails> {
  const code = await codeOf(db, customerId, at);
  const { rows, count } = await whoCame(db, customerId, {
    limit: PAGE_SIZE,
    offset: (page - 1) * PAGE_SIZE,
  });
  const rewarded = await rewardsOfMonth(db, customerId, monthOf(at));
  return {
    code,
    link: `${shopOrigin}${landingPath(code)}`,
    terms: TERMS,
    earned_paise: await earnedBy(db, customerId),
    rewards_left_this_month: Math.max(0, REWARDS_PER_MONTH - rewarded),
    invites_left_today: await invitesLeft(db, customerId, at),
    invited: rows.map((row) => ({
      name: maskedName(row.first_name),
      joined_on: indianDay(row.joined_at),
      state: STATE[row.state],
      earned_paise: row.earned,
    })),
    page,
    page_size: PAGE_SIZE,
    count,
    welcome: await welcomeOf(db, customerId),
  };
}
