import { beforeAll, describe, expect, it } from '@jest/globals';
import { seededDesigns } from '../../../../test-support/seeded-designs.ts';
import { ofSuite, startService } from '../../../../test-support/service.fixtures.ts';
import { diamondsOf } from './certificate-of.ts';

const service = ofSuite(() => startService('certificate', {}, { seeded: 'in part' }));
let ids: { readonly diamond: number; readonly plain: number };
beforeAll(async () => {
  const designs = seededDesigns();
  const idOf = (has: boolean): number =>
    designs.find((design) => diamondsOf(design).length > 0 === has)?.product_id ?? 0;
  ids = { diamond: idOf(true), plain: idOf(false) };
});

const ask = (query: string, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  service.app.http.inject({ url: `/api/product/certificate/?${query}`, headers, remoteAddress });

describe('the sample certificate of a design', () => {
  it('is a PDF for anybody, once per version', async () => {
    const first = await ask(`product_id=${ids.diamond}&lang=hi`);
    expect([
      first.statusCode,
      first.headers['content-type'],
      first.rawPayload.subarray(0, 5).toString(),
    ]).toEqual([200, 'application/pdf', '%PDF-']);
    expect(first.headers['content-disposition']).toMatch(
      /^inline; filename="sample-certificate-[A-Z]{2}\d{5}\.pdf"$/,
    );
    const again = await ask(`product_id=${ids.diamond}&lang=hi`, {
      'if-none-match': String(first.headers.etag),
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const english = await ask(`product_id=${ids.diamond}`);
    expect(english.headers.etag).not.toBe(first.headers.etag);
  });

  it('there is none of a design without diamonds, nor of none', async () => {
    expect((await ask(`product_id=${ids.plain}`)).statusCode).toBe(404);
    expect((await ask('product_id=1')).statusCode).toBe(404);
    expect((await ask('product_id=99999999999')).statusCode).toBe(400);
  });
});
