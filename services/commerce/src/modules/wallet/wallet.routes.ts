import { CoinsApplied, WalletBalance, WalletStatement } from '@suvarna/contracts/api/wallet';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import type { Dependencies } from '../../dependencies.ts';
import { walletOf, walletStatement } from './statement.ts';
import { useCoins, useNoCoins } from './use-coins.ts';
import { contextOf, effect } from '../checkout/index.ts';
import { answers, envelope } from '../../platform/http/envelope.ts';
import { shopperOf } from '../identity/index.ts';

const customerOnly = { config: { access: 'customer' } } as const;
const customerOnce = { config: { access: 'customer', once: true } } as const;
const security = [{ token: [] }];
const tags = ['wallet'];
const strict = { additionalProperties: false } as const;

const WalletQuery = Type.Object(
  {
    /** Only what the bag needs: no statement. */
    balance_only: Type.Optional(Type.Boolean()),
    wallet: Type.Optional(Type.Literal('coins')),
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
  },
  strict,
);
/** Coins are used in full or not at all, so there is nothing to say. */
const NoFields = Type.Object({}, strict);

/** `wallet/…`: a customer's coins. Guests have none and are told to sign in (specification §6). */
export function walletRoutes(deps: Dependencies): FastifyPluginAsyncTypebox {
  const { db, clock } = deps;
  return async (app) => {
    app.get(
      '/wallet/wallettransaction/get_customer_wallet_txn/',
      {
        ...customerOnly,
        schema: {
          tags,
          security,
          summary: 'Coins, and what became of them',
          querystring: WalletQuery,
          response: answers(Type.Union([WalletStatement, WalletBalance])),
        },
      },
      async (request) => {
        const { id } = shopperOf(request);
        const { balance_only: balanceOnly = false, page = 1 } = request.query;
        return envelope(
          balanceOnly ? await walletOf(db, id, clock()) : await walletStatement(db, id, clock(), page),
        );
      },
    );
    app.post(
      '/wallet/coins/redeem/',
      {
        ...customerOnce,
        schema: {
          tags,
          security,
          summary: 'Pays for the bag with coins',
          body: NoFields,
          response: answers(CoinsApplied),
        },
      },
      (request, reply) =>
        effect(deps, request, reply, async (tx) => envelope(await useCoins(tx, contextOf(deps, request)))),
    );
    app.post(
      '/wallet/coins/remove/',
      {
        ...customerOnce,
        schema: {
          tags,
          security,
          summary: 'Pays for the bag without coins',
          body: NoFields,
          response: answers(CoinsApplied),
        },
      },
      (request, reply) =>
        effect(deps, request, reply, async (tx) => envelope(await useNoCoins(tx, contextOf(deps, request)))),
    );
  };
}
