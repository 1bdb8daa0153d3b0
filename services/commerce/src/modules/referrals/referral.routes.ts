import { referralDetails, referralInvite, referralValidate } from '@suvarna/contracts/referrals';
import { faultOfEmail, normaliseEmail } from '@suvarna/forms/email';
import { formText } from '@suvarna/forms/texts';
import type { FastifyPluginAsync } from 'fastify';
import { Refusal, tooMany } from '../../platform/refusal.ts';
import type { Needs } from './needs.ts';
import { callerAddress } from '../../platform/http/limits/caller-address.ts';
import { envelope } from '../../platform/http/shape/envelope.ts';
import { serve, serveOnce } from '../../platform/http/serve.ts';
import { localeOf, shopperOf } from '../identity/index.ts';
import { lookUpCode } from './check-code.ts';
import { detailsOf } from './details.ts';
import { inviteByEmail, invitesLeft } from './invite.ts';

/** A customer's own referrals, and whether a code that was typed in is somebody's. */
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
      const found = await lookUpCode(deps, callerAddress(request), request.body.code);
      // Nobody invites themselves.
      if (found === undefined || found.ownerId === shopperOf(request).id) {
        const text = formText('referralCode', localeOf(request));
        throw new Refusal('REFERRAL.CODE_INVALID', { message: text, fields: { '/code': text } });
      }
      return envelope({ code: found.code, valid: true as const }, 'Valid referral code');
    });

    serveOnce(app, referralInvite, async ({ tx, request }) => {
      const fault = faultOfEmail(request.body.email);
      if (fault !== undefined) {
        const text = formText(fault, localeOf(request));
        throw new Refusal('REQUEST.INVALID', { message: text, fields: { '/email': text } });
      }
      const email = normaliseEmail(request.body.email);
      const customerId = shopperOf(request).id;
      const wait = await inviteByEmail(tx, config, {
        customerId,
        email,
        locale: localeOf(request),
        at: clock(),
      });
      if (wait !== undefined) throw tooMany(wait);
      return envelope({ email, invites_left_today: await invitesLeft(tx, customerId, clock()) });
    });
  };
}
