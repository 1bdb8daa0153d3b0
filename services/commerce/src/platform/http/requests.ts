import { takesBytes } from '@suvarna/contracts/endpoint';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../refusal.ts';
import { callerAddress } from './limits/caller-address.ts';
import type { Limits } from './limits/rate-limit.ts';

export function nameRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('X-Request-Id', request.id).header('X-Content-Type-Options', 'nosniff');
  });
  app.addHook('onResponse', async (request, reply) => {
    if (request.routeOptions.logLevel === 'silent') return;
    const fields = { req: request, res: reply, ms: Math.round(reply.elapsedTime * 10) / 10 };
    if (reply.statusCode >= 500) request.log.warn(fields, 'answered');
    else request.log.debug(fields, 'answered');
  });
}

/** Bodies are JSON and nothing else; a form or plain text could be sent by a foreign page. Only the return of a sign-in provider takes one. */
export function acceptJsonOnly(app: FastifyInstance): void {
  app.removeContentTypeParser(['text/plain']);
  app.addHook('preValidation', async (request) => {
    // What is read as bytes says its type where there are some, and may have none.
    const isJson = !takesBytes(request.routeOptions.config.access);
    if (isJson && request.method === 'POST' && request.headers['content-type'] === undefined)
      throw new Refusal('REQUEST.UNSUPPORTED_MEDIA_TYPE');
  });
}

export function limitEffects(app: FastifyInstance, limits: Limits): void {
  app.addHook('onRequest', async (request) => {
    // A provider reports many things at once and would have to send them again; agents are counted by platform.
    if (request.method === 'POST' && !takesBytes(request.routeOptions.config.access))
      await limits.countEffect(callerAddress(request));
  });
}
