import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { openBanners } from '../banners/banner-files.ts';
import { bannerRoutes } from './banner.routes.ts';

let folder: string;
let http: FastifyInstance;
let master: Buffer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'banners-'));
  master = await sharp({ create: { width: 720, height: 720, channels: 3, background: '#e8e0d4' } })
    .avif({ effort: 0 })
    .toBuffer();
  await writeFile(join(folder, 'nose-pins-square.avif'), master);
  http = Fastify();
  await http.register(bannerRoutes(await openBanners(folder)));
});
afterAll(async () => {
  await http.close();
  await rm(folder, { recursive: true });
});

const ask = (name: string, headers: Record<string, string> = { accept: 'image/avif,image/webp,*/*' }) =>
  http.inject({ method: 'GET', url: `/media/banners/${name}`, headers });

describe('a banner', () => {
  it('is served as it lies there, for a day, by what the client reads, and not sent twice', async () => {
    const answer = await ask('nose-pins-square-720');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/avif',
      'cache-control': 'public, max-age=86400',
      vary: 'Accept',
    });
    expect(answer.rawPayload.equals(master)).toBe(true);
    const again = await ask('nose-pins-square-720', {
      accept: 'image/avif',
      'if-none-match': String(answer.headers['etag']),
    });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  });

  it('is made smaller, and for browsers without AVIF, from what lies there', async () => {
    const small = await ask('nose-pins-square-360', { accept: 'image/webp' });
    expect(await sharp(small.rawPayload).metadata()).toMatchObject({
      format: 'webp',
      width: 360,
      height: 360,
    });
    expect((await ask('nose-pins-square-360', {})).headers['content-type']).toBe('image/jpeg');
  });

  it('has an address for each that is pages ask for, and no other', async () => {
    expect((await ask('rings-square-720')).statusCode).toBe(404);
    for (const wrong of [
      'nose-pins-square-361',
      'nose-pins-tall-720',
      '..-square-720',
      'nose-pins-square-720?x=1',
    ])
      expect([wrong, (await ask(wrong)).statusCode]).toEqual([wrong, 400]);
  });
});
