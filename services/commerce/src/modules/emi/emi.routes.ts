import {
  emiPlans,
  type EmiRequest,
  emiRequestCreate,
  emiRequestList,
  emiRequestWithdraw,
} from '@suvarna/contracts/emi';
import { indianDay } from '@suvarna/contracts/indian-day';
import type { FastifyPluginAsync } from 'fastify';
import { Refusal } from '../../platform/refusal.ts';
import type { Needs } from './needs.ts';
import type { Tx } from '../../platform/database/database.ts';
import { envelope } from '../../platform/http/shape/envelope.ts';
import { serve, serveOnce } from '../../platform/http/serve.ts';
import { type CheckoutContext, contextOf } from '../checkout/index.ts';
import { localeOf, shopperOf } from '../identity/index.ts';
import { moveRequest, requestsOfCustomer, stepsOf, type RequestRow } from '../requests/index.ts';
import { EMI, EMI_KINDS } from './emi-requests.ts';
import { offersFor } from './offers.ts';
import { subjectOf } from './pieces.ts';
import { plansOn } from './plan.store.ts';
import { requestEmi, wantedInBag } from './request-emi.ts';
import { emiRequestOf, type BagNow } from './view-requests.ts';

const PAGE_SIZE = 10;
/** `45000` or `45000.5` in paise. */
function paiseOf(rupees: string): number {
  const [whole = '', fraction = ''] = rupees.split('.');
  return Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
}

/** The bag as it could be paid now; `undefined` when it cannot be bought as it is. */
async function bagNow(tx: Tx, context: CheckoutContext): Promise<BagNow | undefined> {
  try {
    const { items, payable } = await wantedInBag(tx, context);
    return { subject: subjectOf(items), payable };
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

/** Plans for anybody, requests of the caller. */
export function emiRoutes(deps: Needs): FastifyPluginAsync {
  const { db, clock } = deps;

  async function viewOf(
    tx: Tx,
    context: CheckoutContext,
    rows: readonly RequestRow[],
  ): Promise<EmiRequest[]> {
    const steps = await stepsOf(
      tx,
      rows.map(({ request_id: id }) => id),
    );
    const bag = rows.some(({ state }) => state === 'approved') ? await bagNow(tx, context) : undefined;
    return rows.map((row) => emiRequestOf(row, steps, bag, context.at));
  }

  const one = async (tx: Tx, context: CheckoutContext, row: RequestRow) => {
    const [request] = await viewOf(tx, context, [row]);
    return envelope(request as EmiRequest);
  };

  return async (app) => {
    serve(app, emiPlans, async (request, reply) => {
      void reply.header('Cache-Control', 'public, max-age=300');
      return envelope(offersFor(await plansOn(db, indianDay(clock())), paiseOf(request.query.amount)));
    });

    serveOnce(app, emiRequestCreate, async ({ tx, request }) => {
      const context = contextOf(deps, request);
      const { plan: planId, order_no: orderNo, locale = localeOf(request) } = request.body;
      const row = await requestEmi(tx, context, { planId, orderNo, locale });
      return one(tx, context, row);
    });

    serve(app, emiRequestList, async (request) => {
      const context = contextOf(deps, request);
      const { page } = request.query;
      return db.transaction().execute(async (tx) => {
        const { rows, count } = await requestsOfCustomer(
          tx,
          { kind: EMI, customerId: context.owner.id },
          { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE },
        );
        return envelope({ results: await viewOf(tx, context, rows), page, page_size: PAGE_SIZE, count });
      });
    });

    serveOnce(app, emiRequestWithdraw, async ({ tx, request }) => {
      const context = contextOf(deps, request);
      const { id: customerId } = shopperOf(request);
      const row = await moveRequest(
        tx,
        EMI_KINDS,
        { requestId: request.body.request_id, to: 'withdrawn', actor: 'customer', at: context.at },
        (asked) => asked.kind === EMI && asked.customer_id === customerId,
      );
      return one(tx, context, row);
    });
  };
}
