import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { sha384Of } from '@suvarna/contracts/delivery/release';
import { createS3Blobs } from './s3-blobs.ts';

let server: Server;
let objects: Map<string, Buffer>;
let failures: number;
let seen: { method: string | undefined; url: string | undefined; authorization: string | undefined; date: string | undefined }[];

beforeEach(async () => {
  objects = new Map();
  seen = [];
  failures = 0;
  server = createServer((request, answer) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk)).once('end', () => {
      const { method, url = '', headers } = request;
      seen.push({ method, url, authorization: headers.authorization, date: String(headers['x-amz-date']) });
      if (failures > 0) { failures -= 1; answer.writeHead(503).end(); return; }
      if (method === 'PUT') objects.set(url, Buffer.concat(chunks));
      const object = objects.get(url);
      answer.writeHead(object ? 200 : 404, { 'content-length': object?.byteLength ?? 0 }).end(method === 'GET' ? object : undefined);
    });
  });
  await new Promise<void>((resolve) => { server.listen(0, '127.0.0.1', resolve); });
});
afterEach(() => new Promise((resolve) => { server.close(resolve); server.closeAllConnections(); }));

const store = () => createS3Blobs({
  endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, bucket: 'remotes', region: 'ap-south-1', accessKeyId: 'AKIATEST', secretAccessKey: 'secret',
});

describe('blobs in object storage', () => {
  const bytes = Buffer.from('a file?>');
  const hash = sha384Of(bytes);

  it('are written, measured and read back', async () => {
    const blobs = store();
    expect(await blobs.size(hash)).toBeNull();
    expect(await blobs.read(hash)).toBeNull();
    await blobs.write(hash, bytes);
    expect(await blobs.size(hash)).toBe(bytes.byteLength);
    expect(await blobs.read(hash)).toEqual(bytes);
    expect([...objects.keys()]).toEqual([`/remotes/blobs/${hash.replaceAll('+', '-').replaceAll('/', '_')}`]);
  });

  it('are asked for with a signature of the day, the region and the service', async () => {
    await store().read(hash);
    expect(seen[0]?.authorization).toMatch(new RegExp(`^AWS4-HMAC-SHA256 Credential=AKIATEST/${seen[0]?.date?.slice(0, 8)}/ap-south-1/s3/aws4_request, SignedHeaders=\\S+, Signature=[0-9a-f]{64}$`));
  });

  it('are asked for again when the storage is busy, and given up in the end', async () => {
    failures = 2;
    await store().write(hash, bytes);
    expect(seen.map(({ method }) => method)).toEqual(['PUT', 'PUT', 'PUT']);
    failures = 99;
    await expect(store().read(hash)).rejects.toThrow(/object storage answered 503/);
  });
});
