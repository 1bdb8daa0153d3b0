/** Generated from `endpoints/golden-bounty.ts` by `npm run calls`: change that. */
import type { CallOf } from '../call.ts';
import type * as table from '../endpoints/golden-bounty.ts';

const SHAPE_e8dd45 = [{ document_id: 'string', kind: 'string' }] as const;
const SHAPE_ffcaed = [
  {
    installment_number: 'number',
    state: 'string',
    payments: [
      {
        payment_id: 'string',
        amount_paise: 'number',
        paid_at: 'string',
        via: 'string',
        document_id: 'string',
        refunded_paise: 'number',
      },
    ],
  },
] as const;
const SHAPE_2dca30 = { name: 'string', phone: 'string', email: 'string', relationship: 'string' } as const;
const SHAPE_ab5417 = {
  plan_ids: ['string'],
  applied_paise: 'number',
  totals: { total_payable_paise: 'number', gst: 'object' },
} as const;
const SHAPE_ba6e55 = {
  plan_id: 'string',
  status: 'string',
  installments: SHAPE_ffcaed,
  nominee: SHAPE_2dca30,
  documents: SHAPE_e8dd45,
  can: {
    pay: 'boolean',
    cancel: 'boolean',
    refund: 'boolean',
    spend: 'boolean',
    change_nominee: 'boolean',
    set_mandate: 'boolean',
  },
} as const;

export const bountyTerms: CallOf<typeof table.bountyTerms> = {
  path: 'golden_bounty/terms/',
  shape: {
    terms_version: 'string',
    minimum_paise: 'number',
    maximum_paise: 'number',
    step_paise: 'number',
    text_keys: ['string'],
    grievance_officer: { name: 'string', address: 'string', email: 'string' },
  },
};
export const callbackCreate: CallOf<typeof table.callbackCreate> = {
  path: 'golden_bounty/callback_request/create/',
  shape: { request_id: 'string', requested_at: 'string' },
};
export const documentDownload: CallOf<typeof table.documentDownload> = {
  path: 'golden_bounty/document/download/',
};
export const documentList: CallOf<typeof table.documentList> = {
  path: 'golden_bounty/document/list/',
  shape: { results: SHAPE_e8dd45, count: 'number' },
};
export const enrolForm: CallOf<typeof table.enrolForm> = {
  path: 'golden_bounty/plan/enrol_form/',
  shape: { name: 'string', due_dates: ['string'] },
};
export const instalmentList: CallOf<typeof table.instalmentList> = {
  path: 'golden_bounty/installment/list/',
  shape: { plan_id: 'string', banner: 'string', results: SHAPE_ffcaed, count: 'number' },
};
export const instalmentPay: CallOf<typeof table.instalmentPay> = {
  path: 'golden_bounty/installment/pay/',
  shape: {
    payment_id: 'string',
    plan_id: 'string',
    installment_number: 'number',
    amount_paise: 'number',
    mode: 'string',
    redirect_url: 'string',
  },
};
export const instalmentVerify: CallOf<typeof table.instalmentVerify> = {
  path: 'golden_bounty/payment/verify/',
  shape: {
    payment_id: 'string',
    plan_id: 'string',
    installment_number: 'number',
    amount_paise: 'number',
    payment: 'string',
    retry_allowed: 'boolean',
    document_id: 'string',
    plan: { plan_id: 'string', status: 'string' },
  },
};
export const mandateCancel: CallOf<typeof table.mandateCancel> = {
  path: 'golden_bounty/mandate/cancel/',
  shape: { plan_id: 'string' },
};
export const mandateCreate: CallOf<typeof table.mandateCreate> = {
  path: 'golden_bounty/mandate/create/',
  shape: { plan_id: 'string' },
};
export const nomineeUpdate: CallOf<typeof table.nomineeUpdate> = {
  path: 'golden_bounty/nominee/update/',
  shape: { sent: 'boolean', sent_to: 'string', resend_after: 'number', nominee: SHAPE_2dca30 },
};
export const planApply: CallOf<typeof table.planApply> = {
  path: 'golden_bounty/plan/apply_to_cart/',
  shape: SHAPE_ab5417,
};
export const planCalculator: CallOf<typeof table.planCalculator> = {
  path: 'golden_bounty/plan/calculator/',
  shape: {
    installments: [
      {
        installment_number: 'number',
        due_date: 'string',
        grace_until: 'string',
        paid_on: 'string',
        how: 'string',
        amount_paise: 'number',
        contribution_paise: 'number',
      },
    ],
    value_paise: 'number',
    copay_amount_paise: 'number',
  },
};
export const planCancel: CallOf<typeof table.planCancel> = {
  path: 'golden_bounty/plan/cancel_request/',
  shape: SHAPE_ba6e55,
};
export const planDetails: CallOf<typeof table.planDetails> = {
  path: 'golden_bounty/plan/details/',
  shape: SHAPE_ba6e55,
};
export const planEnrol: CallOf<typeof table.planEnrol> = {
  path: 'golden_bounty/plan/enrol/',
  shape: SHAPE_ba6e55,
};
export const planList: CallOf<typeof table.planList> = {
  path: 'golden_bounty/plan/list/',
  shape: {
    results: [{ plan_id: 'string', status: 'string' }],
    page: 'number',
    page_size: 'number',
    count: 'number',
    spendable: { value_paise: 'number', plan_ids: ['string'] },
  },
};
export const planRemove: CallOf<typeof table.planRemove> = {
  path: 'golden_bounty/plan/remove_from_cart/',
  shape: SHAPE_ab5417,
};
export const remindersUpdate: CallOf<typeof table.remindersUpdate> = {
  path: 'golden_bounty/reminders/update/',
  shape: { email: 'boolean', sms: 'boolean', push: 'boolean' },
};
