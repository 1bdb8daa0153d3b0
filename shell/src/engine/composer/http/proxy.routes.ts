/** `/api/*` and what agents call, passed to commerce, and `/media/*`, passed to the image service: all on one origin. */
import {
  type Admission,
  AGENT_CALLS_PATH,
  AGENT_PROFILE_PATH,
  countedAddress,
  createAdmission,
  SHOWN_TO_HEADER,
} from '@suvarna/contracts/service';
import type { ErrorCode, ErrorEnvelope } from '@suvarna/contracts/call';
import { callOurs } from '@suvarna/telemetry/calls';
import { nameRequest } from '@suvarna/telemetry/requests';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Dispatcher } from 'undici';
import type { ComposerLog } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { BackEnd, Commerce } from '../page/commerce.ts';
import type { Site } from '../site.ts';
import { acceptedEncoding, encoder } from './files/encoding.ts';
import { isHopByHop } from './hop-by-hop.ts';
import type { NamePages } from './name-of-page.ts';
import { createTurns, type InTurn } from './limits/turns.ts';

export interface ProxyParts {
  readonly commerce: Commerce;
  readonly imaging: BackEnd;
  readonly log: ComposerLog;
  readonly metrics: Metrics;
  /** Who may have a call under way. */
  readonly calls: Admission;
  readonly largeBodies: Site['largeBodies'];
  readonly costlyCalls: Site['costlyCalls'];
  readonly names: Pick<NamePages, 'caller'>;
}

interface Target {
  readonly name: 'commerce' | 'imaging';
  readonly backEnd: BackEnd;
  readonly places: Admission;
  readonly inTurn: InTurn;
  readonly busy: (reply: FastifyReply, status: 429 | 502 | 503 | 504) => FastifyReply;
}

type Headers = Record<string, string | string[]>;

export const MAX_BODY = 64 * 1024;
/** To each service: pictures that are being made hold up no calls. */
const MAX_IN_FLIGHT = 512;
/** Agents of many people come from few addresses; all of them together leave most places to shoppers. */
const AGENTS_IN_FLIGHT = MAX_IN_FLIGHT / 4;
/** Of one address: a page of pictures for each of a few browsers behind it. */
const PICTURES_PER_ADDRESS = 256;
/** Smaller answers travel in one packet anyway. */
const WORTH_COMPRESSING = 1_024;

/** @param perAddress calls one address may have under way */
export const admitCalls = (perAddress: number): Admission =>
  createAdmission({ inAll: MAX_IN_FLIGHT, perCaller: perAddress });

export async function proxyRoutes(
  app: FastifyInstance,
  { commerce, imaging, log, metrics, calls, largeBodies, costlyCalls, names }: ProxyParts,
): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAX_BODY }, (_request, body, done) =>
    done(null, body),
  );

  app.setErrorHandler((error, request, reply) => {
    const status =
      error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number'
        ? error.statusCode
        : 500;
    if (status === 413) return fail(reply, 413, 'REQUEST.TOO_LARGE', 'The request is too large.');
    if (status < 500) return fail(reply, status, 'REQUEST.INVALID', 'The request is not valid.');
    log.error(
      { requestId: request.id, method: request.method, path: request.url.split('?', 1)[0] ?? '', error },
      'a call could not be passed on',
    );
    return fail(reply, 500, 'SERVICE.FAILED', 'Something went wrong.');
  });

  const isCostly = (url: string): boolean => costlyCalls.some((path) => url.startsWith(path));
  const passTo =
    ({ name, backEnd, places, inTurn, busy }: Target) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const release = names.caller(request.headers.referer);
      nameRequest(request, { route: name === 'commerce' ? '/api/*' : '/media/*', release });
      const caller = countedAddress(request.ip);
      const admitted = places.enter(caller);
      if (admitted.kind === 'full') {
        metrics.shed.inc({ kind: admitted.of === 'caller' ? 'address' : 'proxy' });
        return busy(reply, admitted.of === 'caller' ? 429 : 503);
      }
      const gone = new AbortController();
      reply.raw.once('close', () => {
        admitted.leave();
        if (!reply.raw.writableFinished) gone.abort();
      });
      try {
        const answer = await inTurn(
          caller,
          gone.signal,
          () =>
            callOurs({ method: request.method, service: name }, (ours) =>
              backEnd.request({
                method: request.method,
                path: request.raw.url ?? '/',
                headers: { ...forwarded(request), ...ours },
                body: Buffer.isBuffer(request.body) && request.body.length > 0 ? request.body : null,
                signal: gone.signal,
              }),
            ),
          isCostly(request.raw.url ?? '/'),
        );
        commerce.noteVersion(answer.headers);
        metrics.proxied.inc({ outcome: `${Math.floor(answer.statusCode / 100)}xx` });
        return await respond(request, reply, answer);
      } catch (error) {
        if (gone.signal.aborted) return reply;
        const late = error instanceof Error && 'code' in error && error.code === 'UND_ERR_HEADERS_TIMEOUT';
        metrics.proxied.inc({ outcome: late ? 'timeout' : 'unreachable' });
        log.warn(
          { requestId: request.id, method: request.method, path: request.url.split('?', 1)[0] ?? '', error },
          `${name} did not answer`,
        );
        return busy(reply, late ? 504 : 502);
      }
    };

  const toCommerce = passTo({
    name: 'commerce',
    backEnd: commerce.calls,
    places: calls,
    inTurn: createTurns({ onWaited: (seconds) => metrics.turnWaits.observe(seconds) }),
    busy: unavailable,
  });
  const toImaging = passTo({
    name: 'imaging',
    backEnd: imaging,
    places: createAdmission({ inAll: MAX_IN_FLIGHT, perCaller: PICTURES_PER_ADDRESS }),
    // The image service lets pictures wait by itself.
    inTurn: (_caller, _signal, work) => work(),
    busy: noPicture,
  });
  const ofAgents = passTo({
    name: 'commerce',
    backEnd: commerce.calls,
    places: createAdmission({ inAll: AGENTS_IN_FLIGHT, perCaller: AGENTS_IN_FLIGHT }),
    inTurn: (_caller, _signal, work) => work(),
    busy: unavailable,
  });
  for (const path of largeBodies.paths) app.post(path, { bodyLimit: largeBodies.bytes }, toCommerce);
  app.route({
    method: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    url: '/api/*',
    handler: toCommerce,
    exposeHeadRoute: false,
  });
  app.route({
    method: ['GET', 'HEAD'],
    url: AGENT_PROFILE_PATH,
    handler: ofAgents,
    exposeHeadRoute: false,
  });
  app.route({
    method: ['GET', 'POST', 'PUT'],
    url: `${AGENT_CALLS_PATH}*`,
    handler: ofAgents,
    exposeHeadRoute: false,
  });
  app.route({ method: ['GET', 'HEAD'], url: '/media/*', handler: toImaging, exposeHeadRoute: false });
}

