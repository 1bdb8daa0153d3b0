import type { Locale } from '@suvarna/contracts/locale';
import { productRingSizer, productSizeGuide } from '@suvarna/contracts/sizes';
import type { FastifyPluginAsync } from 'fastify';
import { createHash } from 'node:crypto';
import { envelope } from '../../../platform/http/shape/envelope.ts';
import { serve } from '../../../platform/http/serve.ts';
import { drawSizer, type SizerPaper } from './draw-sizer.ts';
import { sizeTable } from './size-table.ts';

/** Sizes change with a release and at no other time. */
const A_DAY = 'public, max-age=86400';

interface Sheet {
  readonly pdf: Buffer;
  readonly etag: string;
}

/** `product/size_guide/` and `product/ring_sizer/`: the tables that products are sold by, to read and to print. */
export const sizeRoutes: FastifyPluginAsync = async (app) => {
  serve(app, productSizeGuide, (request, reply) => {
    const { wear_type, system = 'in' } = request.query;
    reply.header('Cache-Control', A_DAY);
    return envelope(sizeTable(wear_type, system));
  });

  /** Four sheets in all, each drawn when it is first asked for. */
  const drawn = new Map<string, Promise<Sheet>>();
  const sheetOf = (paper: SizerPaper, locale: Locale): Promise<Sheet> => {
    const key = `${paper} ${locale}`;
    const known = drawn.get(key);
    if (known) return known;
    const sheet = drawSizer(paper, locale).then((pdf) => ({
      pdf,
      etag: `"${createHash('sha256').update(pdf).digest('base64url').slice(0, 22)}"`,
    }));
    drawn.set(key, sheet);
    // What could not be drawn is tried again by who asks next.
    sheet.catch(() => drawn.delete(key));
    return sheet;
  };

  serve(app, productRingSizer, async (request, reply) => {
    const { paper = 'a4', lang = 'en' } = request.query;
    const { pdf, etag } = await sheetOf(paper, lang);
    reply.header('ETag', etag).header('Cache-Control', A_DAY);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply
      .type('application/pdf')
      .header('Content-Disposition', `inline; filename="suvarna-ring-sizer-${paper}.pdf"`)
      .send(pdf);
  });
};
