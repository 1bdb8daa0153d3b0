import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { HEADER_BEHIND } from '../../header-behind.ts';
import type { ComposerLog } from '../log.ts';
import { ownPathOr } from '../page/address.ts';
import type { Documents, Made, Request } from '../page/document/documents.ts';
import { tag } from '../page/document/html.ts';
import { bytesOf } from '../page/piece.ts';
import { acceptedEncoding, encoder } from './files/encoding.ts';
import { HTML } from './send-page.ts';

/** The chrome leaves at once, the page follows: a slow back end delays it and nothing else. */
export function streamPage(
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  { wanted, making }: { readonly wanted: Request; readonly making: Promise<Made> },
  { documents, log }: { readonly documents: Documents; readonly log: ComposerLog },
): FastifyReply {
  const chrome = documents.chrome(wanted);
  const text = Readable.from(
    (async function* pieces() {
      yield bytesOf([chrome.open, chrome.assets, chrome.body]);
      const made = await making;
      if (made.kind === 'redirect') {
        yield `${tag('meta', { 'http-equiv': 'refresh', content: `0; url=${wanted.address.base + ownPathOr(made.to, '/')}` })}</body></html>`;
        return;
      }
      // The page may have brought word of another version after its header had gone.
      const isBehind = documents.chrome(wanted).body !== chrome.body;
      yield bytesOf([
        made.view.headTags,
        ...made.view.main,
        isBehind ? `<template id="${HEADER_BEHIND}"></template>` : '',
        ...chrome.close(made.view.pageJson),
      ]);
    })(),
  );
  text.on('error', (error) => log.error({ requestId: request.id, error }, 'a streamed page broke off'));
  reply.headers({ 'cache-control': 'no-store', vary: 'accept-encoding' }).type(HTML);
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  if (encoding === 'identity') return reply.send(text);
  const compressed = encoder(encoding);
  text.on('error', (error) => compressed.destroy(error));
  return reply.header('content-encoding', encoding).send(text.pipe(compressed));
}
