/** Generated from `endpoints/enquiries.ts` by `npm run calls`: change that. */
import type { CallOf } from '../call.ts';
import type * as table from '../endpoints/enquiries.ts';

const SHAPE_9acb8a = {
  ticket: 'string',
  kind: 'string',
  acknowledged_by: 'string',
  answered_by: 'string',
} as const;

export const contactCreate: CallOf<typeof table.contactCreate> = {
  path: 'content/contact/create/',
  shape: SHAPE_9acb8a,
};
export const enquiryForm: CallOf<typeof table.enquiryForm> = { path: 'content/enquiry/form/' };
export const franchiseCreate: CallOf<typeof table.franchiseCreate> = {
  path: 'content/franchise_enquiry/create/',
  shape: SHAPE_9acb8a,
};
export const grievanceCreate: CallOf<typeof table.grievanceCreate> = {
  path: 'content/grievance/create/',
  shape: SHAPE_9acb8a,
};
