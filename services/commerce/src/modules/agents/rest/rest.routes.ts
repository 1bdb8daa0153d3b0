import type { FastifyPluginAsync } from 'fastify';
import { asFault } from '../http/as-fault.ts';
import { receivedOf, sendBytes, takeBytes } from '../http/exchange.http.ts';
import { readBody } from '../http/read-body.ts';
import type { TransportFault } from '../model/fault.ts';
import type { Needs } from '../needs.ts';
import type { Operation } from '../operation.ts';
import { answerAgent } from '../perform.ts';
import { profileSaidIn } from '../platforms/agent-header.ts';
import { ENDPOINTS } from '../profile/business-profile.ts';

const bytesOf = (body: object): Buffer => Buffer.from(JSON.stringify(body));

/** A fault of the transport: `code` and `content`, and where a human may go on (UCP overview, Transport Bindings). */
const bodyOf = ({ code, message }: TransportFault, shopOrigin: string): object => ({
  code,
  content: message,
  continue_url: `${shopOrigin}/`,
});

/**
 * The protocol over plain HTTP: a path for each operation, bodies of the protocol without an envelope. It is in no
 * table of endpoints: whoever calls is known by the profile that is named, and a body by its bytes.
 */
export function restRoutes(operations: readonly Operation[]) {
  return (deps: Needs): FastifyPluginAsync =>
    async (app) => {
      if (deps.config.agents === null) return;
      takeBytes(app);
      app.setErrorHandler((error, request, reply) => {
        const fault = asFault(error);
        if (fault.status >= 500)
          request.log.error({ err: fault.cause ?? fault }, 'a call of an agent failed');
        if (fault.retryAfter !== undefined) reply.header('retry-after', String(fault.retryAfter));
        const body = bytesOf(bodyOf(fault, deps.config.shopOrigin));
        return sendBytes(deps, reply, { status: fault.status, body });
      });
      for (const operation of operations)
        app.route({
          method: operation.method,
          url: `${ENDPOINTS.rest}${operation.path}`,
          config: { access: 'agent' },
          schema: { hide: true },
          handler: async (request, reply) => {
            const received = receivedOf(deps, request);
            const { id = '' } = request.params as { readonly id?: string };
            const { body, created } = await answerAgent(operation, deps, {
              profile: profileSaidIn(received.headers['ucp-agent']),
              received,
              payload: readBody(received.body, {
                isOptional: Object.keys(operation.payload.properties).length === 0,
              }),
              id,
              key: received.headers['idempotency-key'],
              said: received.body,
              acceptLanguage: request.headers['accept-language'] ?? '',
            });
            return sendBytes(deps, reply, { status: created ? 201 : 200, body: bytesOf(body) });
          },
        });
    };
}
