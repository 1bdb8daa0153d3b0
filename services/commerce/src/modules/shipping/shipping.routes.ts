import {
  deliveryDates,
  type PincodeChange,
  pincodeRemove,
  pincodeServiceability,
  pincodeUpdate,
  type Serviceability,
} from '@suvarna/contracts/shipping';
import type { Envelope } from '@suvarna/contracts/call';
import { Refusal, unavailable } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { linesOfOwner } from '../bag/index.ts';
import type { ShopperPincode } from './pincode.store.ts';
import type { Needs } from './needs.ts';
import { estimateItems, type Estimate } from './estimate.ts';
import { movedLines } from './moved-lines.ts';
import { serviceability } from './serviceability.ts';
import { movePincode } from './shopper-pincode.ts';
import { shopperOf } from '../identity/index.ts';
import { envelope } from '../../platform/http/shape/envelope.ts';
import { serve, serveOnce } from '../../platform/http/serve.ts';
import { NOT_SERVICING, placeOf, serviceAnswer } from './serviceability-answer.ts';

function estimateRefusal({ code, index }: Extract<Estimate, { kind: 'refused' }>): Refusal {
  if (code !== 'REQUEST.INVALID') return new Refusal(code);
  return new Refusal(code, {
    status: 400,
    message: 'The request is not valid.',
    fields: { [`/items/${String(index)}/sku`]: 'names another product' },
  });
}

/** `pincode/…`: where and when the store delivers, and the pincode a shopper keeps. */
export function shippingRoutes(deps: Needs): FastifyPluginAsync {
  const { db, catalogue, clock, database } = deps;

  async function move(
    { tx, request }: { readonly tx: Tx; readonly request: FastifyRequest },
    kept: ShopperPincode | undefined,
  ): Promise<Envelope<PincodeChange>> {
    const owner = shopperOf(request);
    const at = clock();
    const moved = await movePincode(tx, owner, kept, at);
    if (moved === 'gone') throw new Refusal('SESSION.TOKEN_INVALID');
    const { serviceBefore, serviceAfter, before } = moved;
    const items = movedLines(
      await linesOfOwner(tx, owner),
      serviceBefore,
      serviceAfter,
      catalogue.priceOf,
      at,
    );
    const answer = serviceAnswer(serviceAfter);
    const ways = ({ pincode: _pincode, city: _city, state: _state, ...rest }: Serviceability): string =>
      JSON.stringify(rest);
    return envelope(
      {
        ...answer,
        pincode: kept?.pincode ?? '',
        country_id: kept?.country_id ?? '',
        previous_pincode: before?.pincode ?? '',
        changed: items.length > 0 || ways(answer) !== ways(serviceAnswer(serviceBefore)),
        items,
      },
      answer.serviceable ? '' : NOT_SERVICING,
    );
  }

  return async (app) => {
    serve(app, pincodeServiceability, async (request) => {
      const place = placeOf(request.query);
      if (database.isDown()) throw unavailable();
      const answer = serviceAnswer(await serviceability(db, place));
      return envelope(answer, answer.serviceable ? '' : NOT_SERVICING);
    });

    serve(app, deliveryDates, async (request) => {
      const place = placeOf(request.body);
      if (database.isDown()) throw unavailable();
      const service = await serviceability(db, place);
      const defaultSize = (productId: number) => catalogue.snapshot()?.byId.get(productId)?.default_size;
      const estimate = estimateItems(request.body.items, {
        service,
        priceOf: catalogue.priceOf,
        defaultSize,
        at: clock(),
      });
      if (estimate.kind === 'refused') throw estimateRefusal(estimate);
      return envelope(
        {
          ...serviceAnswer(service, request.body.payable_paise ?? estimate.worth),
          items: [...estimate.items],
        },
        service.serviceable ? '' : NOT_SERVICING,
      );
    });

    serveOnce(app, pincodeUpdate, (effect) => {
      const { pincode, countryId } = placeOf(effect.request.body);
      return move(effect, { pincode, country_id: countryId });
    });

    serveOnce(app, pincodeRemove, (effect) => move(effect, undefined));
  };
}
