import { KARATS, productSolitaires } from '@suvarna/contracts/catalogue';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../../platform/refusal.ts';
import { currencyOf } from '../../../platform/http/shape/currency.ts';
import { lookerOf } from '../../../platform/http/shown-to.ts';
import { serve } from '../../../platform/http/serve.ts';
import type { PictureOrders } from '../../imagery/index.ts';
import { sendAnswer, type Answers } from '../answers.http.ts';
import { solitairesJson } from './solitaires.ts';

/** `product/solitaires/`: what the builder of solitaires chooses from. */
export function solitaireRoutes(app: FastifyInstance, answer: Answers, pictures: PictureOrders): void {
  serve(app, productSolitaires, (request, reply) => {
    const { query } = request;
    const currency = currencyOf(request);
    if (query.karat !== undefined && !(KARATS as readonly number[]).includes(query.karat))
      throw new Refusal('REQUEST.INVALID', { fields: { '/karat': 'is no karat of ours' } });
    const asked = Object.entries(query).toSorted(([a], [b]) => (a < b ? -1 : 1));
    return sendAnswer(
      request,
      reply,
      answer(`solitaires ${JSON.stringify(asked)} ${currency}`, (snapshot) => {
        const json = solitairesJson(snapshot, query, currency, (templates) =>
          pictures.expect(templates, lookerOf(request)),
        );
        if (json === undefined) throw new Refusal('REQUEST.NOT_FOUND', { message: 'There is no such page.' });
        return json;
      }),
    );
  });
}
