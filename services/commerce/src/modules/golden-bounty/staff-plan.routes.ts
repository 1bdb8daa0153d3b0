import {
  staffCallbackDone,
  staffCallbacks,
  staffCancelDecide,
  staffNominee,
  staffPaperPayment,
  staffPaperRefund,
  staffPaperUndo,
  staffPersonalData,
  staffPlan,
  type StaffPlan,
  staffPlanFigures,
  staffPlans,
} from '@suvarna/contracts/golden-bounty';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Needs } from './needs.ts';
import type { Tx } from '../../platform/database/database.ts';
import { performOnce } from '../../platform/http/effects.ts';
import { envelope } from '../../platform/http/envelope.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { serve } from '../../platform/http/serve.ts';
import { findCustomer, phoneOfCustomer } from '../identity/index.ts';
import { answering } from './answering.http.ts';
import { doneCallback, waitingCallbacks } from './callback.ts';
import { decideCancel } from './cancel-plan.ts';
import { changeNominee } from './change-nominee.ts';
import { BountyRefused } from './errors.ts';
import { requireNominee } from './nominee.ts';
import { notePaperPayment, settlePaperRefund } from './paper-money.ts';
import { showPersonalData } from './personal-data.ts';
import { findPlan } from './plan.store.ts';
import { detailsOf, ownPlanNow, plansNow } from './read-plans.ts';
import { hidden } from './sealed-nominee.ts';
import { historyOf, planFigures, postingsOf, searchPlans } from './staff.store.ts';
import { undoPaperPayment } from './undo-paper.ts';
import { summaryOf } from './view-plan.ts';

const PAGE_SIZE = 50;

/** Savings plans for the store's people: each with all that was booked, and who did what. */
export function staffPlanRoutes(deps: Needs): FastifyPluginAsync {
  const { db, clock, config } = deps;
  const { documentSecret } = config;

  async function planOf(tx: Tx | Needs['db'], planId: string): Promise<StaffPlan> {
    const plan = await findPlan(tx, planId);
    if (plan === undefined) throw new BountyRefused('BOUNTY.PLAN_NOT_FOUND');
    const now = await ownPlanNow(tx, plan.customer_id, planId, clock());
    const [details, postings, history] = [
      await detailsOf(tx, documentSecret, now),
      await postingsOf(tx, planId),
      await historyOf(tx, planId),
    ];
    return { plan: { ...details, nominee: hidden(details.nominee) }, postings, history };
  }

  /** What one of the store's people does with a plan, once for its key; answered with the plan as it then is. */
  const change = (
    request: FastifyRequest<{ Body: { plan_id: string } }>,
    reply: FastifyReply,
    work: (tx: Tx) => Promise<unknown>,
  ) =>
    performOnce(db, 'staff', request, reply, (tx) =>
      answering(async () => {
        await work(tx);
        return envelope(await planOf(tx, request.body.plan_id));
      }),
    );

  return async (app) => {
    serve(app, staffPlans, async (request) => {
      const { q = '', status, cancel_requested: cancelRequested = false, page } = request.query;
      const { rows, count } = await searchPlans(db, {
        q: q.trim(),
        status,
        cancelRequested,
        limit: PAGE_SIZE,
        offset: (page - 1) * PAGE_SIZE,
      });
      const results = [];
      for (const plan of rows) {
        const [now] = await plansNow(db, [plan], clock());
        const customer = await findCustomer(db, plan.customer_id);
        if (now !== undefined)
          results.push({
            ...summaryOf(now),
            customer: {
              name: plan.name_on_pan,
              phone: phoneOfCustomer(customer),
              email: customer?.email ?? '',
            },
            cancel_requested: plan.cancel_state === 'open',
          });
      }
      return envelope({ results, page, page_size: PAGE_SIZE, count });
    });

    serve(app, staffPlan, (request) =>
      answering(async () => envelope(await planOf(db, request.query.plan_id))),
    );

    serve(app, staffPlanFigures, async () => envelope(await planFigures(db)));

    serve(app, staffPaperPayment, (request, reply) => {
      const { plan_id: planId, amount_paise: amount, paper_no: paperNo, settled_by: by, note } = request.body;
      return change(request, reply, (tx) =>
        notePaperPayment(tx, { planId, amount, paperNo, by, note, at: clock() }),
      );
    });

    serve(app, staffPaperUndo, (request, reply) => {
      const { plan_id: planId, payment_id: paymentId, undone_by: by, note } = request.body;
      return change(request, reply, (tx) =>
        undoPaperPayment(tx, { planId, paymentId, by, note, at: clock() }),
      );
    });

    serve(app, staffPersonalData, (request, reply) =>
      performOnce(
        db,
        'staff',
        request,
        reply,
        (tx) =>
          answering(async () => {
            const { plan_id: planId, asked_by: by, reason } = request.body;
            return envelope(await showPersonalData(tx, documentSecret, { planId, by, reason, at: clock() }));
          }),
        { sealWith: documentSecret },
      ),
    );

    serve(app, staffNominee, (request, reply) => {
      const { plan_id: planId, corrected_by: by, note, ...wanted } = request.body;
      const nominee = requireNominee(wanted, 'en', '');
      return change(request, reply, (tx) =>
        changeNominee(tx, documentSecret, { planId, nominee, by, note, at: clock() }),
      );
    });

    serve(app, staffCancelDecide, (request, reply) => {
      const { plan_id: planId, decision, decided_by: by, note } = request.body;
      return change(request, reply, (tx) =>
        decideCancel(tx, { planId, approve: decision === 'approve', by, note, at: clock() }),
      );
    });

    serve(app, staffPaperRefund, (request, reply) =>
      performOnce(db, 'staff', request, reply, (tx) =>
        answering(async () => {
          const { refund_id: refundId, settled_by: by, note } = request.body;
          const planId = await settlePaperRefund(tx, { refundId, by, note, at: clock() });
          return envelope({ refund_id: refundId, plan_id: planId });
        }),
      ),
    );

    serve(app, staffCallbacks, async (request) =>
      envelope({ results: await waitingCallbacks(db, request.query.state) }),
    );

    serve(app, staffCallbackDone, (request, reply) =>
      performOnce(db, 'staff', request, reply, async (tx) => {
        const { request_id: id, done_by: by } = request.body;
        if (!(await doneCallback(tx, id, by, clock())))
          throw new Refusal(404, 'REQUEST.NOT_FOUND', 'Nobody waits to be called under this number.');
        return envelope({ request_id: id, state: 'done' });
      }),
    );
  };
}
