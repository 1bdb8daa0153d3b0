/** Calls of the app go to the registry, with whom they are for: nothing but its `/v1/`. */
import proxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';

/** Of the app: everything below is the registry's. */
const API = '/api/v1';
/** Segments that another server could read as a way out of `/v1/`. */
const WAY_OUT = /%2e|%2f|%5c|\\|\/\.{1,2}(?:\/|$)/i;
const MAX_BODY = 64 * 1024;

export async function passOn(app: FastifyInstance, registryUrl: string): Promise<void> {
  const streams = new Set<{ destroy: () => unknown }>();
  // An open stream would hold up the end of the process; its reader comes back and is sent elsewhere.
  app.addHook('preClose', async () => {
    for (const stream of streams) stream.destroy();
  });
  await app.register(proxy, {
    upstream: registryUrl,
    prefix: API,
    rewritePrefix: '/v1',
    httpMethods: ['GET', 'POST'],
    // An answer may be a stream of events that is silent for as long as nothing changes.
    undici: { bodyTimeout: 0, headersTimeout: 60_000 },
    // When it closes, every call was answered; what is left are streams whose readers have gone.
    destroyAgent: true,
    // What was ordered once is not ordered twice.
    retryMethods: [],
    disableRequestLogging: true,
    preValidation: (request, reply, done) => {
      const [path = ''] = request.url.split('?');
      if (WAY_OUT.test(path) || Number(request.headers['content-length'] ?? 0) > MAX_BODY) {
        void reply.code(404).send(NOT_FOUND);
        return;
      }
      if (request.headers.accept === 'text/event-stream') {
        streams.add(reply.raw);
        reply.raw.once('close', () => streams.delete(reply.raw));
      }
      done();
    },
    replyOptions: {
      rewriteRequestHeaders: (request, { authorization: _token, forwarded: _said, ...headers }) => ({
        ...headers,
        'x-forwarded-for': request.ip,
        'x-forwarded-host': request.host,
        'x-forwarded-proto': request.protocol,
      }),
      onError: (reply, { error }) => {
        reply.log.warn({ err: error }, 'the registry did not answer');
        void reply.code(502).send(NO_ANSWER);
      },
    },
  });
}

export const NOT_FOUND = {
  error: { code: 'REQUEST.NOT_FOUND', message: 'there is nothing at this address' },
};
const NO_ANSWER = {
  error: { code: 'SERVICE.UNAVAILABLE', message: 'the registry does not answer; try again' },
};
