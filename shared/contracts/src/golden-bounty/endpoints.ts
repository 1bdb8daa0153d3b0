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
import { endpoint } from '../base/endpoint/endpoint.ts';
import { DAY_SECONDS } from '../base/endpoint/limit.ts';

const tag = 'golden bounty';

export const bountyTerms = endpoint({
  method: 'GET',
  path: 'golden_bounty/terms/',
  access: 'public',
  tag,
  summary: 'The terms of the savings plan',
  answer: BountyTerms,
});

export const planCalculator = endpoint({
  method: 'GET',
  path: 'golden_bounty/plan/calculator/',
  access: 'public',
  tag,
  summary: 'What a monthly amount comes to, also when months are paid late or missed',
  query: CalculatorQuery,
  answer: Calculation,
});

export const enrolForm = endpoint({
  method: 'GET',
  path: 'golden_bounty/plan/enrol_form/',
  access: 'customer',
  tag,
  summary: 'What the page of enrolment begins with',
  answer: EnrolForm,
});

export const planEnrol = endpoint({
  method: 'POST',
  path: 'golden_bounty/plan/enrol/',
  access: 'customer',
  once: true,
  tag,
  summary: 'Opens a plan; it begins with its first payment',
  body: EnrolBody,
  answer: PlanDetails,
  limit: { name: 'bounty-enrol', seconds: DAY_SECONDS, counts: 'effects', customer: 20 },
});

export const planList = endpoint({
  method: 'GET',
  path: 'golden_bounty/plan/list/',
  access: 'customer',
  tag,
  summary: "A customer's plans, the newest first",
  query: PlanListQuery,
  answer: PlanList,
});

export const planDetails = endpoint({
  method: 'GET',
  path: 'golden_bounty/plan/details/',
  access: 'customer',
  tag,
  summary: 'A plan with its instalments, nominee and documents',
  query: PlanQuery,
  answer: PlanDetails,
});

export const instalmentList = endpoint({
  method: 'GET',
  path: 'golden_bounty/installment/list/',
  access: 'customer',
  tag,
  summary: 'The instalments of a plan, each with what was paid for it',
  query: PlanQuery,
  answer: InstalmentList,
});

export const instalmentPay = endpoint({
  method: 'POST',
  path: 'golden_bounty/installment/pay/',
  access: 'customer',
  once: true,
  tag,
  summary: "Opens a payment of an instalment: a page of the provider's",
  body: PayInstalmentBody,
  answer: InstalmentPaymentOpened,
});

export const instalmentVerify = endpoint({
  method: 'POST',
  path: 'golden_bounty/payment/verify/',
  access: 'customer',
  once: true,
  tag,
  summary: 'What became of a payment; the provider is asked',
  body: VerifyInstalmentBody,
  answer: InstalmentPaymentStatus,
});

export const nomineeUpdate = endpoint({
  method: 'POST',
  path: 'golden_bounty/nominee/update/',
  access: 'customer',
  once: true,
  tag,
  summary: "Changes the nominee, by a code sent to the customer's phone",
  body: NomineeUpdateBody,
  answer: NomineeUpdated,
});

export const documentList = endpoint({
  method: 'GET',
  path: 'golden_bounty/document/list/',
  access: 'customer',
  tag,
  summary: 'Enrolment form, receipts, statement and acknowledgement of a plan',
  query: PlanQuery,
  answer: DocumentList,
});

export const documentDownload = endpoint({
  method: 'GET',
  path: 'golden_bounty/document/download/',
  access: 'customer',
  tag,
  summary: 'One of them, as a PDF',
  query: DocumentQuery,
  whole: Download,
});

export const planCancel = endpoint({
  method: 'POST',
  path: 'golden_bounty/plan/cancel_request/',
  access: 'customer',
  proof: ['on-new-device'],
  once: true,
  tag,
  summary: 'Gives a plan up, or asks for what is left of one that is canceled or has matured',
  body: PlanCancelBody,
  answer: PlanDetails,
});

export const planApply = endpoint({
  method: 'POST',
  path: 'golden_bounty/plan/apply_to_cart/',
  access: 'customer',
  once: true,
  tag,
  summary: 'Pays for the bag with plans',
  body: ApplyPlansBody,
  answer: PlansApplied,
  conflict: BagTooSmall,
});

export const planRemove = endpoint({
  method: 'POST',
  path: 'golden_bounty/plan/remove_from_cart/',
  access: 'customer',
  once: true,
  tag,
  summary: 'Pays for the bag without them',
  body: NoFields,
  answer: PlansApplied,
});

export const mandateCreate = endpoint({
  method: 'POST',
  path: 'golden_bounty/mandate/create/',
  access: 'customer',
  once: true,
  tag,
  summary: 'Lets instalments be charged by themselves; to be confirmed on the page it answers',
  body: MandateBody,
  answer: MandateAnswer,
});

export const mandateCancel = endpoint({
  method: 'POST',
  path: 'golden_bounty/mandate/cancel/',
  access: 'customer',
  once: true,
  tag,
  summary: 'No instalment is charged by itself any more',
  body: PlanQuery,
  answer: MandateAnswer,
});

export const remindersUpdate = endpoint({
  method: 'POST',
  path: 'golden_bounty/reminders/update/',
  access: 'customer',
  once: true,
  tag,
  summary: 'Chooses by what the customer is reminded of plans',
  body: RemindersBody,
  answer: Reminders,
});

export const callbackCreate = endpoint({
  method: 'POST',
  path: 'golden_bounty/callback_request/create/',
  access: 'shopper',
  once: true,
  tag,
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
