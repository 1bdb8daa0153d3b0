import type { FastifyPluginAsync } from 'fastify';
import type { Needs } from './needs.ts';
import { createAnswers } from './answers.http.ts';
import { codePriceRoutes } from './code-prices.routes.ts';
import { compareRoutes } from './compare.routes.ts';
import { goldRateRoutes } from './gold-rate.routes.ts';
import { homeRoutes } from './home.routes.ts';
import { listingRoutes } from './listing.routes.ts';
import { priceHistoryRoutes } from './price-history.routes.ts';
import { productDelivery } from './product-delivery.ts';
import { productRoutes } from './product.routes.ts';
import { recommendedRoutes } from './recommended.routes.ts';
import { searchRoutes } from './search/search.routes.ts';
import { solitaireRoutes } from './solitaire.routes.ts';
import { sitemapRoutes } from './sitemap.routes.ts';

/** Routes under `/api/` that answer from the catalogue, for browsers and for composers, who ask for everybody. */
export function catalogueRoutes(deps: Needs): FastifyPluginAsync {
  const answer = createAnswers(deps.catalogue);
  return async (app) => {
    homeRoutes(app, answer);
    listingRoutes(app, answer, deps.pictures);
    searchRoutes(app, answer, deps.askedKinds);
    const { catalogue, monthlyOffer, pictures } = deps;
    const { contact } = deps.config;
    const deliver = productDelivery(deps);
    productRoutes(app, answer, { catalogue, deliver, pictures, monthlyOffer, contact });
    codePriceRoutes(app, answer, { catalogue, deliver });
    recommendedRoutes(app, answer, { catalogue, companions: deps.companions });
    compareRoutes(app, answer);
    solitaireRoutes(app, answer, deps.pictures);
    sitemapRoutes(app, answer, deps);
    goldRateRoutes(app, deps);
    priceHistoryRoutes(app, deps);
  };
}
