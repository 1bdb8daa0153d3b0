import { ownNamespace, textsOf, type Translate } from '@suvarna/i18n';
import type { Address } from '@suvarna/contracts/customers';
import type { Locale } from '@suvarna/contracts/locale';
import { oneLineAbroad } from '@suvarna/forms/one-line';
import en from './texts/en.json' with { type: 'json' };
import hi from './texts/hi.json' with { type: 'json' };

/** Texts of orders that are collected in a store; pages of other orders do without them. */
export const words = textsOf(ownNamespace('order-pickup'), { en, hi });

/** States and steps that have another name where the order is collected. */
const NAMED: readonly string[] = Object.keys(en).filter((key) => /^(?:state|ahead)\./.test(key));

/** What a state or a step ahead is called. @param t texts of orders that go to a door */
export function stepText(
  key: `state.${string}` | `ahead.${string}`,
  { t, locale, isPickup }: { readonly t: Translate; readonly locale: Locale; readonly isPickup: boolean },
): string {
  return isPickup && NAMED.includes(key) ? words(locale)(key) : t(`order.${key}`);
}

/** From where a piece goes back unless another address is chosen: from the door it came to, or by hand to the store. */
export function fetchedFrom(
  address: Address,
  { t, locale }: { readonly t: Translate; readonly locale: Locale },
): string {
  const line = { address: oneLineAbroad(address, locale) };
  return address.store_id === undefined ? t('pickup.of-order', line) : words(locale)('bring', line);
}
