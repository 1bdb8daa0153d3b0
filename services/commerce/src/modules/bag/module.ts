import { defineModule } from '../../module.ts';
import { NEEDS } from './needs.ts';
import { provide } from '../../provide.ts';
import { mergeGuestThrough } from '../../merge-guest.ts';
import type { ViewBag } from './index.ts';
import { guestMerge } from './guest-merge.ts';
import { bagRoutes } from './bag.routes.ts';
import { mergeRoutes } from './merge.routes.ts';
import { bagData } from './personal-data.ts';

declare module '../../dependencies.ts' {
  interface Dependencies {
    /** The bag as it is shown, priced. */
    readonly viewBag: ViewBag;
  }
}

export const bag = defineModule({
  name: 'bag',
  needs: NEEDS,
  provides: {
    mergeGuest: provide(['modules', 'catalogue', 'config'], ({ modules, catalogue, config }) =>
      mergeGuestThrough(modules, {
        priceOf: catalogue.priceOf,
        priceHoldSecret: config.sessionSecret,
      }),
    ),
  },
  personalData: bagData,
  routes: { api: [bagRoutes, mergeRoutes] },
  guestMerge,
});
