import { defineModule } from '../../module.ts';
import { NEEDS } from './needs.ts';
import { provide } from '../../provide.ts';
import { courierApi } from './courier/courier-api.ts';
import type { Courier } from './courier/courier.ts';
import { settings } from './courier/courier-settings.ts';
import { sendPickups } from './courier/send-pickups.ts';
import { mergeGuestPincode } from './shopper-pincode.ts';
import { shippingRoutes } from './shipping.routes.ts';
import { shippingData } from './personal-data.ts';

declare module '../../dependencies.ts' {
  interface Dependencies {
    /** Who fetches what is sent back; `null` where it is arranged by telephone. */
    readonly courier: Courier | null;
  }
}

export const shipping = defineModule({
  name: 'shipping',
  needs: NEEDS,
  provides: {
    courier: provide(['config'], ({ config }) => config.courier && courierApi(config.courier)),
  },
  personalData: shippingData,
  routes: { api: [shippingRoutes] },
  settings,
  jobs: [
    {
      name: 'shipping.pickups',
      cron: '* * * * *',
      againAfterSeconds: 10,
      run: async (context) => {
        await sendPickups(context);
      },
    },
  ],
  guestMerge: { merge: mergeGuestPincode },
});
