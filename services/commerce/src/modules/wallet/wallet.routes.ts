import {
  bagTenders,
  coinsRedeem,
  coinsRemove,
  tenderUse,
  walletSummary as summary,
  walletTransactions,
} from '@suvarna/contracts/wallet';
import type { FastifyPluginAsync } from 'fastify';
import type { Needs } from './needs.ts';
import { contextOf } from '../checkout/index.ts';
import { envelope } from '../../platform/http/shape/envelope.ts';
import { serve, serveOnce } from '../../platform/http/serve.ts';
import { localeOf, shopperOf } from '../identity/index.ts';
import { bagTendersOf, useTender } from './bag-tenders.ts';
import { walletOf, walletStatement, walletSummary } from './statement.ts';
import { useCoins, useNoCoins } from './use-coins.ts';

/** `wallet/…`: a customer's wallets. Guests have none and are told to sign in (specification §6). */
export function walletRoutes(deps: Needs): FastifyPluginAsync {
  const { db, clock } = deps;
  return async (app) => {
    serve(app, walletTransactions, async (request) => {
      const { id: customerId } = shopperOf(request);
      const { balance_only: balanceOnly = false, page = 1, wallet = 'coins', kind, from, to } = request.query;
      return envelope(
        balanceOnly
          ? await walletOf(db, customerId, clock())
          : await walletStatement(db, { customerId, wallet, kind, from, to }, clock(), page),
      );
    });
    serve(app, summary, async (request) => envelope(await walletSummary(db, shopperOf(request).id, clock())));
    serve(app, bagTenders, async (request) =>
      envelope(
        await bagTendersOf(db, contextOf(deps, request), {
          paymentMode: request.query.payment_mode,
          locale: request.query.lang ?? localeOf(request),
        }),
      ),
    );
    serveOnce(app, tenderUse, async ({ tx, request }) => {
      const { kind, use, payment_mode: paymentMode, lang: locale = localeOf(request) } = request.body;
      const asked = { kind, use, paymentMode, locale };
      return envelope(await useTender(tx, contextOf(deps, request), asked));
    });
    serveOnce(app, coinsRedeem, async ({ tx, request }) =>
      envelope(await useCoins(tx, contextOf(deps, request))),
    );
    serveOnce(app, coinsRemove, async ({ tx, request }) =>
      envelope(await useNoCoins(tx, contextOf(deps, request))),
    );
  };
}
