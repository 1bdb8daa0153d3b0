import { defineModule } from '../../module.ts';
import { NEEDS } from './needs.ts';
import { enquiryRoutes } from './enquiry.routes.ts';
import { forgetEnquiries, resolvedBefore } from './enquiry.store.ts';
import { messages } from './messages.ts';
import { enquiryData } from './personal-data.ts';
import { staffEnquiryRoutes } from './staff-enquiry.routes.ts';

/** So long a matter that was settled may be taken up again. */
const KEPT_MS = 365 * 86_400_000;

export const enquiries = defineModule({
  name: 'enquiries',
  needs: NEEDS,
  personalData: enquiryData,
  routes: { api: [enquiryRoutes], staff: [staffEnquiryRoutes] },
  messages,
  cleanup: async (db, at) =>
    forgetEnquiries(db, await resolvedBefore(db, new Date(at.getTime() - KEPT_MS)), at),
});
