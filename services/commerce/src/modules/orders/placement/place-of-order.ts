import type { Address } from '@suvarna/contracts/customers';
import type { PaymentMode } from '@suvarna/contracts/checkout';
import type { Currency } from '@suvarna/contracts/money';
import { Refusal } from '../../../platform/refusal.ts';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { findAddress } from '../../customers/index.ts';
import { codFault, type Service, serviceability } from '../../shipping/index.ts';
import { stateCodeOf, suitsCurrency } from '../../checkout/index.ts';
import type { Shopper } from '../../identity/index.ts';

/** Where an order goes, to whom it is billed, and what the store can do there. */
export interface PlaceOfOrder {
  readonly shipping: Address;
  readonly billing: Address;
  readonly service: Service;
  /** GST code of the state, `96` abroad. */
  readonly stateCode: string;
}

async function ownAddress(db: Database | Tx, owner: Shopper, addressId: string): Promise<Address> {
  const address = await findAddress(db, owner, addressId);
  if (address === undefined) throw new Refusal('ADDRESS.NOT_FOUND');
  return address;
}

/** @throws Refusal when an address is another's, or nothing is delivered there */
export async function placeOfOrder(
  db: Database | Tx,
  owner: Shopper,
  wanted: {
    readonly shippingId: string;
    readonly billingId: string | undefined;
    readonly currency: Currency;
  },
): Promise<PlaceOfOrder> {
  const shipping = await ownAddress(db, owner, wanted.shippingId);
  const billing =
    wanted.billingId === undefined || wanted.billingId === wanted.shippingId
      ? shipping
      : await ownAddress(db, owner, wanted.billingId);
  if (!suitsCurrency(shipping, wanted.currency)) throw new Refusal('CURRENCY.UNSUPPORTED');
  const service = await serviceability(db, { pincode: shipping.pincode, countryId: shipping.country_id });
  const stateCode = stateCodeOf(shipping);
  if (!service.serviceable || stateCode === undefined) throw new Refusal('DELIVERY.NOT_SERVICEABLE');
  return { shipping, billing, service, stateCode };
}

/** @throws Refusal when an order cannot be paid that way there */
export function assertPayable(
  mode: PaymentMode,
  modes: readonly PaymentMode[],
  at: { readonly service: Service; readonly currency: Currency; readonly payable: number },
): void {
  if (!modes.includes(mode) || (mode === 'cod' && codFault(at) !== undefined))
    throw new Refusal('PAYMENT.MODE_UNAVAILABLE');
}
