import { titleOf } from '../title-of.ts';
import type { Wording } from '@suvarna/contracts/locale';
import type { Currency, MinorUnits } from '@suvarna/contracts/money';
import type { LineRow } from '../rows/order-line.store.ts';
import type { OrderRow } from '../rows/order.store.ts';

interface PlacedLine {
  readonly title: Wording;
  readonly karat: number;
  readonly colour: string;
  readonly size: string;
  readonly quantity: number;
  readonly minor: MinorUnits;
  /** A path of the shop; `''` where there is none. */
  readonly picture: string;
  /** Language-neutral path of its page. */
  readonly path: string;
  /** ISO day. */
  readonly arrives: string;
}

/** What a confirmation shows of an order besides number and total. Words that a customer may cut or write are not in it. */
export interface PlacedOrder {
  readonly currency: Currency;
  readonly lines: readonly PlacedLine[];
  readonly address: readonly string[];
  readonly isPickup: boolean;
  readonly isGuest: boolean;
}

/** Wide enough for a phone's sharp screen at the size of a mail. */
const WIDTH = '360';

export function placedOrder(order: OrderRow, lines: readonly LineRow[]): PlacedOrder {
  const to = order.shipping_address;
  return {
    currency: order.currency,
    lines: lines.map(({ quote, karat, colour, size, quantity, delivery_date: arrives }) => {
      const { images, url } = quote.productDetails;
      return {
        title: titleOf(quote.productDetails),
        karat,
        colour,
        size,
        quantity,
        minor: quote.line_price_paise,
        picture: images.product_images[0]?.src.replace('{w}', WIDTH) ?? '',
        path: url,
        arrives,
      };
    }),
    address: [
      to.full_name,
      to.house,
      to.street,
      to.landmark,
      to.city,
      `${to.state} ${to.pincode}`,
      to.country_id,
    ].filter(Boolean),
    isPickup: order.pickup_code !== null,
    isGuest: order.customer_id === null,
  };
}
