import { describe, expect, it } from '@jest/globals';
import { RING_CIRCUMFERENCE_TENTH_MM, type SizeTable } from '@suvarna/contracts/sizes';
import { inflateSync } from 'node:zlib';
import { textOfPdf } from '../../../../test-support/pdf/pdf-text.fixtures.ts';
import { ofSuite, startService } from '../../../../test-support/service.fixtures.ts';
import { drawSizer } from './draw-sizer.ts';

const service = ofSuite(() => startService('sizes', {}, { seeded: 'in part' }));

const ask = (path: string, headers: Record<string, string> = {}) =>
  service.app.http.inject({ url: `/api/product/${path}`, headers });
const tableOf = async (query: string): Promise<SizeTable> =>
  (await ask(`size_guide/?${query}`)).json<{ data: SizeTable }>().data;

describe('the table of sizes', () => {
  it('names a ring by the system that is asked for (domain-rules §2.7)', async () => {
    const twelve = async (system: string): Promise<unknown> =>
      (await tableOf(`wear_type=rings${system}`)).sizes[11];
    const size = {
      id: '12',
      label: '12 (51.9 mm)',
      label_hi: '12 (51.9 मिमी)',
      names: { uk: 'L½', us: '6', eu: '52' },
      diameter_um: 16_520,
      circumference_um: 51_900,
    };
    expect(await twelve('')).toEqual({ ...size, name: '12' });
    expect(await twelve('&system=uk')).toEqual({ ...size, name: 'L½' });
    expect(await twelve('&system=eu')).toEqual({ ...size, name: '52' });
  });

  it('has bangles by their diameter and chains by their length, and nothing of what has no sizes', async () => {
    expect((await tableOf('wear_type=bangles&system=us')).sizes[1]).toMatchObject({
      id: '2-4',
      name: '2-4',
      diameter_um: 57_200,
      circumference_um: 179_542,
    });
    expect((await tableOf('wear_type=chains')).sizes[1]).toMatchObject({ id: '18', length_um: 457_200 });
    expect((await ask('size_guide/?wear_type=earrings')).statusCode).toBe(400);
    expect((await ask('size_guide/')).statusCode).toBe(400);
  });
});

describe('the ring sizer to print', () => {
  it('is a page in either language, the same to the byte while the release is', async () => {
    const first = await ask('ring_sizer/?paper=letter&lang=hi');
    expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'application/pdf']);
    const again = await ask('ring_sizer/?paper=letter&lang=hi', {
      'if-none-match': String(first.headers.etag),
    });
    expect(again.statusCode).toBe(304);
    const english = await ask('ring_sizer/');
    const pages = await textOfPdf(english.rawPayload);
    expect(pages).toHaveLength(1);
    const [text = ''] = pages;
    expect(text).toContain('Print this page at 100% (“actual size”), not “fit to page”.');
    expect(text).toContain('UK L 1/2 · US 6');
  });

  it('draws every circle and the line that proves the scale as long as they are', async () => {
    const widths = boxesOf(await drawSizer('a4', 'en'));
    const mm = 72 / 25.4;
    // A circle is as wide as it is high; its line lies outside.
    const circles = widths.filter(({ across, high }) => Math.abs(across - high) < 0.01 && across > 30);
    expect(circles).toHaveLength(RING_CIRCUMFERENCE_TENTH_MM.length);
    for (const [at, tenths] of RING_CIRCUMFERENCE_TENTH_MM.entries())
      expect(((circles[at]?.across ?? 0) - 0.5) / mm).toBeCloseTo(tenths / 10 / Math.PI, 2);
    const lines = widths.filter(({ high }) => high === 0).map(({ across }) => across / mm);
    expect(lines).toContainEqual(expect.closeTo(50, 3));
  });
});

/** The box around the points of each path that is stroked, in points of the page. */
function boxesOf(pdf: Buffer): { readonly across: number; readonly high: number }[] {
  const streams = [...pdf.toString('latin1').matchAll(/stream\n([\s\S]*?)\nendstream/g)];
  const drawing = streams
    .map(([, body = '']) => Buffer.from(body, 'latin1'))
    .map((body) => (body[0] === 0x78 ? inflateSync(body).toString('latin1') : ''))
    .find((text) => / m\n/.test(text) && / c\n/.test(text));
  if (drawing === undefined) throw new Error('There is no page with curves.');
  return drawing
    .split('\nS\n')
    .map((path) =>
      [...path.matchAll(/(-?[\d.]+) (-?[\d.]+) [mlc](?:\n|$)/g)].map(([, x, y]) => [Number(x), Number(y)]),
    )
    .map((points) => {
      const reach = (axis: 0 | 1): number => {
        const at = points.map((point) => point[axis] ?? 0);
        return Math.max(...at) - Math.min(...at);
      };
      return { across: reach(0), high: reach(1) };
    });
}
