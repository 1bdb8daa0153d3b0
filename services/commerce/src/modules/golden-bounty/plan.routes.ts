import {
  enrolForm as enrolFormEndpoint,
  instalmentList,
  instalmentPay,
  instalmentVerify,
  mandateCancel,
  mandateCreate,
  planApply,
  planCancel,
  planDetails,
  planEnrol,
  planList,
  planRemove,
} from '@suvarna/contracts/golden-bounty';
import type { FastifyPluginAsync } from 'fastify';
import type { Needs } from './needs.ts';
import { envelope } from '../../platform/http/shape/envelope.ts';
import { type Asking, serve, serveOnce } from '../../platform/http/serve.ts';
import { contextOf } from '../checkout/index.ts';
import { localeOf, shopperOf } from '../identity/index.ts';
import { applyPlans, removePlans } from './redemption/apply-plans.ts';
import { requestCancel } from './cancel/cancel-plan.ts';
import { enrol, enrolForm } from './plan/enrol.ts';
import { openInstalmentPage, verifyInstalment } from './payment/instalment-page.ts';
import { giveUpMandate, setUpMandate } from './mandate/mandates.ts';
import { detailsOf, listPlans, ownPlanNow } from './plan/read-plans.ts';
import { instalmentsOf, summaryOf } from './plan/view-plan.ts';

/** A customer's own plans; another's is not there. */
export function planRoutes(deps: Needs): FastifyPluginAsync {
  const { db, clock, config } = deps;
  const { documentSecret } = config;
  /** A plan's details name its nominee: what is kept of such an answer is sealed, too. */
  const sealed = { sealWith: documentSecret };

  return async (app) => {
    serve(app, enrolFormEndpoint, async (request) =>
      envelope(await enrolForm(db, shopperOf(request).id, clock())),
    );

    serveOnce(app, planEnrol, sealed, async ({ tx, request }) => {
      const { id: customerId } = shopperOf(request);
      const { body } = request;
      const at = clock();
      const plan = await enrol(tx, { customerId, body, locale: localeOf(request), documentSecret, at });
      return envelope(
        await detailsOf(tx, documentSecret, await ownPlanNow(tx, customerId, plan.plan_id, at)),
      );
    });

    serve(app, planList, async (request) =>
      envelope(await listPlans(db, shopperOf(request).id, request.query.page, clock())),
    );

    serve(app, planDetails, async (request) =>
      envelope(
        await detailsOf(
          db,
          documentSecret,
          await ownPlanNow(db, shopperOf(request).id, request.query.plan_id, clock()),
        ),
      ),
    );

    serve(app, instalmentList, async (request) => {
      const now = await ownPlanNow(db, shopperOf(request).id, request.query.plan_id, clock());
      const results = instalmentsOf(now);
      return envelope({
        plan_id: now.plan.plan_id,
        banner: summaryOf(now).banner,
        results,
        count: results.length,
      });
    });

    // The provider is asked between transactions; the same payment asked for again is the same page.
    const openPage = (request: Asking<typeof instalmentPay>) =>
      openInstalmentPage(deps, {
        customerId: shopperOf(request).id,
        body: request.body,
        locale: request.body.locale ?? localeOf(request),
      });
    serveOnce(app, instalmentPay, { before: openPage }, async ({ asked: opened }) => envelope(opened));

    const verify = (request: Asking<typeof instalmentVerify>) =>
      verifyInstalment(deps, shopperOf(request).id, request.body);
    serveOnce(app, instalmentVerify, { before: verify }, async ({ asked: status }) =>
      envelope(status, status.payment === 'paid' ? 'Payment successful' : ''),
    );

    serveOnce(app, planCancel, sealed, async ({ tx, request }) => {
      const { id: customerId } = shopperOf(request);
      const { plan_id: planId, comment = '' } = request.body;
      const at = clock();
      await requestCancel(tx, { customerId, planId, comment, at });
      return envelope(await detailsOf(tx, documentSecret, await ownPlanNow(tx, customerId, planId, at)));
    });

    serveOnce(app, planApply, async ({ tx, request }) =>
      envelope(
        await applyPlans(tx, contextOf(deps, request), request.body.plan_ids),
        'Golden Bounty applied successfully',
      ),
    );

    const setUp = (request: Asking<typeof mandateCreate>) => {
      const { plan_id: planId, method, locale = localeOf(request) } = request.body;
      return setUpMandate(deps, { customerId: shopperOf(request).id, planId, method, locale });
    };
    serveOnce(app, mandateCreate, { before: setUp }, async ({ asked: answer }) => envelope(answer));

    serveOnce(app, mandateCancel, async ({ tx, request }) => {
      const { plan_id: planId } = request.body;
      return envelope(await giveUpMandate(tx, { customerId: shopperOf(request).id, planId, at: clock() }));
    });

    serveOnce(app, planRemove, async ({ tx, request }) =>
      envelope(await removePlans(tx, contextOf(deps, request))),
    );
  };
}
