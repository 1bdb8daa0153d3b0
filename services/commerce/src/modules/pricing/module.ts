import type { Module } from '../../module.ts';
import { staffExchangeRoutes } from './exchange.routes.ts';
import { settings } from './gold-feed-settings.ts';
import type { GoldFeed } from './gold-feed.ts';
import { staffGoldRateRoutes } from './gold-rate.routes.ts';
import { takeRates } from './take-rates.ts';

declare module '../../dependencies.ts' {
  interface Dependencies {
    /** Whoever tells the market's rate of gold; `null` where rates are published by hand alone. */
    readonly goldFeed: GoldFeed | null;
  }
}

export const pricing: Module = {
  name: 'pricing',
  routes: { staff: [staffExchangeRoutes, staffGoldRateRoutes] },
  jobs: [
    {
      // The hour at which rates are published on working days (domain rules §2.2).
      name: 'rates.take',
      cron: '30 10 * * 1-6',
      run: async (context) => {
        await takeRates(context, context.clock());
      },
    },
  ],
  settings,
};
