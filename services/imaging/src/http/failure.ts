import type { ErrorCode, ErrorEnvelope } from '@suvarna/contracts/errors';
import type { FastifyReply } from 'fastify';

/** A refusal in the envelope all calls of the store share. */
export function fail(reply: FastifyReply, status: number, code: ErrorCode, message: string): FastifyReply {
  const body: ErrorEnvelope = { status_code: status, error: true, code, msg: message, message, data: null };
  return reply.code(status).header('Cache-Control', 'no-store').type('application/json; charset=utf-8').send(JSON.stringify(body));
}
