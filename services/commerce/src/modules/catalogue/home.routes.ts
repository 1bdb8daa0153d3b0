import { HomeContent } from '@suvarna/contracts/api/content';
import type { FastifyInstance } from 'fastify';
import { homeContentJson } from './home-content.ts';
import { currencyOf } from '../../platform/http/currency.ts';
import { answers } from '../../platform/http/envelope.ts';
import { sendAnswer, type Answers } from './answers.http.ts';

/** `content/home/`: everything the home page shows, so that it is one round trip on a phone too. */
export function homeRoutes(app: FastifyInstance, answer: Answers): void {
  app.get(
    '/content/home/',
    {
      config: { access: 'public' },
      schema: { tags: ['content'], summary: 'The designs of the home page', response: answers(HomeContent) },
    },
    (request, reply) => {
      const currency = currencyOf(request);
      return sendAnswer(
        request,
        reply,
        answer(`home ${currency}`, (snapshot) => homeContentJson(snapshot, currency)),
      );
    },
  );
}
