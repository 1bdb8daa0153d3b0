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
import { endpoint } from '../base/endpoint/endpoint.ts';

export const staffPlans = endpoint({
  method: 'GET',
  path: 'plan/list/',
  access: 'staff-view',
  tag: 'staff',
  summary: 'Savings plans, the newest first',
  query: StaffPlansQuery,
  answer: StaffPlans,
});

export const staffPlan = endpoint({
  method: 'GET',
  path: 'plan/details/',
  access: 'staff-view',
  tag: 'staff',
  summary: 'A savings plan with all that was booked for it',
  query: StaffPlanQuery,
  answer: StaffPlan,
});

export const staffPlanFigures = endpoint({
  method: 'GET',
  path: 'plan/figures/',
  access: 'staff-view',
  tag: 'staff',
  summary: 'Savings plans by state, what is owed by month of maturity, contribution accrued',
  answer: PlanFigures,
});

export const staffPaperPayment = endpoint({
  method: 'POST',
  path: 'plan/paper_payment/',
  access: 'staff-admin',
  once: true,
  tag: 'staff',
  summary: 'Notes a payment of an instalment that came on paper',
  body: PaperPaymentBody,
  answer: StaffPlan,
});

export const staffPaperUndo = endpoint({
  method: 'POST',
  path: 'plan/paper_undo/',
  access: 'staff-admin',
  once: true,
  tag: 'staff',
  summary: 'Takes back a payment on paper that did not come',
  body: PaperUndoBody,
  answer: StaffPlan,
});

export const staffPersonalData = endpoint({
  method: 'POST',
  path: 'plan/personal_data/',
  access: 'staff-admin',
  once: true,
  tag: 'staff',
  summary: 'Shows the PAN and the nominee of a plan; who asked, and why, is written down',
  body: PersonalDataBody,
  answer: PersonalData,
});

export const staffNominee = endpoint({
  method: 'POST',
  path: 'plan/nominee/',
  access: 'staff-admin',
  once: true,
  tag: 'staff',
  summary: 'Corrects the nominee of a plan',
  body: NomineeCorrectionBody,
  answer: StaffPlan,
});

export const staffCancelDecide = endpoint({
  method: 'POST',
  path: 'plan/cancel_decide/',
  access: 'staff-admin',
  once: true,
  tag: 'staff',
  summary: 'Approves or declines that a plan is given up',
  body: CancelDecisionBody,
  answer: StaffPlan,
});

export const staffPaperRefund = endpoint({
  method: 'POST',
  path: 'plan/paper_refund/',
  access: 'staff-admin',
  once: true,
  tag: 'staff',
  summary: 'Notes that money which came on paper was paid back by bank transfer',
  body: PaperRefundBody,
  answer: PaperRefundSettled,
});

export const staffCallbacks = endpoint({
  method: 'GET',
  path: 'plan/callbacks/',
  access: 'staff-view',
  tag: 'staff',
  summary: 'Who asked to be called about savings plans, the oldest first',
  query: CallbacksQuery,
  answer: Callbacks,
});

export const staffCallbackDone = endpoint({
  method: 'POST',
  path: 'plan/callback_done/',
  access: 'staff-admin',
  once: true,
  tag: 'staff',
  summary: 'Notes that a customer was called',
  body: CallbackDoneBody,
  answer: CallbackDone,
});
