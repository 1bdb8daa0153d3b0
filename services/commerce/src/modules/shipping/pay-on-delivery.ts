import type { PayOnDelivery } from '@suvarna/contracts/shipping';
import type { Currency } from '@suvarna/contracts/money';
import * as storefront from '@suvarna/contracts/storefront-constants';
import type { Service } from './service.ts';

/** Most that is paid at the door, in paise (domain rules §5.3). */
export const COD_MAX = storefront.COD_MAX * 100;

export interface PayableThere {
  /** `undefined` while no address was chosen. */
  readonly service: Service | undefined;
  readonly currency: Currency;
  /** Minor units of `currency`. */
  readonly payable: number;
}

/** Why nothing can be paid at the door, if it cannot: India only, up to ₹49,999, where the courier takes cash or cards (domain rules §2.5, §2.6). */
export function codFault({
  service,
  currency,
  payable,
}: PayableThere): PayOnDelivery['text_key'] | undefined {
  if (currency !== 'INR' || (service !== undefined && service.countryId !== 'IN')) return 'codIndiaOnlyText';
  if (payable > COD_MAX) return 'codLimitText';
  if (service === undefined || !(service.cod || service.ccod)) return 'codNotAvailableText';
  return undefined;
}

/** Whether it can be paid at the door, how or why not, and up to what amount: the one answer of product page, bag and payment. */
export function payOnDelivery(there: PayableThere): PayOnDelivery {
  const fault = codFault(there);
  return {
    possible: fault === undefined,
    text_key: fault ?? there.service?.textKey ?? 'codNotAvailableText',
    limit_paise: COD_MAX,
  };
}
