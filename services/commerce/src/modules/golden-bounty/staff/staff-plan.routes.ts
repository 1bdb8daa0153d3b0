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
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { Refusal } from '../../../platform/refusal.ts';
import type { Needs } from '../needs.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { envelope } from '../../../platform/http/shape/envelope.ts';
import { serve, serveOnce } from '../../../platform/http/serve.ts';
import { findCustomer, phoneOfCustomer } from '../../identity/index.ts';
import { doneCallback, waitingCallbacks } from '../notices/callback.ts';
import { decideCancel } from '../cancel/cancel-plan.ts';
import { changeNominee } from '../nominee/change-nominee.ts';
import { requireNominee } from '../records/nominee.ts';
import { notePaperPayment, settlePaperRefund } from '../payment/paper-money.ts';
import { showPersonalData } from '../personal-data.ts';
import { findPlan } from '../records/plan.store.ts';
import { detailsOf, ownPlanNow, plansNow } from '../plan/read-plans.ts';
import { hidden } from '../records/sealed-nominee.ts';
import { historyOf, planFigures, postingsOf, searchPlans } from '../records/staff.store.ts';
import { undoPaperPayment } from '../payment/undo-paper.ts';
import { summaryOf } from '../plan/view-plan.ts';

const PAGE_SIZE = 50;

/** Savings plans for the store's people: each with all that was booked, and who did what. */
export function staffPlanRoutes(deps: Needs): FastifyPluginAsync {
  const { db, clock, config } = deps;
  const { documentSecret } = config;

  async function planOf(tx: Tx | Needs['db'], planId: string): Promise<StaffPlan> {
    const plan = await findPlan(tx, planId);
    if (plan === undefined) throw new Refusal('BOUNTY.PLAN_NOT_FOUND');
    const now = await ownPlanNow(tx, plan.customer_id, planId, clock());
    const [details, postings, history] = [
      await detailsOf(tx, documentSecret, now),
      await postingsOf(tx, planId),
      await historyOf(tx, planId),
    ];
    return { plan: { ...details, nominee: hidden(details.nominee) }, postings, history };
  }

  /** What one of the store's people did with a plan is answered with the plan as it then is. */
  async function changed(
    { tx, request }: { readonly tx: Tx; readonly request: FastifyRequest<{ Body: { plan_id: string } }> },
    change: Promise<unknown>,
  ) {
    await change;
    return envelope(await planOf(tx, request.body.plan_id));
  }

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

    serve(app, staffPlan, async (request) => envelope(await planOf(db, request.query.plan_id)));

    serve(app, staffPlanFigures, async () => envelope(await planFigures(db)));

    serveOnce(app, staffPaperPayment, ({ tx, request }) => {
      const { plan_id: planId, amount_paise: amount, paper_no: paperNo, settled_by: by, note } = request.body;
      return changed(
        { tx, request },
        notePaperPayment(tx, { planId, amount, paperNo, by, note, at: clock() }),
      );
    });

    serveOnce(app, staffPaperUndo, ({ tx, request }) => {
      const { plan_id: planId, payment_id: paymentId, undone_by: by, note } = request.body;
      return changed({ tx, request }, undoPaperPayment(tx, { planId, paymentId, by, note, at: clock() }));
    });

    serveOnce(app, staffPersonalData, { sealWith: documentSecret }, async ({ tx, request }) => {
      const { plan_id: planId, asked_by: by, reason } = request.body;
      return envelope(await showPersonalData(tx, documentSecret, { planId, by, reason, at: clock() }));
    });

    serveOnce(app, staffNominee, ({ tx, request }) => {
      const { plan_id: planId, corrected_by: by, note, ...wanted } = request.body;
      const nominee = requireNominee(wanted, 'en', '');
      return changed(
        { tx, request },
        changeNominee(tx, documentSecret, { planId, nominee, by, note, at: clock() }),
      );
    });

    serveOnce(app, staffCancelDecide, ({ tx, request }) => {
      const { plan_id: planId, decision, decided_by: by, note } = request.body;
      return changed(
        { tx, request },
        decideCancel(tx, { planId, approve: decision === 'approve', by, note, at: clock() }),
      );
    });

    serveOnce(app, staffPaperRefund, async ({ tx, request }) => {
      const { refund_id: refundId, settled_by: by, note } = request.body;
      const planId = await settlePaperRefund(tx, { refundId, by, note, at: clock() });
      return envelope({ refund_id: refundId, plan_id: planId });
    });

    serve(app, staffCallbacks, async (request) =>
      envelope({ results: await waitingCallbacks(db, request.query.state) }),
    );

    serveOnce(app, staffCallbackDone, async ({ tx, request }) => {
      const { request_id: id, done_by: by } = request.body;
      if (!(await doneCallback(tx, id, by, clock())))
        throw new Refusal('REQUEST.NOT_FOUND', {
          message: 'No customer waits to be called under this number.',
        });
      return envelope({ request_id: id, state: 'done' });
    });
  };
}
