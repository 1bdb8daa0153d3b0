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
import { envelope } from '../../platform/http/envelope.ts';
import { serve } from '../../platform/http/serve.ts';
import { contextOf } from '../checkout/index.ts';
import { localeOf, shopperOf } from '../identity/index.ts';
import { answering, once } from './answering.http.ts';
import { applyPlans, removePlans } from './apply-plans.ts';
import { requestCancel } from './cancel-plan.ts';
import { enrol, enrolForm } from './enrol.ts';
import { openInstalmentPage, verifyInstalment } from './instalment-page.ts';
import { takeDaily } from './limits.http.ts';
import { giveUpMandate, setUpMandate } from './mandates.ts';
import { detailsOf, listPlans, ownPlanNow } from './read-plans.ts';
import { instalmentsOf, summaryOf } from './view-plan.ts';

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

    serve(app, planEnrol, (request, reply) =>
      once(
        deps,
        request,
        reply,
        async (tx) => {
          const { id: customerId } = shopperOf(request);
          const { body } = request;
          const at = clock();
          await takeDaily(tx, 'bounty-enrol', shopperOf(request), at);
          const plan = await enrol(tx, { customerId, body, locale: localeOf(request), documentSecret, at });
          return envelope(
            await detailsOf(tx, documentSecret, await ownPlanNow(tx, customerId, plan.plan_id, at)),
          );
        },
        sealed,
      ),
    );

    serve(app, planList, async (request) =>
      envelope(await listPlans(db, shopperOf(request).id, request.query.page, clock())),
    );

    serve(app, planDetails, (request) =>
      answering(async () =>
        envelope(
          await detailsOf(
            db,
            documentSecret,
            await ownPlanNow(db, shopperOf(request).id, request.query.plan_id, clock()),
          ),
        ),
      ),
    );

    serve(app, instalmentList, (request) =>
      answering(async () => {
        const now = await ownPlanNow(db, shopperOf(request).id, request.query.plan_id, clock());
        const results = instalmentsOf(now);
        return envelope({
          plan_id: now.plan.plan_id,
          banner: summaryOf(now).banner,
          results,
          count: results.length,
        });
      }),
    );

    serve(app, instalmentPay, async (request, reply) => {
      let opened: Awaited<ReturnType<typeof openInstalmentPage>> | undefined;
      return once(
        deps,
        request,
        reply,
        async () => {
          if (opened === undefined) throw new Error('No page was opened for an instalment.');
          return envelope(opened);
        },
        {
          // The provider is asked between transactions; the same payment asked for again is the same page.
          before: async () => {
            opened = await openInstalmentPage(deps, {
              customerId: shopperOf(request).id,
              body: request.body,
              locale: request.body.locale ?? localeOf(request),
            });
          },
        },
      );
    });

    serve(app, instalmentVerify, async (request, reply) => {
      let status: Awaited<ReturnType<typeof verifyInstalment>> | undefined;
      return once(
        deps,
        request,
        reply,
        async () => {
          if (status === undefined) throw new Error('No payment was verified.');
          return envelope(status, status.payment === 'paid' ? 'Payment successful' : '');
        },
        {
          before: async () => {
            status = await verifyInstalment(deps, shopperOf(request).id, request.body);
          },
        },
      );
    });

    serve(app, planCancel, (request, reply) =>
      once(
        deps,
        request,
        reply,
        async (tx) => {
          const { id: customerId } = shopperOf(request);
          const { plan_id: planId, comment = '' } = request.body;
          const at = clock();
          await requestCancel(tx, { customerId, planId, comment, at });
          return envelope(await detailsOf(tx, documentSecret, await ownPlanNow(tx, customerId, planId, at)));
        },
        sealed,
      ),
    );

    serve(app, planApply, (request, reply) =>
      once(deps, request, reply, async (tx) =>
        envelope(
          await applyPlans(tx, contextOf(deps, request), request.body.plan_ids),
          'Golden Bounty applied successfully',
        ),
      ),
    );

    serve(app, mandateCreate, async (request, reply) => {
      let answer: Awaited<ReturnType<typeof setUpMandate>> | undefined;
      return once(
        deps,
        request,
        reply,
        async () => {
          if (answer === undefined) throw new Error('No mandate was asked for.');
          return envelope(answer);
        },
        {
          before: async () => {
            const { plan_id: planId, method, locale = localeOf(request) } = request.body;
            answer = await setUpMandate(deps, { customerId: shopperOf(request).id, planId, method, locale });
          },
        },
      );
    });

    serve(app, mandateCancel, (request, reply) =>
      once(deps, request, reply, async (tx) => {
        const { plan_id: planId } = request.body;
        return envelope(await giveUpMandate(tx, { customerId: shopperOf(request).id, planId, at: clock() }));
      }),
    );

    serve(app, planRemove, (request, reply) =>
      once(deps, request, reply, async (tx) => envelope(await removePlans(tx, contextOf(deps, request)))),
    );
  };
}
