import { defineModule } from '../../module.ts';
import { NEEDS } from './needs.ts';
import { provide } from '../../provide.ts';
import type { ViewBag } from '../bag/index.ts';
import { viewBag } from './quote/bag-view.ts';
import { createGrantedModes } from './buyer/granted-mode.ts';
import { checkoutContext } from './price-hold/requote.http.ts';
import type { GrantedMode, GrantedModes, ShopperOrders } from './index.ts';
import { guestMerge } from './guest-merge.ts';
import { checkoutRoutes } from './checkout.routes.ts';
import { dropExpiredPriceHolds } from './price-hold/expired-price-holds.ts';
import { checkoutData } from './personal-data.ts';

declare module '../../dependencies.ts' {
  interface Dependencies {
    /** What checkout has to know of a shopper's orders. */
    readonly shopperOrders: ShopperOrders;
    /** Ways to pay that have to be granted. */
    readonly grantedModes: GrantedModes;
  }
}

declare module '../../module.ts' {
  interface Module {
    /** Ways to pay that it grants. */
    readonly grantedModes?: readonly GrantedMode[];
  }
}

export const checkout = defineModule({
  name: 'checkout',
  needs: NEEDS,
  provides: {
    grantedModes: provide(['modules'], ({ modules }) =>
      createGrantedModes(modules.flatMap((module) => module.grantedModes ?? [])),
    ),
    viewBag: provide(
      ['config', 'catalogue', 'clock', 'shopperOrders', 'tenders'],
      (pricer): ViewBag =>
        (where, who, lines) =>
          viewBag(where, checkoutContext(pricer, who), lines),
    ),
  },
  personalData: checkoutData,
  routes: { api: [checkoutRoutes] },
  cleanup: dropExpiredPriceHolds,
  guestMerge,
});
