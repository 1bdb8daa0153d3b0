import { referralDetails, referralInvite, referralValidate } from '@suvarna/contracts/referrals';
import { faultOfEmail, normaliseEmail } from '@suvarna/forms/email';
import { formText } from '@suvarna/forms/texts';
import type { FastifyPluginAsync } from 'fastify';
import { Refusal } from '../../platform/refusal.ts';
import type { Needs } from './needs.ts';
import { takeLimit } from '../../platform/http/limits/limits.ts';
import { envelope } from '../../platform/http/shape/envelope.ts';
import { serve, serveOnce } from '../../platform/http/serve.ts';
import { localeOf, shopperOf } from '../identity/index.ts';
import { codeInvalid, lookUpCode } from './check-code.http.ts';
import { detailsOf } from './details.ts';
import { inviteByEmail, invitesLeft } from './invite.ts';

/** A customer's own referrals, and whether a code that was typed in is a customer's. */
export function referralRoutes(deps: Needs): FastifyPluginAsync {
  const { db, config, clock } = deps;

  return async (app) => {
    serve(app, referralDetails, async (request) =>
      envelope(
        await detailsOf(db, config, {
          customerId: shopperOf(request).id,
          page: request.query.page,
          at: clock(),
        }),
      ),
    );

    serve(app, referralValidate, async (request) => {
      const { code, ownerId } = await lookUpCode(db, request, request.body.code, '/code');
      // An inviter's own code invites others alone.
      if (ownerId === shopperOf(request).id) throw codeInvalid(request, '/code');
      return envelope({ code, valid: true as const }, 'Valid referral code');
    });

    serveOnce(app, referralInvite, async ({ tx, request }) => {
      const fault = faultOfEmail(request.body.email);
      if (fault !== undefined) {
        const text = formText(fault, localeOf(request));
        throw new Refusal('REQUEST.INVALID', { message: text, fields: { '/email': text } });
      }
      const email = normaliseEmail(request.body.email);
      const customerId = shopperOf(request).id;
      await takeLimit(tx, request, referralInvite);
      await inviteByEmail(tx, config, {
        customerId,
        email,
        locale: localeOf(request),
        at: clock(),
      });
      return envelope({ email, invites_left_today: await invitesLeft(tx, customerId, clock()) });
    });
  };
}
