import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { TransportFault } from '../model/fault.ts';
import type { Needs } from '../needs.ts';
import type { Operation } from '../operation.ts';
import { profileUrlIn } from '../platforms/agent-header.ts';
import { recogniseCaller } from '../platforms/recognise-caller.ts';
import { ENDPOINTS } from '../profile/business-profile.ts';
import { signAnswer } from '../signatures/sign.ts';
import { perform } from './perform.ts';
import { readBody } from './read-body.ts';
import { asFault } from './as-fault.ts';

/** More is asked by nobody (64 kB, as everywhere in the store). */
const BODY_LIMIT = 64 * 1024;

/**
 * The protocol over plain HTTP: a path for each operation, bodies of the protocol without an envelope. It is in no
 * table of endpoints: whoever calls is known by the profile that is named, and a body by its bytes, which are signed.
 */
export function restRoutes(operations: readonly Operation[]) {
  return (deps: Needs): FastifyPluginAsync =>
    async (app) => {
      if (deps.config.agents === null) return;
      app.removeAllContentTypeParsers();
      app.addContentTypeParser(
        'application/json',
        { parseAs: 'buffer', bodyLimit: BODY_LIMIT },
        (_request, body, done) => done(null, body),
      );
      app.setErrorHandler((error, request, reply) => {
        const fault = asFault(error);
        if (fault.status >= 500)
          request.log.error({ err: fault.cause ?? fault }, 'a call of an agent failed');
        return sendFault(deps, reply, fault);
      });
      for (const operation of operations)
        app.route({
          method: 'POST',
          url: `${ENDPOINTS.rest}${operation.path}`,
          config: { access: 'agent' },
          schema: { hide: true },
          handler: async (request, reply) => {
            const received = receivedOf(deps, request);
            const profileUrl = profileUrlIn(received.headers['ucp-agent'], deps.config.agents?.isLocal);
            const caller = await recogniseCaller(deps.platforms, profileUrl, received);
            await deps.agentAllowance.count(caller);
            const acceptLanguage = request.headers['accept-language'] ?? '';
            const body = await perform(operation, deps, {
              caller,
              payload: readBody(received.body),
              acceptLanguage,
            });
            return send(deps, reply, 200, body);
          },
        });
    };
}

/** Headers come in lower case; one that came twice is what both say, as RFC 9110 reads it. */
function receivedOf({ config }: Needs, request: FastifyRequest) {
  const headers = Object.fromEntries(
    Object.entries(request.headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, Array.isArray(value) ? value.join(', ') : value]],
    ),
  );
  return {
    method: request.method,
    url: `${config.shopOrigin}${request.url}`,
    headers,
    body: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
  };
}

async function send(deps: Needs, reply: FastifyReply, status: number, body: object): Promise<FastifyReply> {
  const bytes = Buffer.from(JSON.stringify(body));
  const keys = deps.config.agents?.keys ?? null;
  const signed = keys === null ? {} : await signAnswer(keys, { status, body: bytes }, deps.clock());
  return reply
    .code(status)
    .headers({ ...signed, 'content-type': 'application/json', 'cache-control': 'no-store' })
    .send(bytes);
}

/** A fault of the transport: `code` and `content`, and where a human may go on (UCP overview, Transport Bindings). */
function sendFault(deps: Needs, reply: FastifyReply, fault: TransportFault): Promise<FastifyReply> {
  const { retryAfter, headers, code, message } = fault;
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  reply.headers(headers);
  return send(deps, reply, fault.status, {
    code,
    content: message,
    continue_url: `${deps.config.shopOrigin}/`,
  });
}
