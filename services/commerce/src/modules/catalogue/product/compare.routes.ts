import { productCompare } from '@suvarna/contracts/catalogue';
import type { FastifyInstance } from 'fastify';
import { rowsOfProducts } from '../listing/rows-of-products.ts';
import { currencyOf } from '../../../platform/http/shape/currency.ts';
import { serve } from '../../../platform/http/serve.ts';
import { sendAnswer, type Answers } from '../answers.http.ts';

/** `product/compare/`: cards of designs known by their ids, in the order asked; gone ones are left out. */
export function compareRoutes(app: FastifyInstance, answer: Answers): void {
  serve(app, productCompare, (request, reply) => {
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
  });
}
