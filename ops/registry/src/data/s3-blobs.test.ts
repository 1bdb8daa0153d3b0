import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { sha384Of } from '@suvarna/contracts/release-delivery';
import { startFakeObjectStorage, type FakeObjectStorage } from '@suvarna/testing/fake-object-storage';
import { createS3Blobs } from './s3-blobs.ts';

let fake: FakeObjectStorage;
beforeEach(async () => {
  fake = await startFakeObjectStorage();
});
afterEach(() => fake.close());

it('blobs in object storage are written, measured and read back under their hash', async () => {
  const bytes = Buffer.from('a file?>');
  const hash = sha384Of(bytes);
  const blobs = createS3Blobs({
    endpoint: fake.origin,
    bucket: 'remotes',
    region: 'ap-south-1',
    accessKeyId: 'AKIATEST',
    secretAccessKey: 'secret',
  });
  expect([await blobs.size(hash), await blobs.read(hash)]).toEqual([null, null]);
  await blobs.write(hash, bytes);
  expect([await blobs.size(hash), await blobs.read(hash)]).toEqual([bytes.byteLength, bytes]);
  expect([...fake.objects.keys()]).toEqual([
    `/remotes/blobs/${hash.replaceAll('+', '-').replaceAll('/', '_')}`,
  ]);
});
