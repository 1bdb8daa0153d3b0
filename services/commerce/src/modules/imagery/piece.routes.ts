import type { FastifyPluginAsync } from 'fastify';
import { Type, type Static } from 'typebox';
import type { Dependencies } from '../../dependencies.ts';
import { pieceOf } from './piece-of.ts';
import { Refusal, unavailable } from '../../platform/http/refusal.ts';

const PieceParams = Type.Object(
  { product_id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) },
  { additionalProperties: false },
);

/** What the image service draws from. */
export function pieceRoutes({ catalogue }: Dependencies): FastifyPluginAsync {
  return async (app) => {
    app.get<{ Params: Static<typeof PieceParams> }>(
      '/pieces/:product_id',
      {
        config: { access: 'operations' },
        schema: { hide: true, params: PieceParams },
      },
      async (request) => {
        const snapshot = catalogue.snapshot();
        if (!snapshot) throw unavailable();
        const design = snapshot.byId.get(request.params.product_id);
        if (!design) throw new Refusal(404, 'CATALOGUE.PRODUCT_NOT_FOUND', 'There is no such product.');
        return {
          design_code: design.design_code,
          karat: design.default_karat,
          colours: design.colours,
          piece: pieceOf(design),
        };
      },
    );
  };
}
