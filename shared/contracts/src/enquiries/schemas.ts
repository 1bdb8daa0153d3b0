/** What people write to the store; a ticket comes back. */
import { Type, type Static } from 'typebox';
import {
  ENQUIRY,
  ENQUIRY_KINDS,
  ENQUIRY_STATES,
  TICKET,
  type EnquiryKind,
  type EnquiryState,
} from './rules.ts';
import { locale } from '../content/schemas.ts';

const strict = { additionalProperties: false } as const;
const kind = Type.Unsafe<EnquiryKind>(Type.Union(ENQUIRY_KINDS.map((one) => Type.Literal(one))));
const state = Type.Unsafe<EnquiryState>(Type.Union(ENQUIRY_STATES.map((one) => Type.Literal(one))));
const ticket = Type.String({ pattern: TICKET });

const common = {
  name: Type.String({ minLength: 1, maxLength: 160, 'x-text': 'nameRequired' }),
  email: Type.String({ minLength: 1, maxLength: 300, 'x-text': 'emailProfile' }),
  /** As typed: Indian without a `+`. Empty for none. */
  mobile: Type.Optional(Type.String({ maxLength: 30 })),
  message: Type.String({ minLength: 1, maxLength: ENQUIRY.messageMax * 2 }),
};
const order = Type.Optional(Type.String({ maxLength: ENQUIRY.orderMax * 2 }));
const city = Type.String({ minLength: 1, maxLength: ENQUIRY.cityMax * 2 });

export const ContactBody = Type.Object({ ...common, order }, strict);
export const GrievanceBody = Type.Object({ ...common, order }, strict);
export const FranchiseBody = Type.Object({ ...common, city }, strict);
/** The fields of a form that is sent without a script: those of all kinds. */
export const EnquiryForm = Type.Object(
  { ...common, kind, lang: locale, order, city: Type.Optional(Type.String({ maxLength: 160 })) },
  strict,
);
export interface Enquiry extends Omit<Static<typeof EnquiryForm>, 'lang'> {}

export const EnquiryTicket = Type.Object({
  ticket: Type.String(),
  kind,
  /** ISO times: by when it is acknowledged, and answered. */
  acknowledged_by: Type.String(),
  answered_by: Type.String(),
});
export type EnquiryTicket = Static<typeof EnquiryTicket>;

export const StaffEnquiry = Type.Object({
  ticket: Type.String(),
  kind,
  state,
  version: Type.Integer(),
  name: Type.String(),
  email: Type.String(),
  mobile: Type.String(),
  city: Type.String(),
  order_no: Type.String(),
  message: Type.String(),
  locale,
  asked_at: Type.String(),
  acknowledged_at: Type.String(),
  due_at: Type.String(),
  overdue: Type.Boolean(),
  steps: Type.Array(
    Type.Object({ state, at: Type.String(), by: Type.String(), note: Type.String(), answer: Type.String() }),
  ),
});
export type StaffEnquiry = Static<typeof StaffEnquiry>;
export const StaffEnquiriesQuery = Type.Object(
  {
    kind: Type.Optional(kind),
    state: Type.Optional(state),
    ticket: Type.Optional(ticket),
    page: Type.Integer({ minimum: 1, maximum: 10_000, default: 1 }),
  },
  strict,
);
/** Those that are due first come first. */
export const StaffEnquiries = Type.Object({
  results: Type.Array(StaffEnquiry),
  page: Type.Integer(),
  page_size: Type.Integer(),
  count: Type.Integer(),
  overdue: Type.Integer(),
});
/** `version`: of what was looked at. An answer goes out by mail and is needed to resolve. */
export const EnquiryDecideBody = Type.Object(
  {
    ticket,
    version: Type.Integer({ minimum: 1, maximum: 2_147_483_646 }),
    to: Type.Union([Type.Literal('in-progress'), Type.Literal('resolved')]),
    note: Type.Optional(Type.String({ maxLength: 1_000 })),
    answer: Type.Optional(Type.String({ maxLength: 3_000 })),
    decided_by: Type.String({ minLength: 1, maxLength: 80 }),
  },
  strict,
);
