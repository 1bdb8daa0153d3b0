/** What the store's people see of plans, and do with them. Amounts in paise, days in India. */
import { Type, type Static } from 'typebox';
import {
  Nominee,
  NOMINEE_RELATIONSHIPS,
  planId,
  PLAN_STATUSES,
  PlanDetails,
  PlanSummary,
} from './schemas.ts';
import { oneOf, strictObject } from '../base/endpoint/schema.ts';

const by = Type.String({ minLength: 1, maxLength: 80 });
const note = Type.String({ minLength: 1, maxLength: 300 });

/** `q`: a plan's number, or the beginning of its customer's e-mail address or phone. */
export const StaffPlansQuery = strictObject({
  q: Type.Optional(Type.String({ maxLength: 100 })),
  status: Type.Optional(oneOf(PLAN_STATUSES)),
  /** Only those whose customers asked to give them up and wait for an answer. */
  cancel_requested: Type.Optional(Type.Boolean()),
  page: Type.Integer({ minimum: 1, maximum: 10_000, default: 1 }),
});
export const StaffPlans = Type.Object({
  results: Type.Array(
    Type.Object({
      ...PlanSummary.properties,
      customer: PlanDetails.properties.customer,
      cancel_requested: Type.Boolean(),
    }),
  ),
  page: Type.Integer(),
  page_size: Type.Integer(),
  count: Type.Integer(),
});

export const StaffPlanQuery = strictObject({ plan_id: planId });
/** A plan, its nominee hidden but for what tells one from another, with everything that was booked for it, the oldest first; entries of one `transaction` sum to zero. */
export const StaffPlan = Type.Object({
  plan: PlanDetails,
  postings: Type.Array(
    Type.Object({
      at: Type.String(),
      kind: Type.String(),
      reference: Type.String(),
      entries: Type.Array(Type.Object({ account: Type.String(), amount_paise: Type.Integer() })),
    }),
  ),
  /** What happened to it, and who did it where that was one of us. */
  history: Type.Array(
    Type.Object({ at: Type.String(), event: Type.String(), by: Type.String(), note: Type.String() }),
  ),
});
export type StaffPlan = Static<typeof StaffPlan>;

/** Money that came on paper: a cheque, a draft, cash in a store. It pays the first instalment that is not paid. */
export const PaperPaymentBody = strictObject({
  plan_id: planId,
  amount_paise: Type.Integer({ minimum: 1_00, maximum: 1_000_000_000 }),
  /** Number of the paper; noted once. */
  paper_no: Type.String({ pattern: '^[A-Za-z0-9/-]{3,40}$' }),
  settled_by: by,
  note,
});
/** Money on paper that did not come after all; it has to be the plan's last payment. */
export const PaperUndoBody = strictObject({
  plan_id: planId,
  payment_id: Type.String({ pattern: '^GP-[0-9A-Z]{10}$' }),
  undone_by: by,
  note,
});
/** Who wants to see it, and what for: written down with the plan. */
export const PersonalDataBody = strictObject({ plan_id: planId, asked_by: by, reason: note });
export const PersonalData = Type.Object({
  plan_id: Type.String(),
  name_on_pan: Type.String(),
  /** `''` when the plan needed none. */
  pan: Type.String(),
  nominee: Nominee,
});
export type PersonalData = Static<typeof PersonalData>;
export const NomineeCorrectionBody = strictObject({
  plan_id: planId,
  name: Type.String({ minLength: 1, maxLength: 80 }),
  phone: Type.String({ pattern: '^\\d{1,4}-\\d{6,15}$' }),
  email: Type.String({ maxLength: 254 }),
  relationship: oneOf(NOMINEE_RELATIONSHIPS),
  corrected_by: by,
  note,
});
export const CancelDecisionBody = strictObject({
  plan_id: planId,
  decision: oneOf(['approve', 'decline']),
  decided_by: by,
  note,
});
/** A refund of money that came on paper was paid by bank transfer. */
export const PaperRefundBody = strictObject({
  refund_id: Type.String({ pattern: '^[A-Za-z0-9_.-]{4,120}$' }),
  settled_by: by,
  note,
});
export const PaperRefundSettled = Type.Object({ refund_id: Type.String(), plan_id: Type.String() });

export const PlanFigures = Type.Object({
  /** Every status, also those of which there is no plan. */
  by_status: Type.Array(
    Type.Object({ status: oneOf(PLAN_STATUSES), plans: Type.Integer(), principal_paise: Type.Integer() }),
  ),
  /** What the store owes its customers, by the month in which the plans mature or did; `YYYY-MM`. */
  by_maturity_month: Type.Array(
    Type.Object({
      month: Type.String(),
      plans: Type.Integer(),
      principal_paise: Type.Integer(),
      contribution_paise: Type.Integer(),
    }),
  ),
  /** Contribution that payments up to now have earned and that is not booked yet. */
  contribution_accrued_paise: Type.Integer(),
  /** Contribution that was booked at maturity, less what was taken back. */
  contribution_given_paise: Type.Integer(),
  /** Refunds of money that came on paper and that an operator has to transfer. */
  paper_refunds: Type.Array(
    Type.Object({
      refund_id: Type.String(),
      plan_id: Type.String(),
      amount_paise: Type.Integer(),
      requested_at: Type.String(),
    }),
  ),
});
export type PlanFigures = Static<typeof PlanFigures>;

export const CallbacksQuery = strictObject({ state: oneOf(['open', 'done']) });
export const Callbacks = Type.Object({
  results: Type.Array(
    Type.Object({
      request_id: Type.String(),
      requested_at: Type.String(),
      name: Type.String(),
      phone: Type.String(),
      time: Type.String(),
      plan_id: Type.String(),
      comment: Type.String(),
      state: Type.String(),
    }),
  ),
});
export const CallbackDoneBody = strictObject({ request_id: Type.String({ format: 'uuid' }), done_by: by });
export const CallbackDone = Type.Object({ request_id: Type.String(), state: Type.String() });
