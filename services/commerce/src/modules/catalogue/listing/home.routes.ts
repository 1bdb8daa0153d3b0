import { homeContent } from '@suvarna/contracts/catalogue';
import type { FastifyInstance } from 'fastify';
import { homeContentJson } from './home-content.ts';
import { currencyOf } from '../../../platform/http/shape/currency.ts';
import { serve } from '../../../platform/http/serve.ts';
import { sendAnswer, type Answers } from '../answers.http.ts';

/** `content/home/`: everything the home page shows, so that it is one round trip on a phone too. */
export function homeRoutes(app: FastifyInstance, answer: Answers): void {
  serve(app, homeContent, (request, reply) => {
    const currency = currencyOf(request);
    return sendAnswer(
      request,
      reply,
      answer(`home ${currency}`, (snapshot) => homeContentJson(snapshot, currency)),
    );
  });
}
