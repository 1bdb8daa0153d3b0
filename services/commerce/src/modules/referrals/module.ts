import { defineModule } from '../../module.ts';
import { NEEDS } from './needs.ts';
import { provide } from '../../provide.ts';
import { invitations } from './check-code.http.ts';
import type { Consumer } from '../../platform/outbox/consume.ts';
import { landingRoutes } from './landing.routes.ts';
import { messages } from './messages.ts';
import { referralRoutes } from './referral.routes.ts';
import { doubtRequests } from './fraud/doubt-requests.ts';
import { orderKept } from './reward/reward.ts';
import { staffReferralRoutes } from './reward/staff-referral.routes.ts';
import { referralData } from './personal-data.ts';

const rewardKept: Consumer<'order.kept'> = {
  name: 'reward-referral',
  run: async (tx, { order_no: orderNo, kept_at: keptAt }) => {
    await orderKept(tx, orderNo, new Date(keptAt));
  },
};

export const referrals = defineModule({
  name: 'referrals',
  needs: NEEDS,
  provides: {
    invitations: provide([], () => invitations),
  },
  personalData: referralData,
  routes: {
    api: [referralRoutes, landingRoutes],
    staff: [staffReferralRoutes],
    pages: [landingRoutes],
  },
  consumers: { 'order.kept': [rewardKept] },
  requests: [doubtRequests],
  messages,
});
