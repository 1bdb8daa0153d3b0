import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Needs } from '../needs.ts';
import { signAnswer } from '../signatures/sign.ts';
import type { ReceivedRequest } from '../signatures/verify.ts';

/** More is asked by nobody (64 kB, as everywhere in the store). */
const BODY_LIMIT = 64 * 1024;

/** In a plugin of its own: no other route is handed raw bytes, and a signature is of these. */
export function takeBytes(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer', bodyLimit: BODY_LIMIT },
    (_request, body, done) => done(null, body),
  );
}

/** A request as its sender signed it. A header that came twice is what both say, as RFC 9110 reads it. */
export function receivedOf({ config }: Needs, request: FastifyRequest): ReceivedRequest {
  const headers = Object.entries(request.headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, Array.isArray(value) ? value.join(', ') : value]],
  );
  return {
    method: request.method,
    url: `${config.shopOrigin}${request.url}`,
    headers: Object.fromEntries(headers) as Record<string, string>,
    body: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
  };
}

/** @param type of the bytes, which are signed with it */
export async function sendBytes(
  { config, clock }: Needs,
  reply: FastifyReply,
  { status, body, type = 'application/json' }: { status: number; body: Buffer; type?: string },
): Promise<FastifyReply> {
  const keys = config.agents?.keys ?? null;
  const signed = keys === null ? {} : await signAnswer(keys, { status, body, type }, clock());
  return reply
    .code(status)
    .headers({ ...signed, 'content-type': type, 'cache-control': 'no-store' })
    .send(body);
}
