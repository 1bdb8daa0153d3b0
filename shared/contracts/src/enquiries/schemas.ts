/** What people write to the store; a ticket comes back. */
import { Type, type Static } from 'typebox';
import { ENQUIRY, ENQUIRY_KINDS, ENQUIRY_STATES, TICKET } from './rules.ts';
import { locale } from '../content/schemas.ts';
import { oneOf, strictObject } from '../base/endpoint/schema.ts';

const kind = oneOf(ENQUIRY_KINDS);
const state = oneOf(ENQUIRY_STATES);
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

export const ContactBody = strictObject({ ...common, order });
export const GrievanceBody = strictObject({ ...common, order });
export const FranchiseBody = strictObject({ ...common, city });
/** The fields of a form that is sent without a script: those of all kinds. */
export const EnquiryForm = strictObject({
  ...common,
  kind,
  lang: locale,
  order,
  city: Type.Optional(Type.String({ maxLength: 160 })),
});
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
export const StaffEnquiriesQuery = strictObject({
  kind: Type.Optional(kind),
  state: Type.Optional(state),
  ticket: Type.Optional(ticket),
  page: Type.Integer({ minimum: 1, maximum: 10_000, default: 1 }),
});
/** Those that are due first come first. */
export const StaffEnquiries = Type.Object({
  results: Type.Array(StaffEnquiry),
  page: Type.Integer(),
  page_size: Type.Integer(),
  count: Type.Integer(),
  overdue: Type.Integer(),
});
/** `version`: of what was looked at. An answer goes out by mail and is needed to resolve. */
export const EnquiryDecideBody = strictObject({
  ticket,
  version: Type.Integer({ minimum: 1, maximum: 2_147_483_646 }),
  to: Type.Union([Type.Literal('in-progress'), Type.Literal('resolved')]),
  note: Type.Optional(Type.String({ maxLength: 1_000 })),
  answer: Type.Optional(Type.String({ maxLength: 3_000 })),
  decided_by: Type.String({ minLength: 1, maxLength: 80 }),
});
