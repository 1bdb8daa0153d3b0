/** What the store's people do with savings plans. */
import {
  CallbackDone,
  CallbackDoneBody,
  Callbacks,
  CallbacksQuery,
  CancelDecisionBody,
  NomineeCorrectionBody,
  PaperPaymentBody,
  PaperRefundBody,
  PaperRefundSettled,
  PaperUndoBody,
  PersonalData,
  PersonalDataBody,
  PlanFigures,
  StaffPlan,
  StaffPlanQuery,
  StaffPlans,
  StaffPlansQuery,
} from './staff-schemas.ts';
import { endpointsOf } from '../base/endpoint/endpoint.ts';

const { get, post } = endpointsOf('staff');

export const staffPlans = get('plan/list/', 'staff-view', {
  summary: 'Savings plans, the newest first',
  query: StaffPlansQuery,
  answer: StaffPlans,
});

export const staffPlan = get('plan/details/', 'staff-view', {
  summary: 'A savings plan with all that was booked for it',
  query: StaffPlanQuery,
  answer: StaffPlan,
});

export const staffPlanFigures = get('plan/figures/', 'staff-view', {
  summary: 'Savings plans by state, what is owed by month of maturity, contribution accrued',
  answer: PlanFigures,
});

export const staffPaperPayment = post('plan/paper_payment/', 'staff-admin', {
  once: true,
  summary: 'Notes a payment of an instalment that came on paper',
  body: PaperPaymentBody,
  answer: StaffPlan,
});

export const staffPaperUndo = post('plan/paper_undo/', 'staff-admin', {
  once: true,
  summary: 'Takes back a payment on paper that did not come',
  body: PaperUndoBody,
  answer: StaffPlan,
});

export const staffPersonalData = post('plan/personal_data/', 'staff-admin', {
  once: true,
  summary: 'Shows the PAN and the nominee of a plan; who asked, and why, is written down',
  body: PersonalDataBody,
  answer: PersonalData,
});

export const staffNominee = post('plan/nominee/', 'staff-admin', {
  once: true,
  summary: 'Corrects the nominee of a plan',
  body: NomineeCorrectionBody,
  answer: StaffPlan,
});

export const staffCancelDecide = post('plan/cancel_decide/', 'staff-admin', {
  once: true,
  summary: 'Approves or declines that a plan is given up',
  body: CancelDecisionBody,
  answer: StaffPlan,
});

export const staffPaperRefund = post('plan/paper_refund/', 'staff-admin', {
  once: true,
  summary: 'Notes that money which came on paper was paid back by bank transfer',
  body: PaperRefundBody,
  answer: PaperRefundSettled,
});

export const staffCallbacks = get('plan/callbacks/', 'staff-view', {
  summary: 'Who asked to be called about savings plans, the oldest first',
  query: CallbacksQuery,
  answer: Callbacks,
});

export const staffCallbackDone = post('plan/callback_done/', 'staff-admin', {
  once: true,
  summary: 'Notes that somebody was called',
  body: CallbackDoneBody,
  answer: CallbackDone,
});
