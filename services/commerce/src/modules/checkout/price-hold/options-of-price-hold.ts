import type { PaymentMode, PaymentOptions } from '@suvarna/contracts/checkout';
import type { Database } from '../../../platform/database/database.ts';
import { findAddress } from '../../customers/index.ts';
import { serviceability } from '../../shipping/index.ts';
import type { CheckoutContext } from '../checkout-context.ts';
import type { GrantedModes } from '../buyer/granted-mode.ts';
import { paymentOptions } from '../buyer/payment-options.ts';
import { standingPriceHold } from './standing-price-hold.ts';

/** The ways to pay for a promised price, where it is to be delivered. @throws Refusal for a lock that is over or another's */
export async function optionsOfPriceHold(
  db: Database,
  context: CheckoutContext,
  ways: { readonly modes: readonly PaymentMode[]; readonly grantedModes: GrantedModes },
  lockId: string,
): Promise<PaymentOptions> {
  const lock = await standingPriceHold(db, context, lockId);
  const address =
    lock.address_id === null ? undefined : await findAddress(db, context.owner, lock.address_id);
  const service =
    address && (await serviceability(db, { pincode: address.pincode, countryId: address.country_id }));
  return {
    lock_id: lock.id,
    options: await paymentOptions(db, {
      ...ways,
      there: { service, currency: lock.currency, payable: lock.payable },
      about: {
        owner: context.owner,
        currency: lock.currency,
        payable: lock.payable,
        items: lock.quote.items,
        at: context.at,
      },
    }),
    total_payable_paise: lock.payable,
    currency: lock.currency,
    rate_version: lock.rate_version,
  };
}
