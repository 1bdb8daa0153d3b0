import type { CreateOrderBody } from '@suvarna/contracts/checkout';
import { fingerprintOf } from '../../../platform/crypto/fingerprint.ts';
import type { Quote } from '../../checkout/index.ts';
import type { OrderContext } from './order-context.ts';
import type { PlaceOfOrder } from './place-of-order.ts';
import { keyInUse } from '../../../platform/crypto/keys.ts';

interface Bought {
  readonly items: Quote['items'];
  readonly coupon: string | null;
}

/** What is bought and for whom, whatever it costs by now. Keyed, since a document's number alone could be guessed from its print. */
export function orderFingerprint(
  { documentSecret: secret, currency }: OrderContext,
  body: CreateOrderBody,
  { items, coupon }: Bought,
  place: PlaceOfOrder,
): Buffer {
  return fingerprintOf({
    secret: keyInUse(secret),
    lines: items.map((item) => [
      item.product_id,
      item.karat,
      item.colour,
      item.size,
      item.quantity,
      item.engraving,
      item.gift_note,
    ]),
    coupon,
    currency,
    shipping: place.shipping,
    billing: place.billing,
    gift: body.gift_note,
    pan: body.pan,
    passport: body.passport,
  });
}
