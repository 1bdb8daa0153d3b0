import type { EnquiryKind } from '@suvarna/contracts/enquiries';
import { object, type InferType } from 'yup';
import { faultOfEmail } from '../fields/email.ts';
import { faultOfCity, faultOfEnquiryMobile, faultOfMessage, faultOfOrderNumber } from './enquiry.ts';
import { faultOfFullName } from '../fields/name.ts';
import { rule } from '../form/schema.ts';

/** The form of an enquiry; `kind` is the page's. */
export const enquirySchema = object({
  kind: rule(() => undefined),
  name: rule(faultOfFullName),
  email: rule((value) => faultOfEmail(value)),
  mobile: rule((value, { kind }) => faultOfEnquiryMobile(kind as EnquiryKind, value)),
  city: rule((value, { kind }) => faultOfCity(kind as EnquiryKind, value)),
  order: rule(faultOfOrderNumber),
  message: rule(faultOfMessage),
});
export type EnquiryFields = InferType<typeof enquirySchema>;
