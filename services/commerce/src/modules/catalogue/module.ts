import type { SearchedPage, SearchedTexts } from './listing/sitemap.routes.ts';
import { listen } from '@suvarna/database/listen';
import { ROLE, SCHEMA } from '../../platform/database/migrations.ts';
import { defineModule } from '../../module.ts';
import { NEEDS } from './needs.ts';
import { provide } from '../../provide.ts';
import type { SoldPieces } from './designs/bestsellers.ts';
import { openCatalogue } from './snapshot/open-catalogue.ts';
import type { RatingsSince } from './designs/rating.ts';
import type { Catalogue, CompanionsOf } from './index.ts';
import { catalogueRoutes } from './catalogue.routes.ts';
import { certificateRoutes } from './certificate/certificate.routes.ts';
import type { MonthlyOfferToday } from './designs/monthly-offer.ts';
import { firstAskedDay, type KeptAskedKinds, openAskedKinds } from './search/asked/asked-kinds.ts';
import { dropAsked } from './search/asked/asked-kinds.store.ts';
import { sizeRoutes } from './sizes/sizes.routes.ts';

declare module '../../dependencies.ts' {
  interface Dependencies {
    /** What shoppers said of designs, since they were read. */
    readonly ratingsSince: RatingsSince;
    /** What sold lately. */
    readonly soldPieces: SoldPieces;
    /** The version of the texts that people edit. */
    readonly textsNow: () => Promise<string>;
    readonly catalogue: Catalogue;
    readonly monthlyOffer: MonthlyOfferToday;
    readonly companions: CompanionsOf;
    /** One for all listeners of a process: pages and calls are searched by the same people. */
    readonly askedKinds: KeptAskedKinds;
    /** Pages beside the catalogue that people search for. */
    readonly searched: readonly SearchedPage[];
    /** Texts that people edit and search for. */
    readonly searchedTexts: () => Promise<SearchedTexts>;
  }
}

declare module '../../module.ts' {
  interface Module {
    /** Its pages that people search for, for the sitemap. */
    readonly searched?: readonly SearchedPage[];
  }
}

export const catalogue = defineModule({
  name: 'catalogue',
  needs: NEEDS,
  provides: {
    catalogue: provide(
      ['pagePool', 'log', 'clock', 'ratingsSince', 'soldPieces', 'textsNow', 'config'],
      ({ pagePool: pool, config, ...needs }) =>
        openCatalogue({
          pool,
          ...needs,
          isBehind: config.role === 'jobs',
          onPrices: (onHeard) =>
            listen({
              url: config.database.directUrl,
              schema: SCHEMA,
              role: ROLE,
              name: 'commerce-prices',
              channel: 'commerce_prices',
              onHeard,
              onTrouble: (err) => needs.log.warn({ err }, 'announcements of prices are not heard'),
            }),
        }),
      (opened) => opened.close(),
    ),
    askedKinds: provide(
      ['pagesDb', 'clock', 'log'],
      ({ pagesDb: db, clock, log }) => openAskedKinds({ db, clock, log }),
      (opened) => opened.close(),
    ),
    searched: provide(['modules'], ({ modules }) => modules.flatMap((module) => module.searched ?? [])),
  },
  isReady: ({ catalogue: opened }) => opened.isLoaded(),
  routes: { api: [catalogueRoutes, certificateRoutes, () => sizeRoutes], pages: [catalogueRoutes] },
  cleanup: (db, at) => dropAsked(db, firstAskedDay(at)),
});
