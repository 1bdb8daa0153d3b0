import { oldGoldQuote } from '@suvarna/contracts/exchange';
import type { FastifyPluginAsync } from 'fastify';
import type { Needs } from './needs.ts';
import { envelope } from '../../platform/http/shape/envelope.ts';
import { serve } from '../../platform/http/serve.ts';
import { quoteOldGold } from './quotes/quote-gold.ts';

/** What old gold is worth today: of no customer, so that the page of it is made from it, too. */
export function oldGoldQuoteRoutes({ pool, clock, config }: Needs): FastifyPluginAsync {
  return async (app) => {
    serve(app, oldGoldQuote, async (request) =>
      envelope(await quoteOldGold({ pool, secret: config.sessionSecret, at: clock() }, request.query)),
    );
  };
}
