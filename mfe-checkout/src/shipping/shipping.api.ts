import { api } from '@suvarna/api-client';
import { call } from '@suvarna/contracts/call';
import { deliveryDates, type DeliveryDates } from '@suvarna/contracts/shipping';

/** A piece of the bag, or of a quote, as far as its way to the shopper matters. */
export interface Parcel {
  readonly item_id: string;
  readonly product_id: number;
  readonly sku: string;
  readonly size: string;
  readonly quantity: number;
  readonly engraving?: string | undefined;
}

export interface Deliveries extends Omit<DeliveryDates, 'items'> {
  /** ISO days by `item_id`; empty where nothing is delivered. */
  readonly days: Readonly<Record<string, string>>;
}

export interface DeliveryQuestion {
  readonly pincode: string;
  /** India when left out. */
  readonly countryId?: string;
  /** Paise to be paid for them in the end; the sum of their prices when left out. */
  readonly payableMinor?: number;
}

/** When each piece arrives, and whether it can be paid for at the door. Rejects with `ApiFailure`, `DELIVERY.PINCODE_INVALID` for a pincode that is none. */
export async function askDeliveries(
  parcels: readonly Parcel[],
  { pincode, countryId = 'IN', payableMinor }: DeliveryQuestion,
): Promise<Deliveries> {
  const items = parcels.map(({ product_id, sku, size, quantity, engraving }) => ({
    product_id,
    sku,
    quantity,
    ...(size && { size }),
    ...(engraving && { engraved: true }),
  }));
  const { items: dates, ...place } = await call(api, deliveryDates, {
    body: {
      pincode,
      country_id: countryId,
      items,
      ...(payableMinor !== undefined && { payable_paise: payableMinor }),
    },
  });
  return {
    ...place,
    days: Object.fromEntries(
      dates.map(({ delivery_date: day }, index) => [parcels[index]?.item_id ?? '', day]),
    ),
  };
}

/** The day the last piece arrives; `''` when none does. */
export const lastDay = (days: Deliveries['days']): string => Object.values(days).sort().at(-1) ?? '';
