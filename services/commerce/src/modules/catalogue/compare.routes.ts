import { ProductRail } from '@suvarna/contracts/api/catalogue';
import type { FastifyInstance } from 'fastify';
import { Type, type Static } from 'typebox';
import { rowsOfProducts } from './rows-of-products.ts';
import { currencyOf } from '../../platform/http/currency.ts';
import { answers } from '../../platform/http/envelope.ts';
import { sendAnswer, type Answers } from './answers.http.ts';

const CompareCall = Type.Object(
  {
    /** Comma-separated, at most twelve. */
    product_ids: Type.String({ pattern: '^[1-9][0-9]{0,8}(,[1-9][0-9]{0,8}){0,11}$' }),
  },
  { additionalProperties: false },
);

/** `product/compare/`: cards of designs known by their ids, in the order asked; gone ones are left out. */
export function compareRoutes(app: FastifyInstance, answer: Answers): void {
  app.get<{ Querystring: Static<typeof CompareCall> }>(
    '/product/compare/',
    {
      config: { access: 'public' },
      schema: {
        tags: ['catalogue'],
        summary: 'Cards of designs known by their ids',
        querystring: CompareCall,
        response: answers(ProductRail),
      },
    },
    (request, reply) => {
      const { product_ids } = request.query;
      const currency = currencyOf(request);
      return sendAnswer(
        request,
        reply,
        answer(
          `compare ${product_ids} ${currency}`,
          (snapshot) =>
            `{"results":${snapshot.cardsJson(rowsOfProducts(snapshot.index, product_ids.split(',').map(Number)), currency)}}`,
        ),
      );
    },
  );
}
