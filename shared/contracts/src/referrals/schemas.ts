/** Refer and Earn: a customer's code, who came by it, what was earned, and what anybody with a code may know. Amounts in paise. */
import { Type, type Static } from 'typebox';
import { oneOf, strictObject } from '../base/endpoint/schema.ts';

/** As it is typed or comes out of a link; the server reads it in any case, with spaces and hyphens. */
const code = Type.String({ maxLength: 40 });
const page = Type.Integer({ minimum: 1, maximum: 10_000, default: 1 });

/** What a friend who came by a code is to who invited them. `checking`: the store's people look at it. `refused`: it earns nothing. */
const REFERRAL_STATES = ['joined', 'checking', 'rewarded', 'refused'] as const;
export type ReferralState = (typeof REFERRAL_STATES)[number];

export const ReferralTerms = Type.Object({
  reward_paise: Type.Integer(),
  minimum_order_paise: Type.Integer(),
  life_days: Type.Integer(),
  return_window_days: Type.Integer(),
  rewards_per_month: Type.Integer(),
  invites_per_day: Type.Integer(),
});
export type ReferralTerms = Static<typeof ReferralTerms>;

export const ReferralsQuery = strictObject({ page });
export const ReferralDetails = Type.Object({
  code: Type.String(),
  /** Whole address of the landing page. */
  link: Type.String(),
  terms: ReferralTerms,
  /** Everything rewards of this account came to, also as a friend who was invited. */
  earned_paise: Type.Integer(),
  /** How many more rewards for inviting this calendar month may bring. */
  rewards_left_this_month: Type.Integer(),
  invites_left_today: Type.Integer(),
  /** Who came, the newest first: the first letter of a name and no more. */
  invited: Type.Array(
    Type.Object({
      name: Type.String(),
      joined_on: Type.String(),
      state: oneOf(REFERRAL_STATES),
      earned_paise: Type.Integer(),
    }),
  ),
  page: Type.Integer(),
  page_size: Type.Integer(),
  count: Type.Integer(),
  /** How the customer's own welcome stands; `null` for a customer who came by themselves. */
  welcome: Type.Union([
    Type.Null(),
    Type.Object({ state: oneOf(REFERRAL_STATES), earned_paise: Type.Integer() }),
  ]),
});
export type ReferralDetails = Static<typeof ReferralDetails>;

export const ReferralCodeBody = strictObject({ code });
export const ReferralValid = Type.Object({
  /** In its one spelling. */
  code: Type.String(),
  valid: Type.Literal(true),
});
export type ReferralValid = Static<typeof ReferralValid>;

export const ReferralInviteBody = strictObject({ email: Type.String({ maxLength: 254 }) });
/** The same whoever has that address: whether it is a customer's is nobody's business. */
export const ReferralInvited = Type.Object({ email: Type.String(), invites_left_today: Type.Integer() });
export type ReferralInvited = Static<typeof ReferralInvited>;

export const ReferralLandingQuery = strictObject({ code });
/** What the landing page shows. A code that is nobody's is an answer, too: the page says so and offers to shop. */
export const ReferralLanding = Type.Object({
  valid: Type.Boolean(),
  code: Type.String(),
  /** Of the inviter; `''` where the account has none. */
  first_name: Type.String(),
  terms: ReferralTerms,
});
export type ReferralLanding = Static<typeof ReferralLanding>;
