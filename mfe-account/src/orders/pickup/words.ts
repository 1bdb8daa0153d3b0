import type { Translate } from '@suvarna/i18n';
import type { Address } from '@suvarna/contracts/customers';
import type { Locale } from '@suvarna/contracts/locale';
import { oneLineAbroad } from '@suvarna/forms/one-line';
import { orderPickupTexts, texts } from '#texts/order-pickup';

/** States and steps that have another name where the order is collected. */
const NAMED: readonly string[] = Object.keys(texts.en).filter((key) => /^(?:state|ahead)\./.test(key));

/** What a state or a step ahead is called. @param t texts of orders that go to a door */
export function stepText(
  key: `state.${string}` | `ahead.${string}`,
  { t, locale, isPickup }: { readonly t: Translate; readonly locale: Locale; readonly isPickup: boolean },
): string {
  return isPickup && NAMED.includes(key) ? orderPickupTexts(locale)(key) : t(`order.${key}`);
}

/** From where a piece goes back unless another address is chosen: from the door it came to, or by hand to the store. */
export function fetchedFrom(
  address: Address,
  { t, locale }: { readonly t: Translate; readonly locale: Locale },
): string {
  const line = { address: oneLineAbroad(address, locale) };
  return address.store_id === undefined
    ? t('pickup.of-order', line)
    : orderPickupTexts(locale)('bring', line);
}
