import type { SearchedPage, SearchedTexts } from './sitemap.routes.ts';
import type { Module } from '../../module.ts';
import type { Catalogue, CompanionsOf } from './index.ts';
import { browserCatalogueRoutes, catalogueRoutes } from './catalogue.routes.ts';
import { certificateRoutes } from './certificate/certificate.routes.ts';
import type { MonthlyOfferToday } from './monthly-offer.ts';
import { firstAskedDay, type KeptAskedKinds } from './search/asked-kinds.ts';
import { dropAsked } from './search/asked-kinds.store.ts';
import { sizeRoutes } from './sizes/sizes.routes.ts';

declare module '../../dependencies.ts' {
  interface Dependencies {
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

export const catalogue: Module = {
  name: 'catalogue',
  routes: { api: [browserCatalogueRoutes, certificateRoutes, () => sizeRoutes], pages: [catalogueRoutes] },
  cleanup: (db, at) => dropAsked(db, firstAskedDay(at)),
};
