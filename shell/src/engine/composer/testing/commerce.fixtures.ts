/** A back end of four calls: it counts, holds, echoes, and can be switched off. */
import { createServer, type IncomingHttpHeaders, type RequestListener, type ServerResponse } from 'node:http';
import { listenAt, shut } from '@suvarna/testing/local-server';

export interface FixtureCommerce {
  readonly origin: string;
  /** Its listener for pages. */
  readonly pages: string;
  /** Headers of the last call to `/api/count/`. */
  readonly counted: () => IncomingHttpHeaders;
  /** Headers of the last call to `/api/echo/`. */
  readonly seen: () => IncomingHttpHeaders;
  readonly calls: () => number;
  /** Sent as the data version with every answer. */
  version: string;
  /** Lets go of everybody who waits at `/api/hold/`. */
  release(): void;
  readonly holding: () => number;
  /** From now on only pages are answered. */
  closeCalls(): Promise<void>;
  close(): Promise<void>;
}

export async function aCommerce(): Promise<FixtureCommerce> {
  let count = 0;
  let seen: IncomingHttpHeaders = {};
  let counted: IncomingHttpHeaders = {};
  const held = new Set<ServerResponse>();
  const commerce = { version: '1' };
  const envelope = (data: unknown): string =>
    JSON.stringify({ status_code: 200, error: false, msg: '', message: '', data });

  const answer: RequestListener = (request, response) => {
    const path = new URL(request.url ?? '/', 'http://commerce').pathname;
    response.setHeader('content-type', 'application/json');
    response.setHeader('x-data-version', commerce.version);
    if (path === '/api/count/') {
      counted = request.headers;
      response.end(envelope({ count: (count += 1) }));
    } else if (path === '/api/hold/') held.add(response);
    else if (path === '/api/large/') response.setHeader('etag', '"large"').end(envelope('x'.repeat(20_000)));
    else if (path === '/api/echo/') {
      seen = request.headers;
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () =>
        response
          .setHeader('set-cookie', ['a=1; Path=/', 'b=2; Path=/'])
          .end(envelope(Buffer.concat(chunks).toString())),
      );
    } else if (path === '/ucp/v1/echo') {
      seen = request.headers;
      request.resume();
      response.setHeader('content-digest', 'sha-256=:AAAA:').end('x'.repeat(4_000));
    } else if (path === '/.well-known/ucp') response.end('{"ucp":{}}');
    else
      response.writeHead(404).end(
        JSON.stringify({
          status_code: 404,
          error: true,
          code: 'REQUEST.NOT_FOUND',
          msg: '',
          message: '',
          data: null,
        }),
      );
  };
  const [forCalls, forPages] = [createServer(answer), createServer(answer)];
  const [origin, pages] = await Promise.all([listenAt(forCalls), listenAt(forPages)]);
  return Object.assign(commerce, {
    origin,
    pages,
    seen: () => seen,
    counted: () => counted,
    calls: () => count,
    holding: () => held.size,
    release() {
      for (const response of held) response.end(envelope({}));
      held.clear();
    },
    closeCalls: () => shut(forCalls),
    close: async () => {
      await Promise.all([shut(forCalls), shut(forPages)]);
    },
  });
}
