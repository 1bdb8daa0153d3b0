import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createObjectStorage } from '@suvarna/settings/object-storage';
import { startFakeObjectStorage, type FakeObjectStorage } from '@suvarna/testing/fake-object-storage';
import { addressOf, testService, testRenderer } from '../testing.fixtures.ts';
import { openS3Cache } from './s3-cache.ts';

let fake: FakeObjectStorage;
beforeEach(async () => {
  fake = await startFakeObjectStorage();
});
afterEach(() => fake.close());

const settings = () => ({
  IMAGING_CACHE: '',
  IMAGING_S3_ENDPOINT: fake.origin,
  IMAGING_S3_BUCKET: 'pictures',
  IMAGING_S3_ACCESS_KEY: 'AKIATEST',
  IMAGING_S3_SECRET_KEY: 'secret',
});
const storage = () =>
  createObjectStorage(
    {
      endpoint: fake.origin,
      bucket: 'pictures',
      region: 'ap-south-1',
      accessKeyId: 'AKIATEST',
      secretAccessKey: 'secret',
    },
    { retries: 0 },
  );

describe('pictures in object storage', () => {
  it('are found by the next image service, which draws nothing', async () => {
    const renderer = testRenderer();
    for (const made of [1, 1]) {
      const service = await testService({ renderer, env: settings() });
      const answer = await service.http.inject({ url: addressOf(1), headers: { accept: 'image/avif' } });
      expect([answer.headers['x-picture'], renderer.made.length]).toEqual(['final', made]);
      await service.close();
    }
    expect(fake.seen.find(({ method }) => method === 'PUT')?.type).toBe('image/avif');
    expect(
      [...fake.objects.keys()].every((key) =>
        /^\/pictures\/pictures\/[0-9a-z]{2}\/[0-9a-z]{14}-hero-yellow-515\.avif$/.test(key),
      ),
    ).toBe(true);
  });

  it('are not there when they are empty or were dropped', async () => {
    const cache = openS3Cache(storage(), {
      onFault: (error) => {
        throw error;
      },
    });
    await cache.put('aa-1.avif', Buffer.from('picture'));
    expect(await cache.has('aa-1.avif')).toBe(true);
    await cache.drop('aa-1.avif');
    expect([
      await cache.has('aa-1.avif'),
      await cache.get('aa-1.avif'),
      await cache.has('bb-2.avif'),
    ]).toEqual([false, undefined, false]);
  });

  it('are made again while it is away: it is reported once, left alone for a while, and then asked again', async () => {
    let time = 0;
    let faults = 0;
    const cache = openS3Cache(storage(), {
      onFault: () => {
        faults += 1;
      },
      rest: 1_000,
      now: () => time,
    });
    await cache.put('aa-1.avif', Buffer.from('picture'));
    fake.fail(1);
    expect([await cache.get('aa-1.avif'), await cache.get('aa-1.avif'), faults]).toEqual([
      undefined,
      undefined,
      1,
    ]);
    const asked = fake.seen.length;
    await cache.put('bb-2.avif', Buffer.from('lost'));
    expect(fake.seen).toHaveLength(asked);
    time = 1_000;
    expect(String(await cache.get('aa-1.avif'))).toBe('picture');
    expect(await cache.get('bb-2.avif')).toBeUndefined();
  });
});
