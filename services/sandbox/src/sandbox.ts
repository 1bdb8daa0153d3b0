import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash, timingSafeEqual } from 'node:crypto';
import type { Logger } from 'pino';
import type { Config } from './config.ts';

/** What every provider in the sandbox is made with. */
export interface Sandbox {
  readonly config: Config;
  readonly log: Logger;
  /** Lets a request of the store through: HTTP Basic with key id and secret. Use it as `onRequest`. */
  readonly requireKey: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
}

/** Compares in the same time however much is equal. */
export function sameSecret(given: string, expected: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}

export function createSandbox(config: Config, log: Logger): Sandbox {
  const expected = `Basic ${Buffer.from(`${config.keyId}:${config.keySecret}`).toString('base64')}`;
  return {
    config,
    log,
    requireKey: async (request, reply) => {
      if (sameSecret(request.headers.authorization ?? '', expected)) return;
      await reply
        .code(401)
        .header('WWW-Authenticate', 'Basic realm="sandbox"')
        .send({ error: { code: 'BAD_REQUEST_ERROR', description: 'Authentication failed' } });
    },
  };
}
