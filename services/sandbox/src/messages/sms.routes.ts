import type { FastifyPluginAsync } from 'fastify';
import type { Sandbox } from '../sandbox.ts';
import type { MessageOutbox } from './outbox.ts';

interface SmsBody {
  readonly id: string;
  readonly to: string;
  readonly text: string;
}

const body = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'to', 'text'],
  properties: {
    id: { type: 'string', minLength: 1, maxLength: 80 },
    to: { type: 'string', pattern: '^\\+\\d{6,18}$' },
    text: { type: 'string', minLength: 1, maxLength: 1_600 },
  },
} as const;
const query = {
  type: 'object',
  additionalProperties: false,
  properties: { to: { type: 'string', maxLength: 254 } },
} as const;

/** An SMS provider, and what was sent as JSON, for tests. */
export function smsRoutes({ requireKey }: Sandbox, outbox: MessageOutbox): FastifyPluginAsync {
  return async (app) => {
    app.post<{ Body: SmsBody }>(
      '/sms',
      { onRequest: requireKey, schema: { body } },
      async (request, reply) => {
        outbox.put({ channel: 'sms', ...request.body, subject: '', at: new Date().toISOString() });
        return reply.code(202).send({ id: request.body.id, state: 'accepted' });
      },
    );
    app.get<{ Querystring: { to?: string } }>(
      '/sent',
      { schema: { querystring: query } },
      async (request, reply) =>
        reply
          .header('Cache-Control', 'no-store')
          .send({ messages: outbox.list(request.query.to), repeats: outbox.repeats() }),
    );
  };
}
