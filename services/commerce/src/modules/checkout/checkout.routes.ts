import {
  cartLockPrice,
  cartTotals,
  couponApply,
  couponList,
  couponRemove,
  paymentOptions,
} from '@suvarna/contracts/checkout';
import type { FastifyPluginAsync } from 'fastify';
import type { Needs } from './needs.ts';
import { applyCoupon, listCoupons, removeCoupon } from './coupons-of-bag.ts';
import { optionsOfPriceHold } from './options-of-price-hold.ts';
import { modesOf } from './modes.ts';
import { countPriceHold } from './price-hold-limit.http.ts';
import { holdPrice, choicesOfBody } from './price-hold.ts';
import { totalsOfBag } from './totals-of-bag.ts';
import { envelope } from '../../platform/http/envelope.ts';
import { serve } from '../../platform/http/serve.ts';
import { effectOfCode } from './coupon-limit.http.ts';
import { contextOf, effect, effectOrRequote, refusing } from './requote.http.ts';

/** From the bag to a promised price: totals, coupons, price hold, ways to pay. Every call is about the caller's own bag. */
export function checkoutRoutes(deps: Needs): FastifyPluginAsync {
  const { db } = deps;
  return async (app) => {
    serve(app, cartTotals, async (request) => {
      const { totals, message } = await totalsOfBag(db, contextOf(deps, request), {
        pincode: request.query.pincode,
        paymentMode: request.query.payment_mode ?? null,
      });
      return envelope(totals, message);
    });

    serve(app, cartLockPrice, (request, reply) => {
      const choices = choicesOfBody(request.body);
      return effectOrRequote(deps, request, reply, choices, async (tx) => {
        const promised = await holdPrice(tx, contextOf(deps, request), choices);
        await countPriceHold(deps, tx, request);
        return envelope(promised);
      });
    });

    serve(app, couponList, async (request) => {
      const results = await listCoupons(db, contextOf(deps, request));
      return envelope({ results, count: results.length });
    });

    serve(app, couponApply, (request, reply) =>
      effectOfCode(deps, request, reply, async (tx) =>
        envelope(await applyCoupon(tx, contextOf(deps, request), request.body.code)),
      ),
    );

    serve(app, couponRemove, (request, reply) =>
      effect(deps, request, reply, async (tx) => envelope(await removeCoupon(tx, contextOf(deps, request)))),
    );

    serve(app, paymentOptions, async (request) =>
      envelope(
        await refusing(() =>
          optionsOfPriceHold(
            db,
            contextOf(deps, request),
            { modes: modesOf(deps.config), grantedModes: deps.grantedModes },
            request.query.lock_id,
          ),
        ),
      ),
    );
  };
}
