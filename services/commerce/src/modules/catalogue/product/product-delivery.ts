import { deliveryDate, type ProductDelivery } from '@suvarna/contracts/shipping';
import { isDatabaseOutage } from '@suvarna/database/outage';
import type { Dependencies } from '../../../dependencies.ts';
import { availabilityOf, type ChosenOptions, type Design } from '../../designs/index.ts';
import { type Service, serviceability, serviceAnswer } from '../../shipping/index.ts';

/** When one piece of a choice arrives at a place, and whether its price, in paise, can be paid there. */
type DeliverThere = (design: Design, options: ChosenOptions, price: number) => ProductDelivery;

/** An Indian pincode, looked up once for all pieces that are asked about; `undefined` while it cannot be told. */
export type Deliver = (pincode: string) => Promise<DeliverThere | undefined>;

/**
 * The catalogue is shown from memory, so a product without the table of pincodes is shown without
 * its day of delivery rather than not at all.
 */
export function productDelivery({
  db,
  database,
  clock,
  log,
}: Pick<Dependencies, 'db' | 'database' | 'clock' | 'log'>): Deliver {
  async function find(pincode: string): Promise<Service | undefined> {
    if (database.isDown()) return undefined;
    try {
      return await serviceability(db, { pincode, countryId: 'IN' });
    } catch (error) {
      if (!isDatabaseOutage(error)) throw error;
      log.warn({ err: error }, 'a product is shown without its day of delivery');
      return undefined;
    }
  }

  return async (pincode) => {
    const service = await find(pincode);
    if (service === undefined) return undefined;
    return (design, options, price) => deliveryOf(service, design, options, price, clock());
  };
}

function deliveryOf(
  service: Service,
  design: Design,
  options: ChosenOptions,
  price: number,
  at: Date,
): ProductDelivery {
  const { available, made_to_order, stock, lead_days } = availabilityOf(design, options);
  const promise = deliveryDate(service, {
    stock: made_to_order ? 'made-to-order' : stock,
    leadDays: lead_days,
    quantity: 1,
    at,
  });
  const promised = service.serviceable && available;
  return {
    ...serviceAnswer(service, price),
    promise: promised
      ? { dispatch_date: promise.dispatch, delivery_date: promise.delivery, tier: promise.tier }
      : null,
  };
}
