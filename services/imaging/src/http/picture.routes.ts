import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Answer, PictureSource } from '../pictures/picture-source.ts';
import { SOCIAL, nameOf, type Format } from '../pictures/picture.ts';
import { PLACEHOLDER, PLACEHOLDER_TYPE } from '../pictures/placeholder.ts';
import type { PictureStore } from '../pictures/picture-store.ts';
import { formatFor } from './accept.ts';
import { readAddress } from './address.ts';
import { fail } from './failure.ts';
import { isKnown } from './known.ts';

export interface PictureRoutes {
  readonly source: PictureSource;
  readonly store: PictureStore;
  readonly onAnswer: (kind: Answer['kind'] | 'unchanged' | 'refused') => void;
}

/** A picture never changes under its address: the address holds the key of its content. */
const FOR_EVER = 'public, max-age=31536000, immutable';
/** Where a picture is today may be another place tomorrow. Only without a key: while two releases serve, each leads to its own key, and cached answers would lead in a circle. */
const A_WHILE = 'public, max-age=300';
/** Of what is being drawn. Browsers draw an image whatever the status; programs wait. */
const RETRY_AFTER = '5';
/** Counts up when a page asks again for a picture that was not finished: browsers cache one answer per address while a page is open. */
const AGAIN = /^again=\d{1,3}$/;

type Params = { readonly product_id: string; readonly name: string };

export function pictureRoutes({ source, store, onAnswer }: PictureRoutes) {
  return async (app: FastifyInstance): Promise<void> => {
    app.get<{ Params: Params }>('/media/designs/:product_id/:name', async (request, reply) => {
      const wanted = readAddress(request.params.product_id, request.params.name);
      // All of it: what stands behind another question mark would make addresses of one picture without end.
      const start = request.url.indexOf('?');
      if (typeof wanted === 'string' || (start >= 0 && !AGAIN.test(request.url.slice(start + 1)))) {
        onAnswer('refused');
        return fail(
          reply,
          400,
          'REQUEST.INVALID',
          `This is no address of a picture: ${typeof wanted === 'string' ? wanted : 'query'}.`,
        );
      }
      // Programs that show links elsewhere fetch these; all of them read JPEG, whatever else they say they take.
      const format = wanted.width === SOCIAL ? 'jpeg' : formatFor(request.headers.accept);
      const { product_id: _product, ...picture } = wanted;
      const etag = `"${nameOf({ ...picture, format })}"`;
      if (wanted.width !== SOCIAL) reply.header('Vary', 'Accept');
      const hot = store.hot({ ...picture, format });
      if (hot) return finished(request, reply, { etag, format, file: hot });
      const answer = await source.get(wanted, format);
      if (answer === undefined) {
        onAnswer('refused');
        return fail(reply, 404, 'REQUEST.NOT_FOUND', 'There is no such picture.');
      }
      if (answer.kind === 'moved') {
        onAnswer('moved');
        const { view, colour, width } = wanted;
        return reply
          .header('Cache-Control', wanted.key === '' ? A_WHILE : 'no-store')
          .redirect(`/media/designs/${wanted.product_id}/${view}-${colour}-${width}-${answer.key}`, 302);
      }
      if (answer.kind === 'final') return finished(request, reply, { etag, format, file: answer.file });
      onAnswer(answer.kind);
      // A drawing of nothing is no picture: no cache, program or browser may take it for this one.
      if (answer.kind === 'none') reply.code(404);
      // A smaller one of the same view is a picture, however many larger ones wait.
      else if (!answer.file) reply.code(503).header('Retry-After', RETRY_AFTER);
      return reply
        .header('Cache-Control', 'no-store')
        .header('X-Picture', answer.kind)
        .header('Content-Security-Policy', "default-src 'none'")
        .type(answer.file ? `image/${format}` : PLACEHOLDER_TYPE)
        .send(answer.file ?? PLACEHOLDER);
    });
  };

  function finished(
    request: FastifyRequest,
    reply: FastifyReply,
    { etag, format, file }: { readonly etag: string; readonly format: Format; readonly file: Buffer },
  ): FastifyReply {
    // Mails and pages that show a link have it in a place of their own.
    reply.header('Cross-Origin-Resource-Policy', 'cross-origin');
    reply.header('Cache-Control', FOR_EVER).header('ETag', etag).header('X-Picture', 'final');
    if (isKnown(request.headers['if-none-match'], etag)) {
      onAnswer('unchanged');
      return reply.code(304).send();
    }
    onAnswer('final');
    return reply.type(`image/${format}`).send(file);
  }
}
