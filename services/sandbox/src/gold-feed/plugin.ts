import type { FastifyPluginAsync } from 'fastify';
import type { Sandbox } from '../sandbox.ts';

interface Feed {
  /** Rupees for a gram of fine gold; `null`: the feed says nothing. */
  readonly price_gram_24k: number | null;
  /** Seconds the answer is behind the clock; below zero, ahead of it. */
  readonly age_seconds: number;
  /** What it answers with instead of a rate. */
  readonly status: number;
}

const SILENT: Feed = { price_gram_24k: null, age_seconds: 0, status: 200 };
const feedBody = {
  type: 'object',
  additionalProperties: false,
  properties: {
    price_gram_24k: { type: ['number', 'null'], exclusiveMinimum: 0, maximum: 10_000_000 },
    age_seconds: { type: 'integer', minimum: -86_400, maximum: 31_536_000 },
    status: { type: 'integer', minimum: 200, maximum: 599 },
  },
};

/**
 * A feed of the gold market, as GoldAPI speaks: silent until it is told a rate under `/control/gold-feed`,
 * so that no price of a store that is tried out moves by itself. It can be late, ahead, absurd or away.
 */
export function goldFeedRoutes({ config, requireKey }: Sandbox): FastifyPluginAsync {
  let feed = SILENT;
  return async (app) => {
    app.get('/gold-feed/api/XAU/INR', (request, reply) => {
      if (request.headers['x-access-token'] !== config.keySecret)
        return reply.code(403).send({ error: 'Invalid API Key' });
      const { price_gram_24k: rate, age_seconds: age, status } = feed;
      if (status !== 200) return reply.code(status).send({ error: 'The feed is away' });
      if (rate === null) return reply.code(404).send({ error: 'No data available' });
      return reply.send({
        timestamp: Math.floor(Date.now() / 1_000) - age,
        metal: 'XAU',
        currency: 'INR',
        price_gram_24k: rate,
      });
    });
    /** What is left out is as it was at the start. */
    app.post<{ Body: Partial<Feed> }>(
      '/control/gold-feed',
      { onRequest: requireKey, schema: { body: feedBody } },
      (request, reply) => {
        feed = { ...SILENT, ...request.body };
        return reply.send(feed);
      },
    );
  };
}
