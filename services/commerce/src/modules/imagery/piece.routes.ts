import { drawingOrder, pieceOfDesign } from '@suvarna/contracts/catalogue';
import type { FastifyPluginAsync } from 'fastify';
import { Refusal, unavailable } from '../../platform/refusal.ts';
import type { Needs } from './needs.ts';
import { pieceOf } from './piece-of.ts';
import { serve } from '../../platform/http/serve.ts';

/** What the image service draws from. */
export function pieceRoutes({ catalogue }: Needs): FastifyPluginAsync {
  return async (app) => {
    serve(app, pieceOfDesign, async (request) => {
      const snapshot = catalogue.snapshot();
      if (!snapshot) throw unavailable();
      const design = snapshot.byId.get(request.params.product_id);
      if (!design) throw new Refusal('CATALOGUE.PRODUCT_NOT_FOUND', { message: 'There is no such product.' });
      return {
        design_code: design.design_code,
        karat: design.default_karat,
        colours: design.colours,
        piece: pieceOf(design),
      };
    });
    serve(app, drawingOrder, async () => {
      const snapshot = catalogue.snapshot();
      if (!snapshot) throw unavailable();
      return {
        designs: snapshot.index.rows.map(({ design: { product_id, default_colour: colour } }) => ({
          product_id,
          colour,
        })),
      };
    });
  };
}
