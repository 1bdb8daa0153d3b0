import { staffReferralRefuse, staffReferrals } from '@suvarna/contracts/referrals';
import type { FastifyPluginAsync } from 'fastify';
import type { Needs } from '../needs.ts';
import { envelope } from '../../../platform/http/shape/envelope.ts';
import { serve, serveOnce } from '../../../platform/http/serve.ts';
import { refuseReferral } from '../decide.ts';
import { referralsOf, staffReferral } from './staff.store.ts';

const PAGE_SIZE = 50;

/** Referrals for the store's people; doubts about them wait in the queue of requests. */
export function staffReferralRoutes({ db, clock }: Needs): FastifyPluginAsync {
  return async (app) => {
    serve(app, staffReferrals, async (request) => {
      const { stage, page } = request.query;
      const found = await referralsOf(db, stage, { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE });
      return envelope({ ...found, page, page_size: PAGE_SIZE });
    });

    serveOnce(app, staffReferralRefuse, async ({ tx, request }) => {
      const { referral_id: referralId, decided_by: by, note } = request.body;
      await refuseReferral(tx, { referralId, by, note, at: clock() });
      const referral = await staffReferral(tx, referralId);
      if (referral === undefined) throw new Error(`Referral ${referralId} was just refused.`);
      return envelope(referral);
    });
  };
}
