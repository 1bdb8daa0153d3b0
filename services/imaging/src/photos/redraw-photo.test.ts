import { afterEach, describe, expect, it } from '@jest/globals';
import { HOSTILE_FILES } from '@suvarna/testing/hostile-files';
import sharp from 'sharp';
import { testService, type TestService } from '../testing.fixtures.ts';
import { redrawPhoto, type Redrawn } from './redraw-photo.ts';

const photo = (width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 3, background: '#e6be50' } });
/** Of a photo that is none of what is refused. */
async function drawnAnew(bytes: Buffer): Promise<Redrawn> {
  const drawn = await redrawPhoto(bytes);
  if (typeof drawn !== 'object') throw new Error(`It was not drawn: ${String(drawn)}.`);
  return drawn;
}
const SCRIPT = '<script>alert(1)</script>';

describe('a photo drawn anew', () => {
  it('has its pixels, and nothing of who took it where', async () => {
    const taken = await photo()
      .jpeg()
      .withExif({
        IFD0: { Make: 'Camera', Copyright: 'Asha' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '12/1 58/1 0/1' },
      })
      .toBuffer();
    expect((await sharp(taken).metadata()).exif).toBeDefined();
    const drawn = await drawnAnew(taken);
    expect(drawn).toMatchObject({ width: 40, height: 30 });
    const { exif, icc, xmp, iptc, format } = await sharp(drawn.jpeg).metadata();
    expect({ exif, icc, xmp, iptc, format }).toEqual({
      exif: undefined,
      icc: undefined,
      xmp: undefined,
      iptc: undefined,
      format: 'jpeg',
    });
  });

  it('stands as the camera was held', async () => {
    const held = await photo().jpeg().withMetadata({ orientation: 6 }).toBuffer();
    expect(await redrawPhoto(held)).toMatchObject({ width: 30, height: 40 });
  });

  it.each(['png', 'webp'] as const)('is a JPEG on white, whatever it was: %s', async (format) => {
    const clear = await sharp({
      create: { width: 8, height: 8, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .toFormat(format)
      .toBuffer();
    const { channels } = await sharp((await drawnAnew(clear)).jpeg).stats();
    expect(channels.map(({ min }) => min)).toEqual([255, 255, 255]);
  });

  it('is no larger than it is shown', async () => {
    const wide = await photo(3_000, 1_500).jpeg().toBuffer();
    expect(await redrawPhoto(wide)).toMatchObject({ width: 1_200, height: 600 });
  });

  it.each([
    ['behind the end of a JPEG', async () => [await photo().jpeg().toBuffer(), Buffer.from(SCRIPT)]],
    [
      'behind the end of a PNG',
      async () => [await photo().png().toBuffer(), Buffer.from(`PK\u0003\u0004${SCRIPT}`)],
    ],
    [
      'in a comment of a JPEG',
      async () => {
        const jpeg = await photo().jpeg().toBuffer();
        const words = Buffer.from(SCRIPT);
        const comment = Buffer.from([0xff, 0xfe, 0, words.length + 2]);
        return [jpeg.subarray(0, 2), comment, words, jpeg.subarray(2)];
      },
    ],
  ])('leaves behind what was hidden %s', async (_where, parts) => {
    const drawn = await drawnAnew(Buffer.concat(await parts()));
    expect(drawn.jpeg.includes('script')).toBe(false);
    expect(drawn.jpeg.includes('PK')).toBe(false);
  });
});

describe('what is refused', () => {
  it.each(Object.entries(HOSTILE_FILES))('%s', async (what, bytes) => {
    expect(await redrawPhoto(bytes)).toBe(what.startsWith('a bomb') ? 'too-large' : undefined);
  });

  it('a photo of more than 25 million pixels, for what it is', async () => {
    const [large, largest] = [photo(6_000, 4_300), photo(5_000, 5_000)];
    for (const format of ['jpeg', 'png'] as const)
      expect(await redrawPhoto(await large.clone().toFormat(format).toBuffer())).toBe('too-large');
    expect(await redrawPhoto(await largest.jpeg().toBuffer())).toMatchObject({ width: 1_200 });
  });

  it('nothing', async () => {
    expect(await redrawPhoto(Buffer.alloc(0))).toBeUndefined();
  });

  const running: TestService[] = [];
  afterEach(async () => {
    for (const service of running.splice(0)) await service.close();
  });

  it('is answered with a code by the call, and a photo with its size', async () => {
    const service = await testService({ committed: [] });
    running.push(service);
    const send = (payload: Buffer) =>
      service.http.inject({
        method: 'POST',
        url: '/photos',
        headers: { 'content-type': 'application/octet-stream' },
        payload,
      });
    const refused = await send(Buffer.from('<svg/>'));
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([422, 'REQUEST.INVALID']);
    const large = await send(HOSTILE_FILES['a bomb just above what may come'] ?? Buffer.alloc(0));
    expect([large.statusCode, large.json<{ code: string }>().code]).toEqual([422, 'REQUEST.TOO_LARGE']);
    expect((await send(Buffer.alloc(400_000))).statusCode).toBe(400);
    const good = await send(await photo().jpeg().toBuffer());
    expect(good.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'x-width': '40',
      'x-height': '30',
      'x-content-type-options': 'nosniff',
    });
  });
});
