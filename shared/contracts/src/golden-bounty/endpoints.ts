/** Golden Bounty, the savings plan: what anybody may know of it, and a customer's own plans. Another's plan is not there. */
import { Download, NoFields } from '../base/endpoint/envelope.ts';
import {
  ApplyPlansBody,
  BagTooSmall,
  BountyTerms,
  CalculatorQuery,
  Calculation,
  CallbackBody,
  CallbackRequested,
  DocumentList,
  DocumentQuery,
  EnrolBody,
  EnrolForm,
  InstalmentList,
  InstalmentPaymentOpened,
  InstalmentPaymentStatus,
  MandateAnswer,
  MandateBody,
  NomineeUpdateBody,
  NomineeUpdated,
  PayInstalmentBody,
  PlanCancelBody,
  PlanDetails,
  PlanList,
  PlanListQuery,
  PlanQuery,
  PlansApplied,
  Reminders,
  RemindersBody,
  VerifyInstalmentBody,
} from './schemas.ts';
import { endpointsOf } from '../base/endpoint/endpoint.ts';
import { DAY_SECONDS } from '../base/endpoint/limit.ts';

const { get, post } = endpointsOf('golden bounty');

export const bountyTerms = get('golden_bounty/terms/', 'public', {
  summary: 'The terms of the savings plan',
  answer: BountyTerms,
});

export const planCalculator = get('golden_bounty/plan/calculator/', 'public', {
  summary: 'What a monthly amount comes to, also when months are paid late or missed',
  query: CalculatorQuery,
  answer: Calculation,
});

export const enrolForm = get('golden_bounty/plan/enrol_form/', 'customer', {
  summary: 'What the page of enrolment begins with',
  answer: EnrolForm,
});

export const planEnrol = post('golden_bounty/plan/enrol/', 'customer', {
  once: true,
  summary: 'Opens a plan; it begins with its first payment',
  body: EnrolBody,
  answer: PlanDetails,
  limit: { name: 'bounty-enrol', seconds: DAY_SECONDS, counts: 'effects', customer: 20 },
});

export const planList = get('golden_bounty/plan/list/', 'customer', {
  summary: "A customer's plans, the newest first",
  query: PlanListQuery,
  answer: PlanList,
});

export const planDetails = get('golden_bounty/plan/details/', 'customer', {
  summary: 'A plan with its instalments, nominee and documents',
  query: PlanQuery,
  answer: PlanDetails,
});

export const instalmentList = get('golden_bounty/installment/list/', 'customer', {
  summary: 'The instalments of a plan, each with what was paid for it',
  query: PlanQuery,
  answer: InstalmentList,
});

export const instalmentPay = post('golden_bounty/installment/pay/', 'customer', {
  once: true,
  summary: "Opens a payment of an instalment: a page of the provider's",
  body: PayInstalmentBody,
  answer: InstalmentPaymentOpened,
});

export const instalmentVerify = post('golden_bounty/payment/verify/', 'customer', {
  once: true,
  summary: 'What became of a payment; the provider is asked',
  body: VerifyInstalmentBody,
  answer: InstalmentPaymentStatus,
});

export const nomineeUpdate = post('golden_bounty/nominee/update/', 'customer', {
  once: true,
  summary: "Changes the nominee, by a code sent to the customer's phone",
  body: NomineeUpdateBody,
  answer: NomineeUpdated,
});

export const documentList = get('golden_bounty/document/list/', 'customer', {
  summary: 'Enrolment form, receipts, statement and acknowledgement of a plan',
  query: PlanQuery,
  answer: DocumentList,
});

export const documentDownload = get('golden_bounty/document/download/', 'customer', {
  summary: 'One of them, as a PDF',
  query: DocumentQuery,
  whole: Download,
});

export const planCancel = post('golden_bounty/plan/cancel_request/', 'customer', {
  proof: ['on-new-device'],
  once: true,
  summary: 'Gives a plan up, or asks for what is left of one that is canceled or has matured',
  body: PlanCancelBody,
  answer: PlanDetails,
});

export const planApply = post('golden_bounty/plan/apply_to_cart/', 'customer', {
  once: true,
  summary: 'Pays for the bag with plans',
  body: ApplyPlansBody,
  answer: PlansApplied,
  conflict: BagTooSmall,
});

export const planRemove = post('golden_bounty/plan/remove_from_cart/', 'customer', {
  once: true,
  summary: 'Pays for the bag without them',
  body: NoFields,
  answer: PlansApplied,
});

export const mandateCreate = post('golden_bounty/mandate/create/', 'customer', {
  once: true,
  summary: 'Lets instalments be charged by themselves; to be confirmed on the page it answers',
  body: MandateBody,
  answer: MandateAnswer,
});

export const mandateCancel = post('golden_bounty/mandate/cancel/', 'customer', {
  once: true,
  summary: 'No instalment is charged by itself any more',
  body: PlanQuery,
  answer: MandateAnswer,
});

export const remindersUpdate = post('golden_bounty/reminders/update/', 'customer', {
  once: true,
  summary: 'Chooses by what the customer is reminded of plans',
  body: RemindersBody,
  answer: Reminders,
});

export const callbackCreate = post('golden_bounty/callback_request/create/', 'shopper', {
  once: true,
  summary: 'Asks to be called about the plan',
  body: CallbackBody,
  answer: CallbackRequested,
  limit: {
    name: 'bounty-callback',
    seconds: DAY_SECONDS,
    counts: 'told',
    mobile: 3,
    shopper: 5,
    strangers: 30,
  },
});
