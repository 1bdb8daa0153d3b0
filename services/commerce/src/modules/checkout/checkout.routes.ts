import {
  CouponApplied,
  CouponBody,
  CouponList,
  LockPriceBody,
  PaymentMode,
  PaymentOptions,
  PriceLock,
} from '@suvarna/contracts/api/checkout';
import { BagTotals } from '@suvarna/contracts/api/totals';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import type { Dependencies } from '../../dependencies.ts';
import { applyCoupon, listCoupons, removeCoupon } from './coupons-of-bag.ts';
import { optionsOfLock } from './options-of-lock.ts';
import { modesOf } from './modes.ts';
import { lockPrice, choicesOfBody } from './price-lock.ts';
import { totalsOfBag } from './totals-of-bag.ts';
import { answers, answersWithConflict, envelope } from '../../platform/http/envelope.ts';
import { limitCouponTries } from './coupon-limit.http.ts';
import { contextOf, effect, effectOrRequote, refusing } from './requote.http.ts';

const shopperOnly = { config: { access: 'shopper' } } as const;
const shopperOnce = { config: { access: 'shopper', once: true } } as const;
const security = [{ token: [] }];
const tags = ['checkout'];
const strict = { additionalProperties: false } as const;

const TotalsQuery = Type.Object(
  {
    pincode: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9 -]{1,12}$' })),
    payment_mode: Type.Optional(PaymentMode),
  },
  strict,
);
const OptionsQuery = Type.Object({ lock_id: Type.String({ format: 'uuid' }) }, strict);

/** From the bag to a promised price: totals, coupons, price lock, ways to pay. Every call is about the caller's own bag. */
export function checkoutRoutes(deps: Dependencies): FastifyPluginAsyncTypebox {
  const { db } = deps;
  return async (app) => {
    app.get(
      '/customer/cart/totals/',
      {
        ...shopperOnly,
        schema: {
          tags,
          security,
          summary: 'Every row of the totals, as they are now',
          querystring: TotalsQuery,
          response: answers(BagTotals),
        },
      },
      async (request) => {
        const { totals, message } = await totalsOfBag(db, contextOf(deps, request), {
          pincode: request.query.pincode,
          paymentMode: request.query.payment_mode ?? null,
        });
        return envelope(totals, message);
      },
    );

    app.post(
      '/customer/cart/lock_price/',
      {
        ...shopperOnce,
        schema: {
          tags,
          security,
          summary: 'Promises the price for 30 minutes',
          body: LockPriceBody,
          response: answersWithConflict(PriceLock, PriceLock),
        },
      },
      (request, reply) => {
        const choices = choicesOfBody(request.body);
        return effectOrRequote(deps, request, reply, choices, async (tx) =>
          envelope(await lockPrice(tx, contextOf(deps, request), choices)),
        );
      },
    );

    app.get(
      '/coupon/coupon/list/',
      {
        ...shopperOnly,
        schema: { tags, security, summary: 'Coupons that lower this bag', response: answers(CouponList) },
      },
      async (request) => {
        const results = await listCoupons(db, contextOf(deps, request));
        return envelope({ results, count: results.length });
      },
    );

    app.post(
      '/coupon/coupon/apply/',
      {
        ...shopperOnce,
        schema: {
          tags,
          security,
          summary: 'Uses a coupon for the bag',
          body: CouponBody,
          response: answers(CouponApplied),
        },
      },
      async (request, reply) => {
        await limitCouponTries(deps, request);
        return effect(deps, request, reply, async (tx) =>
          envelope(await applyCoupon(tx, contextOf(deps, request), request.body.code)),
        );
      },
    );

    app.post(
      '/coupon/coupon/remove/',
      {
        ...shopperOnce,
        schema: {
          tags,
          security,
          summary: 'Uses no coupon for the bag',
          body: CouponBody,
          response: answers(CouponApplied),
        },
      },
      (request, reply) =>
        effect(deps, request, reply, async (tx) =>
          envelope(await removeCoupon(tx, contextOf(deps, request))),
        ),
    );

    app.get(
      '/payment/payment/options/',
      {
        ...shopperOnly,
        schema: {
          tags,
          security,
          summary: 'Ways to pay for what was promised',
          querystring: OptionsQuery,
          response: answers(PaymentOptions),
        },
      },
      async (request) =>
        envelope(
          await refusing(() =>
            optionsOfLock(db, contextOf(deps, request), modesOf(deps.config), request.query.lock_id),
          ),
        ),
    );
  };
}
