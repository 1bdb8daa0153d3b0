import type { ErrorCode, ErrorEnvelope } from '@suvarna/contracts/call';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isConnectionLost, isDatabaseOutage, isDeadlock } from '@suvarna/database/outage';
import { busy, Refusal, unavailable } from '../refusal.ts';
import { AlteredRow } from '../database/altered-row.ts';
import { Busy } from '../busy.ts';
import { saidBy } from './observe/said-error.ts';

/** What the framework refuses before a handler runs, in our words. */
const FRAMEWORK: Readonly<Record<string, readonly [number, ErrorCode, string]>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [
    415,
    'REQUEST.UNSUPPORTED_MEDIA_TYPE',
    'Send JSON with the header Content-Type: application/json.',
  ],
  FST_ERR_CTP_BODY_TOO_LARGE: [413, 'REQUEST.TOO_LARGE', 'The request is too large.'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [400, 'REQUEST.INVALID', 'The request is not complete.'],
  FST_ERR_CTP_EMPTY_JSON_BODY: [400, 'REQUEST.INVALID', 'The request has no body.'],
  FST_ERR_CTP_INVALID_JSON_BODY: [400, 'REQUEST.INVALID', 'The request is not JSON.'],
  FST_ERR_BAD_URL: [400, 'REQUEST.INVALID', 'The address is not readable.'],
  FST_ERR_ROUTE_METHOD_NOT_SUPPORTED: [404, 'REQUEST.NOT_FOUND', 'There is no such call.'],
  FST_ERR_HANDLER_TIMEOUT: [
    503,
    'SERVICE.UNAVAILABLE',
    'Something went wrong. Please try again in a moment.',
  ],
};

/**
 * Whether the framework blames the request. A caller who goes away in the middle of a body fails with
 * ECONNRESET, as a lost database does, and must not be taken for one: everybody would be refused.
 */
const isOfRequest = ({ statusCode }: { readonly statusCode?: number | undefined }): boolean =>
  statusCode !== undefined && statusCode >= 400 && statusCode < 500;

function answerOf(error: FastifyError | Refusal): Refusal {
  if (error instanceof Refusal) return error;
  const known = FRAMEWORK[error.code];
  if (known !== undefined)
    return new Refusal(known[1], {
      status: known[0],
      message: known[2],
      cause: error,
      ...(known[0] === 503 && { retryAfter: 1 }),
    });
  if (error instanceof Busy) return busy(error.of, error);
  if (isOfRequest(error)) return new Refusal('REQUEST.INVALID', { cause: error });
  if (isDatabaseOutage(error) || isDeadlock(error)) return unavailable(error);
  return new Refusal('SERVICE.FAILED', { cause: error });
}

/** What is answered as a refusal and is a fault all the same. */
function alteredBehind({ cause }: Refusal): AlteredRow | undefined {
  const behind = cause instanceof Refusal ? cause.cause : cause;
  return behind instanceof AlteredRow ? behind : undefined;
}

function failureOf(refusal: Refusal): ErrorEnvelope<object | null> {
  return {
    status_code: refusal.status,
    error: true,
    code: refusal.code,
    msg: refusal.message,
    message: refusal.message,
    data: refusal.data,
    ...(refusal.fields === undefined ? {} : { fields: refusal.fields }),
  };
}

/** What a conflict brings along carries amounts; it is sent as text, so no hook adds theirs. */
function withTexts(
  request: FastifyRequest,
  failure: ErrorEnvelope<object | null>,
): ErrorEnvelope<object | null> {
  const add =
    failure.data === null
      ? undefined
      : request.routeOptions.config.amountTexts?.get(String(failure.status_code));
  return add === undefined ? failure : add(failure);
}

function send(reply: FastifyReply, refusal: Refusal, failure = failureOf(refusal)): FastifyReply {
  if (refusal.retryAfter !== undefined) reply.header('Retry-After', String(refusal.retryAfter));
  // Said here too: what fails before a route is known passes no hook.
  return reply
    .code(refusal.status)
    .header('Cache-Control', 'no-store')
    .header('X-Content-Type-Options', 'nosniff')
    .type('application/json')
    .send(JSON.stringify(failure));
}

/** The only place where an error becomes an answer: here its cause is logged and its code is shown. */
export function answerErrors(app: FastifyInstance, onOutage: () => void): void {
  app.setErrorHandler((error: FastifyError | Refusal, request: FastifyRequest, reply) => {
    const refusal = answerOf(error);
    const isOurs = error instanceof Refusal;
    if (!isOurs && isConnectionLost(error) && !isOfRequest(error)) onOutage();
    const altered = alteredBehind(refusal);
    if (altered !== undefined)
      request.log.error(
        { err: altered, table: altered.table, row: altered.row, code: refusal.code },
        'a row is not as it was written',
      );
    // A full queue is no fault.
    if (error instanceof Busy) {
      if (error.isLogged) request.log.warn({ code: refusal.code, reason: error.message }, 'refused');
    } else if (refusal.status >= 500)
      request.log.error({ err: saidBy(error, request), code: refusal.code }, 'request failed');
    return send(reply, refusal, withTexts(request, failureOf(refusal)));
  });
  app.setNotFoundHandler((_request, reply) => send(reply, new Refusal('REQUEST.NOT_FOUND')));
}

/** Answers what fails before a route is known, such as an address that cannot be decoded. */
export function answerFrameworkError(
  error: FastifyError,
  _request: FastifyRequest,
  reply: FastifyReply,
): void {
  send(reply, answerOf(error));
}
