import type { FastifyPluginAsync } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { createAnswers } from './answers.http.ts';
import { compareRoutes } from './compare.routes.ts';
import { goldRateRoutes } from './gold-rate.routes.ts';
import { homeRoutes } from './home.routes.ts';
import { listingRoutes } from './listing.routes.ts';
import { productDelivery } from './product-delivery.ts';
import { productRoutes } from './product.routes.ts';
import { searchRoutes } from './search.routes.ts';
import { sitemapRoutes } from './sitemap.routes.ts';

/** Routes under `/api/` that answer from the catalogue. */
export function catalogueRoutes(deps: Dependencies): FastifyPluginAsync {
  const answer = createAnswers(deps.catalogue);
  return async (app) => {
    homeRoutes(app, answer);
    listingRoutes(app, answer, deps.pictures);
    searchRoutes(app, answer);
    productRoutes(app, answer, {
      catalogue: deps.catalogue,
      deliver: productDelivery(deps),
      pictures: deps.pictures,
    });
    compareRoutes(app, answer);
    sitemapRoutes(app, answer);
    goldRateRoutes(app, deps);
  };
}
