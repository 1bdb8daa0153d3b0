import { defineModule } from '../../module.ts';
import { NEEDS } from './needs.ts';
import { provide } from '../../provide.ts';
import { goldApi } from './gold/gold-api.ts';
import { staffExchangeRoutes } from './exchange/exchange.routes.ts';
import { settings } from './gold/gold-feed-settings.ts';
import type { GoldFeed } from './gold/gold-feed.ts';
import { measureRates } from './gold/gold-rate.metrics.ts';
import { staffGoldRateRoutes } from './gold/gold-rate.routes.ts';
import { watchRate } from './gold/watch-rate.ts';
import { takeRateOfToday } from './gold/take-rates.ts';

declare module '../../dependencies.ts' {
  interface Dependencies {
    /** The feed that tells the market's rate of gold; `null` where rates are published by hand alone. */
    readonly goldFeed: GoldFeed | null;
  }
}

export const pricing = defineModule({
  name: 'pricing',
  needs: NEEDS,
  provides: {
    goldFeed: provide(['config'], ({ config }) => config.goldFeed && goldApi(config.goldFeed)),
  },
  routes: { staff: [staffExchangeRoutes, staffGoldRateRoutes] },
  jobs: [
    {
      // From half past ten, when rates are published on working days (domain rules §2.2), until one is in.
      name: 'rates.take',
      cron: '*/15 10-13 * * 1-6',
      run: async (context) => {
        await takeRateOfToday(context, context.clock());
      },
    },
    {
      // Right after the hour from which shoppers read that the rate is not of today.
      name: 'rates.watch',
      cron: '5 14 * * 1-6',
      run: ({ db, clock }) => watchRate(db, clock()),
    },
  ],
  settings,
  metrics: measureRates,
});
