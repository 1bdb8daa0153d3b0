import type { FastifyReply, FastifyRequest } from 'fastify';
import { ownPathOr } from '../page/address.ts';
import type { Made } from '../page/document/documents.ts';
import type { CachedPage } from '../page/page-cache.ts';
import type { Address } from '../site.ts';
import { acceptedEncoding } from './files/encoding.ts';

export const REVALIDATE = 'public, max-age=0, must-revalidate';
export const HTML = 'text/html; charset=utf-8';

/** Sends what was made of an address: a page, or where it leads. */
export async function sendMade(
  request: FastifyRequest,
  reply: FastifyReply,
  made: Made,
  address: Address,
): Promise<FastifyReply> {
  if (made.kind === 'redirect') {
    return redirect(reply, address.base + ownPathOr(made.to, '/'), made.permanent ? 301 : 302);
  }
  const { view, page } = made;
  reply.headers(view.headers);
  return sendPage(request, reply, page, view.status, view.cacheable ? REVALIDATE : 'no-store');
}

/** Sends a page, or that the caller has it already. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: CachedPage,
  status: number,
  cacheControl: string,
): Promise<FastifyReply> {
  reply.headers({ 'cache-control': cacheControl, vary: 'accept-encoding, cookie' });
  if (status === 200 && cacheControl !== 'no-store') {
    reply.header('etag', page.etag);
    if (matches(request.headers['if-none-match'], page.etag)) return reply.code(304).send();
  }
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply
    .code(status)
    .type(HTML)
    .send(await page.encoded(encoding));
}

const matches = (asked: string | undefined, etag: string): boolean =>
  asked !== undefined &&
  asked.split(',').some((candidate) => candidate.trim().replace(/^(W\/)?/, 'W/') === etag);

/** Never to another host, whatever a caller made of an address. */
export const redirect = (reply: FastifyReply, to: string, status: number): FastifyReply =>
  reply
    .code(status)
    .headers({
      location: ownPathOr(to, '/'),
      'cache-control': status === 302 ? 'no-store' : 'public, max-age=300',
    })
    .send();
