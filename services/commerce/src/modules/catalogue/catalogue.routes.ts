import type { FastifyPluginAsync } from 'fastify';
import type { Needs } from './needs.ts';
import { createAnswers } from './answers.http.ts';
import { codePriceRoutes } from './product/code-prices.routes.ts';
import { compareRoutes } from './product/compare.routes.ts';
import { goldRateRoutes } from './prices/gold-rate.routes.ts';
import { homeRoutes } from './listing/home.routes.ts';
import { listingRoutes } from './listing/listing.routes.ts';
import { priceHistoryRoutes } from './prices/price-history.routes.ts';
import { productDelivery } from './product/product-delivery.ts';
import { productRoutes } from './product/product.routes.ts';
import { recommendedRoutes } from './product/recommended.routes.ts';
import { searchRoutes } from './search/search.routes.ts';
import { solitaireRoutes } from './product/solitaire.routes.ts';
import { sitemapRoutes } from './listing/sitemap.routes.ts';

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
