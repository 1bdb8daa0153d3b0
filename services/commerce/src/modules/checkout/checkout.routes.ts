import {
  cartLockPrice,
  cartTotals,
  couponApply,
  couponList,
  couponRemove,
  paymentOptions,
} from '@suvarna/contracts/checkout';
import { HOUR_SECONDS, type Limit } from '@suvarna/contracts/endpoint';
import type { FastifyPluginAsync } from 'fastify';
import type { Needs } from './needs.ts';
import { applyCoupon, listCoupons, removeCoupon } from './quote/coupons-of-bag.ts';
import { optionsOfPriceHold } from './price-hold/options-of-price-hold.ts';
import { modesOf } from './buyer/modes.ts';
import { holdPrice, choicesOfBody } from './price-hold/price-hold.ts';
import { totalsOfBag } from './quote/totals-of-bag.ts';
import { shopperOf } from '../identity/index.ts';
import { envelope } from '../../platform/http/shape/envelope.ts';
import { takeLimit } from '../../platform/http/limits/limits.ts';
import { type Asking, serve, serveOnce } from '../../platform/http/serve.ts';
import { contextOf, requoting } from './price-hold/requote.http.ts';

/** From the bag to a promised price: totals, coupons, price hold, ways to pay. Every call is about the caller's own bag. */
export function checkoutRoutes(deps: Needs): FastifyPluginAsync {
  const { db, config } = deps;
  /** So many a store allows: they are of its settings. */
  const holdsOfGuests: Limit = {
    name: 'price-hold',
    seconds: HOUR_SECONDS,
    counts: 'told',
    address: config.limits.priceHoldsPerAddress,
  };
  return async (app) => {
    serve(app, cartTotals, async (request) => {
      const { totals, message } = await totalsOfBag(db, contextOf(deps, request), {
        pincode: request.query.pincode,
        paymentMode: request.query.payment_mode ?? null,
      });
      return envelope(totals, message);
    });

    const refuse = requoting(deps, ({ body }: Asking<typeof cartLockPrice>) => choicesOfBody(body));
    serveOnce(app, cartLockPrice, { refuse }, async ({ tx, request }) => {
      const promised = await holdPrice(tx, contextOf(deps, request), choicesOfBody(request.body));
      // Each guest's keeps a whole bag, and guests cost nothing. Last, since others behind the address wait.
      if (shopperOf(request).kind === 'guest') await takeLimit(tx, request, { limit: holdsOfGuests });
      return envelope(promised);
    });

    serve(app, couponList, async (request) => {
      const results = await listCoupons(db, contextOf(deps, request));
      return envelope({ results, count: results.length });
    });

    serveOnce(app, couponApply, async ({ tx, request }) =>
      envelope(await applyCoupon(tx, contextOf(deps, request), request.body.code)),
    );

    serveOnce(app, couponRemove, async ({ tx, request }) =>
      envelope(await removeCoupon(tx, contextOf(deps, request))),
    );

    serve(app, paymentOptions, async (request) =>
      envelope(
        await optionsOfPriceHold(
          db,
          contextOf(deps, request),
          { modes: modesOf(deps.config), grantedModes: deps.grantedModes },
          request.query.lock_id,
        ),
      ),
    );
  };
}
