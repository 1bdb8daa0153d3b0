import { callbackCreate, nomineeUpdate } from '@suvarna/contracts/golden-bounty';
import type { FastifyPluginAsync } from 'fastify';
import { Refusal } from '../../../platform/refusal.ts';
import type { Needs } from '../needs.ts';
import { envelope } from '../../../platform/http/shape/envelope.ts';
import { takeLimit } from '../../../platform/http/limits/limits.ts';
import { serveOnce } from '../../../platform/http/serve.ts';
import {
  checkCode,
  findCustomer,
  issueCode,
  localeOf,
  phoneOfCustomer,
  principalOf,
  requireRight,
  requireSent,
  senderOf,
  shopperOf,
} from '../../identity/index.ts';
import { requestCallback } from './callback.ts';
import { changeNominee } from '../nominee/change-nominee.ts';
import { requireNominee } from '../records/nominee.ts';
import { ownPlanNow } from '../plan/read-plans.ts';

/** Who may ask for what is not money: another nominee, a call. */
export function assistanceRoutes(deps: Needs): FastifyPluginAsync {
  const { db, clock, config } = deps;

  return async (app) => {
    serveOnce(
      app,
      nomineeUpdate,
      {
        sealWith: config.documentSecret,
        before: async (request) => {
          const { id: customerId } = shopperOf(request);
          const { plan_id: planId, otp, ...wanted } = request.body;
          const at = clock();
          const nominee = requireNominee(wanted, localeOf(request), '');
          await ownPlanNow(db, customerId, planId, at);
          const phone = phoneOfCustomer(await findCustomer(db, customerId));
          const code = {
            purpose: 'nominee' as const,
            target: phone,
            subject: `${principalOf(shopperOf(request))}:${planId}`,
            at,
          };
          if (otp !== undefined) requireRight(await checkCode(db, config.codes, { ...code, code: otp }));
          return { nominee, phone, code };
        },
      },
      async ({ tx, request, asked: { nominee, phone, code } }) => {
        const { plan_id: planId, otp } = request.body;
        if (otp !== undefined) {
          const by = { planId, nominee, by: 'customer', note: '', at: code.at } as const;
          await changeNominee(tx, config.documentSecret, by);
          return envelope({ sent: false, sent_to: '', resend_after: 0, nominee });
        }
        if (phone === '') throw new Refusal('BOUNTY.PHONE_REQUIRED');
        const issued = requireSent(
          await issueCode(tx, config.codes, { ...code, ...(await senderOf(deps, tx, request, phone)) }),
        );
        return envelope({
          sent: true,
          sent_to: `••••••${phone.slice(-4)}`,
          resend_after: issued.resend_after,
          nominee,
        });
      },
    );

    serveOnce(app, callbackCreate, async ({ tx, request }) =>
      envelope(
        await requestCallback(tx, {
          shopper: shopperOf(request),
          body: request.body,
          locale: request.body.locale ?? localeOf(request),
          at: clock(),
          count: (mobile) => takeLimit(tx, request, callbackCreate, { mobile }),
        }),
      ),
    );
  };
}
