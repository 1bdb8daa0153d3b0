import { defineModule } from '../../module.ts';
import { provide } from '../../provide.ts';
import { NEEDS } from './needs.ts';
import { assistanceRoutes } from './notices/assistance.routes.ts';
import { dropDoneCallbacks, moveGuestCallbacks } from './notices/callback.ts';
import { workMandates } from './mandate/charge-mandates.ts';
import { documentRoutes } from './papers/document.routes.ts';
import { instalmentPurpose } from './payment/instalment-purpose.ts';
import { messages } from './messages.ts';
import { sendReminders } from './notices/remind.ts';
import { reminderRoutes } from './notices/reminder.routes.ts';
import { measurePooledMoney, watchPooledMoney } from './payment/pooled-money.ts';
import { planRoutes } from './plan.routes.ts';
import { publicBountyRoutes } from './plan/public.routes.ts';
import { planTender } from './redemption/plan-tender.ts';
import { sealNominees } from './records/sealed-nominee.ts';
import { staffPlanRoutes } from './staff/staff-plan.routes.ts';
import { faultOfTerms } from './records/terms.ts';
import { takeSteps } from './steps/take-steps.ts';
import { GOLDEN_BOUNTY } from '@suvarna/contracts/golden-bounty';
import { bountyData } from './account-data.ts';

/** As long as appointments: so long a customer may ask what was said. */
const CALLED_MS = 180 * 86_400_000;

export const goldenBounty = defineModule({
  name: 'golden-bounty',
  needs: NEEDS,
  personalData: bountyData,
  routes: {
    api: [publicBountyRoutes, planRoutes, assistanceRoutes, documentRoutes, reminderRoutes],
    staff: [staffPlanRoutes],
    pages: [publicBountyRoutes],
  },
  guestMerge: { merge: moveGuestCallbacks },
  cleanup: (db, at) => dropDoneCallbacks(db, new Date(at.getTime() - CALLED_MS)),
  purposes: [provide(['clock'], ({ clock }) => instalmentPurpose(clock))],
  tenders: [provide([], () => planTender)],
  jobs: [
    {
      // By night, and again each hour for a night that was missed: what is not due costs nothing.
      name: 'golden-bounty.steps',
      cron: '20 * * * *',
      run: async ({ db, clock }) => {
        await takeSteps(db, clock());
      },
    },
    {
      // Those of before nominees were sealed; afterwards it finds none.
      name: 'golden-bounty.seal-nominees',
      cron: '*/10 * * * *',
      run: async ({ db, config }) => {
        await sealNominees(db, config.documentSecret);
      },
    },
    {
      name: 'golden-bounty.mandates',
      cron: '5-55/10 8-20 * * *',
      run: async (context) => {
        await workMandates(context);
      },
    },
    {
      name: 'golden-bounty.reminders',
      cron: '*/10 8-20 * * *',
      run: async ({ db, clock }) => {
        await sendReminders(db, clock());
      },
    },
    {
      name: 'golden-bounty.pool',
      cron: '40 9 * * *',
      run: ({ db, clock }) => watchPooledMoney(db, clock()),
    },
  ],
  messages,
  metrics: measurePooledMoney,
  settings: (reader) => {
    const fault = faultOfTerms(GOLDEN_BOUNTY);
    if (fault !== undefined) reader.fault(fault);
    return {};
  },
});
