/** What kind of page an address is, as far as prompts care (specification §2; precedence: domain rules §2.14 row 16). */
import { splitLocale } from '@suvarna/contracts/locale';

/** `busy`: the shopper is about to pay, to sign in, to find something, or to see what became of an order; nothing asks there (decision 13). */
export type Place = 'home' | 'jewellery' | 'product' | 'busy' | 'other';

const BUSY =
  /checkout|address|payment|orderstats|^\/golden-bounty\/enrol(?:\/|$)|^\/bag(?:\/|$)|^\/sign-in(?:\/|$)|^\/jewellery\/search(?:\/|$)/;

/** @param pathname as in the address bar, with its language prefix */
export function placeOf(pathname: string): Place {
  const { path } = splitLocale(pathname);
  if (path.includes('_product_')) return 'product';
  if (BUSY.test(path)) return 'busy';
  if (path.includes('/jewellery')) return 'jewellery';
  return path === '/' ? 'home' : 'other';
}

/** Home, jewellery and product pages show what a pincode would tell more about. */
export const showsJewellery = (place: Place): boolean =>
  place === 'home' || place === 'jewellery' || place === 'product';
