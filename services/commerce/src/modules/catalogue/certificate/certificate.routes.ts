import { productCertificate } from '@suvarna/contracts/catalogue';
import type { FastifyPluginAsync } from 'fastify';
import { Refusal } from '../../../platform/refusal.ts';
import type { Needs } from '../needs.ts';
import { openPaperPrinter } from '../../../platform/documents/paper-printer.ts';
import { callerAddress } from '../../../platform/http/limits/caller-address.ts';
import { serve } from '../../../platform/http/serve.ts';
import { snapshotNow } from '../answers.http.ts';
import { keepCertificates, versionOf } from './certificate-cache.ts';
import { diamondsOf } from './certificate-of.ts';
import { composeCertificate } from './compose-certificate.ts';

/** `product/certificate/`: what the certificate of a design's diamonds looks like, for anybody. */
export function certificateRoutes({ catalogue }: Needs): FastifyPluginAsync {
  const printer = openPaperPrinter();
  const certificates = keepCertificates(printer);
  return async (app) => {
    app.addHook('onClose', () => printer.close());
    serve(app, productCertificate, async (request, reply) => {
      const { product_id: id, lang = 'en' } = request.query;
      const caller = callerAddress(request);
      const design = snapshotNow(catalogue).byId.get(id);
      if (design === undefined || diamondsOf(design).length === 0)
        throw new Refusal('CATALOGUE.PRODUCT_NOT_FOUND');
      const paper = composeCertificate(design, lang);
      const version = versionOf(paper);
      reply.header('ETag', `"${version}"`).header('Cache-Control', 'public, no-cache');
      if (request.headers['if-none-match'] === `"${version}"`) return reply.code(304).send();
      return reply
        .type('application/pdf')
        .header('Content-Disposition', `inline; filename="sample-certificate-${design.design_code}.pdf"`)
        .send(await certificates.pdfOf(caller, version, paper));
    });
  };
}
