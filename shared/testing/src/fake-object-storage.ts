import { createServer } from 'node:http';
import { listenAt, shut } from './local-server.ts';

/** A bucket in this process that takes and gives objects as S3 does, and remembers who asked how. */
export interface FakeObjectStorage {
  readonly origin: string;
  readonly objects: Map<string, Buffer>;
  readonly seen: {
    readonly method: string | undefined;
    readonly url: string;
    readonly authorization: string | undefined;
    readonly date: string;
    readonly type: string | undefined;
  }[];
  /** The next so many calls are answered 503. */
  readonly fail: (calls: number) => void;
  readonly close: () => Promise<void>;
}

export async function startFakeObjectStorage(): Promise<FakeObjectStorage> {
  const objects = new Map<string, Buffer>();
  const seen: FakeObjectStorage['seen'] = [];
  let failures = 0;
  const server = createServer((request, answer) => {
    const chunks: Buffer[] = [];
    request
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .once('end', () => {
        const { method, url = '', headers } = request;
        seen.push({
          method,
          url,
          authorization: headers.authorization,
          date: String(headers['x-amz-date']),
          type: headers['content-type'],
        });
        if (failures > 0) {
          failures -= 1;
          answer.writeHead(503).end();
          return;
        }
        if (method === 'PUT') objects.set(url, Buffer.concat(chunks));
        const object = objects.get(url);
        answer
          .writeHead(object ? 200 : 404, { 'content-length': object?.byteLength ?? 0 })
          .end(method === 'GET' ? object : undefined);
      });
  });
  return {
    origin: await listenAt(server),
    objects,
    seen,
    fail: (calls) => {
      failures = calls;
    },
    close: () => shut(server),
  };
}
