import { coinsRedeem, coinsRemove, walletTransactions } from '@suvarna/contracts/endpoints/wallet';
import type { FastifyPluginAsync } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { walletOf, walletStatement } from './statement.ts';
import { useCoins, useNoCoins } from './use-coins.ts';
import { contextOf, effect } from '../checkout/index.ts';
import { envelope } from '../../platform/http/envelope.ts';
import { serve } from '../../platform/http/serve.ts';
import { shopperOf } from '../identity/index.ts';

/** `wallet/…`: a customer's coins. Guests have none and are told to sign in (specification §6). */
export function walletRoutes(deps: Dependencies): FastifyPluginAsync {
  const { db, clock } = deps;
  return async (app) => {
    serve(app, walletTransactions, async (request) => {
      const { id } = shopperOf(request);
      const { balance_only: balanceOnly = false, page = 1 } = request.query;
      return envelope(
        balanceOnly ? await walletOf(db, id, clock()) : await walletStatement(db, id, clock(), page),
      );
    });
    serve(app, coinsRedeem, (request, reply) =>
      effect(deps, request, reply, async (tx) => envelope(await useCoins(tx, contextOf(deps, request)))),
    );
    serve(app, coinsRemove, (request, reply) =>
      effect(deps, request, reply, async (tx) => envelope(await useNoCoins(tx, contextOf(deps, request)))),
    );
  };
}
