import SerializerSelector from '@fastify/fast-json-stringify-compiler';
import { requestLogs } from '@suvarna/telemetry/log-ids';
import { idOfRequest, scopeRequests } from '@suvarna/telemetry/requests';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { answerFrameworkError } from './error-handler.ts';

const BODY_LIMIT = 64 * 1024;
const REQUEST_TIMEOUT_MS = 10_000;

/** By schema: the refusals of all routes, and an answer that many calls give, are compiled once for all listeners. */
const compiled = new WeakMap<object, SerializerSelector.Serializer>();

const compileOnce: SerializerSelector.SerializerFactory = (schemas, options) => {
  const compile = SerializerSelector()(schemas, options);
  return (route) => {
    const { schema } = route as { readonly schema: object };
    const made = compiled.get(schema) ?? compile(route);
    compiled.set(schema, made);
    return made;
  };
};

/** A server without routes; the same bounds hold on every listener. @param trustProxy whose `X-Forwarded-For` is believed */
export function createFastify(log: Logger, trustProxy: readonly string[]): FastifyInstance {
  const app = Fastify({
    loggerInstance: log,
    schemaController: { compilersFactory: { buildSerializer: compileOnce } },
    ...requestLogs({ disableRequestLogging: true }),
    genReqId: idOfRequest,
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    // What came too slowly is looked for every second; Node alone would look every 30.
    // Of the two deadlines Node takes the longer one for bodies: without its own, heads would have 60 seconds.
    http: { connectionsCheckingInterval: 1_000, headersTimeout: REQUEST_TIMEOUT_MS },
    handlerTimeout: REQUEST_TIMEOUT_MS,
    trustProxy: trustProxy.length > 0 && [...trustProxy],
    forceCloseConnections: 'idle',
    // Both spellings of a path are one route, and `customer//x` is `customer/x` (domain rules §2.14 row 36).
    routerOptions: { ignoreTrailingSlash: true, ignoreDuplicateSlashes: true, maxParamLength: 200 },
    frameworkErrors: answerFrameworkError,
  }).withTypeProvider<TypeBoxTypeProvider>() as unknown as FastifyInstance;
  scopeRequests(app);
  return app;
}
