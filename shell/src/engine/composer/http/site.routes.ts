/** Addresses that the site answers itself, with functions from Request to Response. */
import type { PageData } from '@suvarna/contracts/public-composition';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { renderToString } from 'react-dom/server';
import type { Live } from '../release-delivery/live.ts';
import type { DocumentChromes } from '../page/document/document-chrome.ts';
import { headTags } from '../page/document/head-tags.ts';
import { jsonForScript } from '../page/document/json-block.ts';
import { createPage } from '../page/page-cache.ts';
import type { RouteTools, Site } from '../site.ts';
import { acceptedEncoding, encode } from './files/encoding.ts';

export interface SiteRoutesParts {
  readonly site: Site;
  readonly composition: (cookies: string | undefined, path: string) => Live | null;
  readonly chromes: DocumentChromes;
  readonly origin: string;
}

/** A form of two or three fields. */
const MAX_BODY = 4_096;
const TEXT = /^text\/|json|xml|svg/;

export async function siteRoutes(app: FastifyInstance, parts: SiteRoutesParts): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: MAX_BODY }, (_request, body, done) =>
    done(null, body),
  );
  const documentFor = documentOf(parts);
  for (const { method, path, answer } of parts.site.routes)
    app.route({
      method,
      url: path,
      handler: async (request, reply) =>
        send(
          request,
          reply,
          await answer(requestOf(request, parts.origin), {
            params: request.params as Readonly<Record<string, string>>,
            // Of nobody's cookies: such an answer may be cached for all.
            sitemap: parts.composition(undefined, '/')?.sitemap ?? [],
            document: documentFor(request.headers.cookie),
          }),
        ),
    });
}

/** With the address the store is known by: what a request says its host is could be anything. */
function requestOf({ method, raw, headers, body }: FastifyRequest, origin: string): Request {
  const given = new Headers();
  for (const name of ['accept-language', 'cookie', 'content-type', 'sec-fetch-site', 'if-none-match']) {
    const value = headers[name];
    if (typeof value === 'string') given.set(name, value);
  }
  return new Request(origin + (raw.url ?? '/'), {
    method,
    headers: given,
    ...(typeof body === 'string' && { body }),
  });
}

async function send(request: FastifyRequest, reply: FastifyReply, answer: Response): Promise<FastifyReply> {
  for (const [name, value] of answer.headers) reply.header(name, value);
  reply.code(answer.status);
  if (answer.body === null) return reply.send();
  const bytes = Buffer.from(await answer.arrayBuffer());
  if (!TEXT.test(answer.headers.get('content-type') ?? '')) return reply.send(bytes);
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  const vary = answer.headers.get('vary');
  reply.header('vary', vary === null ? 'accept-encoding' : `accept-encoding, ${vary}`);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(await encode(bytes, encoding, 'quick'));
}

const documentOf =
  ({ site, composition, chromes, origin }: SiteRoutesParts) =>
  (cookies: string | undefined): RouteTools['document'] =>
  async ({ locale, variant }, { path, head, main }) => {
    const live = composition(cookies, path);
    const headers = { 'cache-control': 'no-store', vary: 'cookie' };
    if (!live) return new Response(null, { status: 503, headers: { ...headers, 'retry-after': '1' } });
    const around = chromes.of(live, { locale, variant, path });
    const data = jsonForScript({
      remote: '',
      routeId: '',
      params: {},
      locale,
      variant,
      context: site.pageContext(variant),
      offline: false,
      data: null,
      rendered: false,
    } satisfies PageData);
    const page = createPage(
      around.open,
      headTags(head, site, { origin, locale, path }),
      around.assets,
      around.body,
      `<main id="main" tabindex="-1">${renderToString(main)}</main>`,
      ...around.close([data]),
    );
    return new Response(new Uint8Array(await page.encoded('identity')), {
      headers: { ...headers, 'content-type': 'text/html; charset=utf-8' },
    });
  };
