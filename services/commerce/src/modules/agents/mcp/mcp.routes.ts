import { createMcpHandler, ProtocolError, Server } from '@modelcontextprotocol/server';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { callerAddress } from '../../../platform/http/limits/caller-address.ts';
import { asFault } from '../http/as-fault.ts';
import { receivedOf, sendBytes, takeBytes } from '../http/exchange.http.ts';
import { readBody } from '../http/read-body.ts';
import { TransportFault } from '../model/fault.ts';
import type { Needs } from '../needs.ts';
import type { Operation } from '../operation.ts';
import { answerAgent } from '../perform.ts';
import { ENDPOINTS } from '../profile/business-profile.ts';
import { rpcCodeOf } from './rpc-code.ts';
import { toolOf } from './tools.ts';

/** What is answered here. Streams of news, which the library would open for anybody, are not. */
const METHODS = new Set([
  'initialize',
  'notifications/initialized',
  'notifications/cancelled',
  'ping',
  'server/discover',
  'tools/list',
  'tools/call',
]);

interface Exchange {
  readonly request: FastifyRequest;
  /** Of the tool that was called: the status of the answer is its. */
  fault?: TransportFault;
}

/**
 * The same operations as tools of the Model Context Protocol, over streamable HTTP without sessions: a call holds
 * nothing, and any process may answer it.
 */
export function mcpRoutes(operations: readonly Operation[]) {
  const tools = operations.map(toolOf);
  const byName = new Map(operations.map((operation) => [operation.name, operation]));

  return (deps: Needs): FastifyPluginAsync => {
    const exchanges = new WeakMap<Request, Exchange>();

    async function call(exchange: Exchange, name: string, given: Readonly<Record<string, unknown>>) {
      const operation = byName.get(name);
      if (operation === undefined)
        throw new ProtocolError(rpcCodeOf('invalid_request'), `There is no tool ${name}.`);
      const { request } = exchange;
      try {
        const payload = operation.payloadKey === undefined ? {} : given[operation.payloadKey];
        const { body } = await answerAgent(operation, deps, {
          profile: profileIn(given),
          received: receivedOf(deps, request),
          payload,
          id: textIn(given, 'id') ?? '',
          key: textIn(given['meta'], 'idempotency-key'),
          said: Buffer.from(JSON.stringify(payload ?? null)),
          acceptLanguage: request.headers['accept-language'] ?? '',
        });
        return {
          structuredContent: body as Record<string, unknown>,
          content: [{ type: 'text' as const, text: JSON.stringify(body) }],
        };
      } catch (error) {
        const fault = asFault(error);
        if (fault.status >= 500) request.log.error({ err: fault.cause ?? fault }, 'a tool failed');
        exchange.fault = fault;
        throw new ProtocolError(rpcCodeOf(fault.code), fault.message, {
          code: fault.code,
          content: fault.message,
          continue_url: `${deps.config.shopOrigin}/`,
          ...(fault.retryAfter !== undefined && { retry_after: fault.retryAfter }),
        });
      }
    }

    const handler = createMcpHandler(
      ({ requestInfo }) => {
        const exchange = requestInfo && exchanges.get(requestInfo);
        if (exchange === undefined) throw new Error('a call that nobody made');
        const server = new Server({ name: 'suvarna', version: '1.0.0' }, { capabilities: { tools: {} } });
        server.setRequestHandler('tools/list', async () => ({ tools }));
        server.setRequestHandler('tools/call', async ({ params }) =>
          call(exchange, params.name, params.arguments ?? {}),
        );
        return server;
      },
      { keepAliveMs: 0 },
    );

    return async (app) => {
      if (deps.config.agents === null) return;
      takeBytes(app);
      app.addHook('onClose', () => handler.close());
      app.setErrorHandler((error, request, reply) => {
        const fault = asFault(error);
        if (fault.status >= 500) request.log.error({ err: fault.cause ?? fault }, 'a call by MCP failed');
        return refuse(deps, reply, fault);
      });
      app.post(
        ENDPOINTS.mcp,
        { config: { access: 'agent' }, schema: { hide: true } },
        async (request, reply) => {
          const received = receivedOf(deps, request);
          const message = readBody(received.body) as { readonly method?: unknown };
          if (typeof message.method !== 'string')
            throw new TransportFault('invalid_request', 'The message names no method.');
          if (!METHODS.has(message.method))
            return sendRpcError(deps, reply, {
              status: 404,
              code: -32_601,
              message: 'There is no such method.',
              id: idOf(message),
            });
          // Calls of tools are counted by platform; the rest names none.
          if (message.method !== 'tools/call') await deps.agentAllowance.countListing(callerAddress(request));
          const asked = new Request(received.url, {
            method: 'POST',
            headers: received.headers,
            body: new Uint8Array(received.body),
          });
          const exchange: Exchange = { request };
          exchanges.set(asked, exchange);
          const answer = await handler.fetch(asked, { parsedBody: message });
          const body = Buffer.from(await answer.arrayBuffer());
          const { fault } = exchange;
          if (fault?.retryAfter !== undefined) reply.header('retry-after', String(fault.retryAfter));
          const type = answer.headers.get('content-type') ?? 'application/json';
          return sendBytes(deps, reply, { status: fault?.status ?? answer.status, body, type });
        },
      );
    };
  };
}

function profileIn({ meta }: Readonly<Record<string, unknown>>): unknown {
  const agent = (meta as Readonly<Record<string, unknown>> | undefined)?.['ucp-agent'];
  return (agent as { readonly profile?: unknown } | undefined)?.profile;
}

function textIn(from: unknown, name: string): string | undefined {
  const text = (from as Readonly<Record<string, unknown>> | undefined)?.[name];
  return typeof text === 'string' ? text : undefined;
}

const idOf = (message: object): unknown => ('id' in message ? message.id : null);

const refuse = (deps: Needs, reply: FastifyReply, fault: TransportFault): Promise<FastifyReply> => {
  if (fault.retryAfter !== undefined) reply.header('retry-after', String(fault.retryAfter));
  return sendRpcError(deps, reply, {
    status: fault.status,
    code: rpcCodeOf(fault.code),
    message: fault.message,
    id: null,
  });
};

const sendRpcError = (
  deps: Needs,
  reply: FastifyReply,
  { status, code, message, id }: { status: number; code: number; message: string; id: unknown },
): Promise<FastifyReply> =>
  sendBytes(deps, reply, {
    status,
    body: Buffer.from(JSON.stringify({ jsonrpc: '2.0', id, error: { code, message } })),
  });
