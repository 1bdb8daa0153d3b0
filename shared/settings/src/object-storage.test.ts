import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { startFakeObjectStorage, type FakeObjectStorage } from '@suvarna/testing/fake-object-storage';
import { createObjectStorage } from './object-storage.ts';
import { readSettings, SettingsInvalid, type Environment } from './read-settings.ts';
import { objectStorageFrom } from './object-storage-settings.ts';

let fake: FakeObjectStorage;
beforeEach(async () => {
  fake = await startFakeObjectStorage();
});
afterEach(() => fake.close());

const keys = { region: 'ap-south-1', accessKeyId: 'AKIATEST', secretAccessKey: 'secret' };
const storage = () => createObjectStorage({ endpoint: fake.origin, bucket: 'remotes', ...keys });

describe('objects', () => {
  const bytes = Buffer.from('a file?>');

  it('are written, measured and read back', async () => {
    const objects = storage();
    expect([await objects.size('a/b'), await objects.read('a/b')]).toEqual([null, null]);
    await objects.write('a/b', bytes, 'image/avif');
    expect([await objects.size('a/b'), await objects.read('a/b')]).toEqual([bytes.byteLength, bytes]);
    expect([...fake.objects.keys()]).toEqual(['/remotes/a/b']);
    expect(fake.seen.find(({ method }) => method === 'PUT')?.type).toBe('image/avif');
  });

  it('are listed by how their keys begin, over several pages, and removed', async () => {
    await fake.close();
    fake = await startFakeObjectStorage({ page: 2 });
    const objects = storage();
    for (const key of ['shells/abc', 'shells/1.0.0', 'shells/2.0.0', 'other/x'])
      await objects.write(key, bytes);
    const keys = async () => (await objects.list('shells/')).map(({ key }) => key);
    expect(await keys()).toEqual(['shells/1.0.0', 'shells/2.0.0', 'shells/abc']);
    fake.writtenAt.set('/remotes/shells/2.0.0', new Date(5_000));
    expect(await objects.list('shells/2')).toEqual([{ key: 'shells/2.0.0', writtenAt: 5_000 }]);
    await objects.remove('shells/2.0.0');
    await objects.remove('shells/2.0.0');
    expect(await keys()).toEqual(['shells/1.0.0', 'shells/abc']);
  });

  it('are asked for with a signature of the day, the region and the service', async () => {
    await storage().read('a');
    const [{ authorization, date } = { authorization: '', date: '' }] = fake.seen;
    expect(authorization).toMatch(
      new RegExp(
        `^AWS4-HMAC-SHA256 Credential=AKIATEST/${date.slice(0, 8)}/ap-south-1/s3/aws4_request, SignedHeaders=\\S+, Signature=[0-9a-f]{64}$`,
      ),
    );
  });

  it('are asked for again when the storage is busy, and given up in the end', async () => {
    fake.fail(2);
    await storage().write('a', bytes);
    expect(fake.seen.map(({ method }) => method)).toEqual(['PUT', 'PUT', 'PUT']);
    fake.fail(99);
    await expect(storage().read('a')).rejects.toThrow(/object storage answered 503/);
  });
});

describe('settings of object storage', () => {
  it('are there together or not at all', () => {
    const read = (env: Environment, prefix?: string) =>
      readSettings('a service', env, (reader) => objectStorageFrom(reader, prefix));
    expect(read({}, 'IMAGING_')).toBeUndefined();
    expect(
      read({ S3_ENDPOINT: 'https://s3.example/', S3_BUCKET: 'b', S3_ACCESS_KEY: 'k', S3_SECRET_KEY: 's' }),
    ).toEqual({
      endpoint: 'https://s3.example',
      bucket: 'b',
      region: 'us-east-1',
      accessKeyId: 'k',
      secretAccessKey: 's',
    });
    expect(() => read({ IMAGING_S3_BUCKET: 'b', IMAGING_S3_ENDPOINT: 's3.example' }, 'IMAGING_')).toThrow(
      new SettingsInvalid('a service', [
        'IMAGING_S3_ENDPOINT must be an http(s) address',
        'IMAGING_S3_ACCESS_KEY is missing',
        'IMAGING_S3_SECRET_KEY is missing',
      ]),
    );
  });
});
