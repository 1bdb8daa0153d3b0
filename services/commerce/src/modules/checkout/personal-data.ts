import type { PersonalData } from '../../module.ts';

export const checkoutData: PersonalData = {
  exported: [],
  notExported: {
    price_holds: 'a price promised for thirty minutes; what came of it is told with its order',
    coupon_uses: 'counts of coupons; the code is told with its order',
  },
};
