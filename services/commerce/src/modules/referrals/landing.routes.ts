import { readReferralCode, referralLanding } from '@suvarna/contracts/referrals';
import type { FastifyPluginAsync } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { envelope } from '../../platform/http/shape/envelope.ts';
import { serve } from '../../platform/http/serve.ts';
import { consentOf } from '../../platform/notifications/consent.store.ts';
import { findCustomer, shownName } from '../identity/index.ts';
import { ownerOf } from './code.store.ts';
import { TERMS } from './terms.ts';

/**
 * What anybody with a link may know: a first name and the terms. Pages are made from it, too, so no customer's
 * tries are counted here; a code of 22 signs to the power of eight is not found by trying.
 */
export function landingRoutes({ db }: Pick<Dependencies, 'db'>): FastifyPluginAsync {
  return async (app) => {
    serve(app, referralLanding, async (request, reply) => {
      void reply.header('Cache-Control', 'private, no-store');
      const code = readReferralCode(request.query.code);
      const ownerId = await ownerOf(db, code);
      const owner = ownerId === undefined ? undefined : await findCustomer(db, ownerId);
      // Shown unless the inviter has taken it back.
      const isNamed = owner !== undefined && (await consentOf(db, owner.id, 'referral-name')) !== false;
      return envelope({
        valid: owner !== undefined,
        code: owner === undefined ? '' : code,
        first_name: isNamed ? shownName(owner?.first_name ?? '') : '',
        terms: TERMS,
      });
    });
  };
}
