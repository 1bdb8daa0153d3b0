/** The scope of each request that a Fastify server answers, for its logs, its spans and its figures. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { currentScope, runIn, type Scope } from './scope.ts';
import { beginSpan } from './spans.ts';
import { readTraceparent } from './traceparent.ts';

/** Whose page or call it is, where the pattern of the address does not say. */
interface Named {
  readonly route: string;
  /** `remote@version`, of few. */
  readonly release?: string | undefined;
}

type Incoming = Pick<IncomingMessage, 'headers' | 'method' | 'url'>;

const scopes = new WeakMap<Incoming, Scope>();
const names = new WeakMap<Incoming, Named>();

/** Asked every few seconds by whoever watches the process. */
const PROBES = /^\/(?:livez|readyz|metrics)(?:\?|$)/;
const SERVER_FAULT = 500;

/** A caller's id is kept when it looks like one, so that a request can be followed through all processes. */
function requestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}

/** The scope of a request; its span begins with the first who asks. */
export function scopeOf(raw: Incoming): Scope {
  const known = scopes.get(raw);
  if (known) return known;
  const { traceparent } = raw.headers;
  const said = readTraceparent(traceparent);
  const span = PROBES.test(raw.url ?? '')
    ? undefined
    : beginSpan(
        {
          name: raw.method ?? 'GET',
          kind: 'server',
          attributes: { 'http.request.method': raw.method ?? 'GET' },
        },
        said && String(traceparent),
      );
  const scope: Scope = { requestId: requestId(raw), traceId: span?.traceId ?? said?.traceId, span };
  scopes.set(raw, scope);
  return scope;
}

/** For `genReqId` of Fastify. */
export const idOfRequest = (raw: Incoming): string => scopeOf(raw).requestId ?? '';

/** Names a request whose address has a pattern that says little, as the one of all pages. */
export function nameRequest({ raw }: Pick<FastifyRequest, 'raw'>, named: Named): void {
  names.set(raw, named);
}

/** Of few: a pattern, never an address. */
export const routeOf = ({ raw, routeOptions }: FastifyRequest): Named =>
  names.get(raw) ?? { route: routeOptions.url ?? 'unknown' };

function endSpan(request: FastifyRequest, reply: FastifyReply): void {
  const { span } = scopeOf(request.raw);
  if (span?.isRecorded === true) {
    const { route, release } = routeOf(request);
    span.rename(`${request.method} ${route}`);
    span.set({
      'http.route': route,
      'http.response.status_code': reply.statusCode,
      ...(release !== undefined && { 'suvarna.release': release }),
    });
    if (reply.statusCode >= SERVER_FAULT) span.fail(undefined);
  }
  span?.end();
}

/** What handlers do belongs to their request. Registered before every other hook. */
export function scopeRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const scope = scopeOf(request.raw);
    // A caller who leaves gets no answer, of which a hook would be told.
    if (scope.span !== undefined) reply.raw.once('close', () => endSpan(request, reply));
    runIn(scope, done);
  });
  // A body arrives in events of the socket, which know no scope.
  app.addHook('preValidation', (request, _reply, done) => {
    const scope = scopeOf(request.raw);
    if (currentScope() === scope) done();
    else runIn(scope, done);
  });
  app.addHook('onResponse', (request, reply, done) => {
    if (scopeOf(request.raw).span !== undefined) endSpan(request, reply);
    done();
  });
}
