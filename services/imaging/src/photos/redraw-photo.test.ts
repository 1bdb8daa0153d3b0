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

describe('a photo drawn again', () => {
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

  it('has the same corner above on the left, whichever of the eight ways it was held', async () => {
    const whole = await sharp({ create: { width: 40, height: 20, channels: 3, background: 'blue' } })
      .composite([
        { input: { create: { width: 20, height: 20, channels: 3, background: 'red' } }, left: 0, top: 0 },
      ])
      .png()
      .toBuffer();
    const corners: string[] = [];
    for (const orientation of [1, 2, 3, 4, 5, 6, 7, 8])
      for (const format of ['jpeg', 'png', 'webp'] as const) {
        const held = await sharp(whole).toFormat(format).withMetadata({ orientation }).toBuffer();
        const { jpeg, width } = await drawnAnew(held);
        const [red = 0] = await sharp(jpeg).raw().toBuffer();
        corners.push(`${String(width)} ${red > 200 ? 'red' : 'blue'}`);
      }
    const ways = ['40 red', '40 blue', '40 blue', '40 red', '20 red', '20 red', '20 blue', '20 blue'];
    expect(corners).toEqual(ways.flatMap((way) => [way, way, way]));
  });

  it('is its first frame, however many follow', async () => {
    const colours = ['#ff0000', '#00ff00', '#0000ff'];
    const raw = await Promise.all(
      colours.map((background) =>
        sharp({ create: { width: 20, height: 20, channels: 3, background } })
          .raw()
          .toBuffer(),
      ),
    );
    const moving = await sharp(Buffer.concat(raw), {
      raw: { width: 20, height: 60, channels: 3, pageHeight: 20 },
    })
      .webp()
      .toBuffer();
    const drawn = await drawnAnew(moving);
    expect(drawn).toMatchObject({ width: 20, height: 20 });
    expect((await sharp(drawn.jpeg).stats()).dominant).toMatchObject({ r: 248, g: 8, b: 8 });
  });

  it.each([
    ['of a printer', () => photo().toColourspace('cmyk').jpeg()],
    ['of a wide screen', () => photo().withIccProfile('p3').jpeg()],
    ['of sixteen bits', () => photo().toColourspace('rgb16').png()],
    ['of a palette', () => photo().png({ palette: true })],
    ['that come in passes', () => photo().jpeg({ progressive: true })],
    ['without loss', () => photo().webp({ lossless: true })],
  ])('has the colours it had: %s', async (_what, made) => {
    const { channels } = await sharp((await drawnAnew(await made().toBuffer())).jpeg).stats();
    for (const [at, tone] of [230, 190, 80].entries())
      expect(Math.abs((channels[at]?.mean ?? 0) - tone)).toBeLessThan(14);
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

  it.each(['jpeg', 'png', 'webp'] as const)('a %s that is not whole', async (format) => {
    const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
    const whole = await sharp({ create: { width: 90, height: 60, channels: 3, background: 'red', noise } })
      .toFormat(format)
      .toBuffer();
    expect(await redrawPhoto(whole)).toMatchObject({ width: 90 });
    for (const part of [0.02, 0.2, 0.5, 0.9, 0.99])
      expect(await redrawPhoto(whole.subarray(0, Math.floor(whole.length * part)))).toBeUndefined();
  });

  it.each(['gif', 'tiff', 'avif'] as const)('a picture of another kind: %s', async (format) => {
    expect(await redrawPhoto(await photo().toFormat(format).toBuffer())).toBeUndefined();
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
