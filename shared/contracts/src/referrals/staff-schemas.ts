/** Referrals as the store's people see them, with the doubts about each. Amounts in paise. */
import { Type, type Static } from 'typebox';
import { oneOf, strictObject } from '../base/endpoint/schema.ts';

/** joined: nothing kept yet. doubted: an operator has to look. */
const REFERRAL_STAGES = ['joined', 'doubted', 'rewarded', 'refused'] as const;
export type ReferralStage = (typeof REFERRAL_STAGES)[number];

/**
 * Why a referral looks like one person with two accounts: the same mailbox, phone, browser or delivery
 * address as who invited, who invited those, or another customer they invited; an account or an order with
 * the same proven contact was there before.
 */
const REFERRAL_DOUBTS = ['mailbox', 'phone', 'device', 'address', 'account-before', 'order-before'] as const;
export type ReferralDoubt = (typeof REFERRAL_DOUBTS)[number];

export const StaffReferralsQuery = strictObject({
  stage: oneOf(REFERRAL_STAGES),
  page: Type.Integer({ minimum: 1, maximum: 10_000, default: 1 }),
});
const Person = Type.Object({
  customer_id: Type.String(),
  name: Type.String(),
  email: Type.String(),
  phone: Type.String(),
});
export const StaffReferral = Type.Object({
  referral_id: Type.String(),
  stage: oneOf(REFERRAL_STAGES),
  doubts: Type.Array(oneOf(REFERRAL_DOUBTS)),
  /** Doubts that were looked at and allowed before. */
  allowed: Type.Array(oneOf(REFERRAL_DOUBTS)),
  joined_at: Type.String(),
  /** The order that earns the reward, once one was kept; `''` before. */
  order_no: Type.String(),
  inviter: Person,
  invited: Person,
  rewards: Type.Array(
    Type.Object({ to: oneOf(['inviter', 'invited']), amount_paise: Type.Integer(), at: Type.String() }),
  ),
  history: Type.Array(
    Type.Object({ at: Type.String(), event: Type.String(), by: Type.String(), note: Type.String() }),
  ),
});
export type StaffReferral = Static<typeof StaffReferral>;
export const StaffReferrals = Type.Object({
  results: Type.Array(StaffReferral),
  page: Type.Integer(),
  page_size: Type.Integer(),
  count: Type.Integer(),
});

/** What is left of rewards that were paid is taken back. A doubt is decided in the queue of requests. */
export const ReferralRefusalBody = strictObject({
  referral_id: Type.String({ format: 'uuid' }),
  decided_by: Type.String({ minLength: 1, maxLength: 80 }),
  note: Type.String({ minLength: 1, maxLength: 300 }),
});
