import type { ErrorCode, ErrorEnvelope } from '@suvarna/contracts/call';
import type { FastifyReply } from 'fastify';

/** A refusal in the envelope all calls of the store share. Of an address that cannot be read no hook hears, so it says itself that it is no other type. */
export function fail(reply: FastifyReply, status: number, code: ErrorCode, message: string): FastifyReply {
  const body: ErrorEnvelope = { status_code: status, error: true, code, msg: message, message, data: null };
  return reply
    .code(status)
    .header('Cache-Control', 'no-store')
    .header('X-Content-Type-Options', 'nosniff')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body));
}
