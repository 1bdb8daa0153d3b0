import { afterEach, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { deflateSync } from 'node:zlib';
import { testService, type TestService } from '../testing.fixtures.ts';
import { redrawPhoto } from './redraw-photo.ts';

const photo = (width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 3, background: '#e6be50' } });
const SCRIPT = '<script>alert(1)</script>';

/** A chunk of a PNG without its check sum, which decoders of headers do not look at. */
function chunk(name: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return Buffer.concat([length, Buffer.from(name, 'latin1'), data, Buffer.alloc(4)]);
}

function pngBomb(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1_000_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

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
    const drawn = await redrawPhoto(taken);
    expect(drawn).toMatchObject({ width: 40, height: 30 });
    const { exif, icc, xmp, iptc, format } = await sharp(drawn?.jpeg).metadata();
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
    const { channels } = await sharp((await redrawPhoto(clear))?.jpeg).stats();
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
    const drawn = await redrawPhoto(Buffer.concat(await parts()));
    expect(drawn?.jpeg.includes('script')).toBe(false);
    expect(drawn?.jpeg.includes('PK')).toBe(false);
  });
});

describe('what is refused', () => {
  const CORPUS: readonly (readonly [string, () => Buffer | Promise<Buffer>])[] = [
    ['nothing', () => Buffer.alloc(0)],
    ['a text', () => Buffer.from('hello')],
    ['an SVG', () => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`)],
    [
      'an SVG that reads files',
      () => Buffer.from('<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>'),
    ],
    ['an SVG behind white space', () => Buffer.from('  \n<?xml version="1.0"?><svg onload="alert(1)"/>')],
    ['a page', () => Buffer.from(`<!doctype html>${SCRIPT}`)],
    ['a GIF that is a script', () => Buffer.from('GIF89a/*\u0001\u0000*/=1;alert(1)//')],
    ['a GIF', () => photo().gif().toBuffer()],
    ['a TIFF', () => photo().tiff().toBuffer()],
    ['a PDF', () => Buffer.from('%PDF-1.7\n1 0 obj<</JS(app.alert(1))>>')],
    ['an archive', () => Buffer.from('PK\u0003\u0004')],
    ['a program', () => Buffer.from('MZ\u0090\u0000')],
    [
      'the first bytes of a JPEG and a page',
      () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from(SCRIPT)]),
    ],
    [
      'the first bytes of a PNG and a page',
      () =>
        Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), Buffer.from(SCRIPT)]),
    ],
    ['a WebP of nothing', () => Buffer.from('RIFF\u0004\u0000\u0000\u0000WEBP')],
    [
      'half a JPEG',
      async () => {
        const jpeg = await photo(400, 400).jpeg().toBuffer();
        return jpeg.subarray(0, 300);
      },
    ],
    ['a bomb of 3.6 thousand million pixels', () => pngBomb(60_000)],
    ['a bomb just above what may come', () => pngBomb(5_001)],
  ];

  it.each(CORPUS)('%s', async (_what, bytes) => {
    expect(await redrawPhoto(await bytes())).toBeUndefined();
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
    expect((await send(Buffer.alloc(200_000))).statusCode).toBe(400);
    const good = await send(await photo().jpeg().toBuffer());
    expect(good.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'x-width': '40',
      'x-height': '30',
      'x-content-type-options': 'nosniff',
    });
  });
});