/** Could say anything of anybody; `traceparent` says ids alone, and is replaced where this process traces. */
const OF_OTHER_TRACES = ['tracestate', 'baggage'];

function forwarded(request: FastifyRequest): Headers {
  const headers: Headers = {};
  for (const [name, value] of Object.entries(request.headers)) {
    if (
      value !== undefined &&
      !isHopByHop(name, request.headers.connection) &&
      !name.startsWith('x-forwarded-') &&
      name !== SHOWN_TO_HEADER &&
      !OF_OTHER_TRACES.includes(name)
    )
      headers[name] = value;
  }
  headers['x-forwarded-for'] = request.ip;
  headers['x-forwarded-proto'] = request.protocol;
  return headers;
}

function respond(
  request: FastifyRequest,
  reply: FastifyReply,
  { statusCode, headers, body }: Dispatcher.ResponseData,
): FastifyReply {
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined && !isHopByHop(name, undefined)) reply.header(name, value);
  }
  if (headers['cache-control'] === undefined) reply.header('cache-control', 'no-store');
  reply.code(statusCode);
  const encoding = worthCompressing(request, statusCode, headers)
    ? acceptedEncoding(request.headers['accept-encoding'])
    : 'identity';
  if (encoding === 'identity') return reply.send(body);
  const etag = headers.etag;
  reply
    .header('content-encoding', encoding)
    .removeHeader('content-length')
    .header('vary', [headers.vary, 'accept-encoding'].flat().filter(Boolean).join(', '));
  if (typeof etag === 'string' && !etag.startsWith('W/')) reply.header('etag', `W/${etag}`);
  const compressed = encoder(encoding);
  body.on('error', (error) => compressed.destroy(error));
  compressed.on('close', () => body.destroy());
  return reply.send(body.pipe(compressed));
}

function worthCompressing(
  { method }: FastifyRequest,
  status: number,
  headers: Dispatcher.ResponseData['headers'],
): boolean {
  const { 'content-type': type, 'content-encoding': done, 'content-length': length } = headers;
  return (
    method !== 'HEAD' &&
    status === 200 &&
    done === undefined &&
    // A signature is of the bytes as they are sent.
    headers['content-digest'] === undefined &&
    typeof type === 'string' &&
    /json|svg|^text\//.test(type) &&
    (length === undefined || Number(length) > WORTH_COMPRESSING)
  );
}

export const TOO_MANY = [
  'REQUEST.TOO_MANY',
  'Too many requests at once. Please try again in a moment.',
] as const;

const unavailable = (reply: FastifyReply, status: 429 | 502 | 503 | 504): FastifyReply =>
  status === 429
    ? fail(reply.header('retry-after', '1'), status, ...TOO_MANY)
    : fail(
        reply.header('retry-after', '1'),
        status,
        'SERVICE.UNAVAILABLE',
        'The store is busy. Please try again.',
      );

/** The ground that all pictures have, instead of the sign for a broken one. */
const GROUND =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path fill="#f1eee9" d="M0 0h1v1H0z"/></svg>';

const noPicture = (reply: FastifyReply, status: 429 | 502 | 503 | 504): FastifyReply =>
  reply
    .code(status)
    .headers({ 'retry-after': '1', 'cache-control': 'no-store' })
    .type('image/svg+xml')
    .send(GROUND);

export const JSON_TYPE = 'application/json; charset=utf-8';

export function failure(status: number, code: ErrorCode, message: string): string {
  const body: ErrorEnvelope = { status_code: status, error: true, code, msg: message, message, data: null };
  return JSON.stringify(body);
}

const fail = (reply: FastifyReply, status: number, code: ErrorCode, message: string): FastifyReply =>
  reply
    .code(status)
    .header('cache-control', 'no-store')
    .type(JSON_TYPE)
    .send(failure(status, code, message));
