import { createServer } from 'node:http';
import { listenAt, shut } from './local-server.ts';

/** A bucket in this process that takes and gives objects as S3 does, and remembers who asked how. */
export interface FakeObjectStorage {
  readonly origin: string;
  readonly objects: Map<string, Buffer>;
  /** When each was written, as lists say it. */
  readonly writtenAt: Map<string, Date>;
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

/** @param page - how many objects a list names at most before it has to be asked on */
export async function startFakeObjectStorage({ page = 1_000 } = {}): Promise<FakeObjectStorage> {
  const objects = new Map<string, Buffer>();
  const writtenAt = new Map<string, Date>();
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
        const { pathname, searchParams } = new URL(url, 'http://storage');
        if (method === 'GET' && searchParams.get('list-type') === '2') {
          answer.writeHead(200, { 'content-type': 'application/xml' });
          answer.end(listOf(pathname, searchParams));
          return;
        }
        if (method === 'PUT') {
          objects.set(url, Buffer.concat(chunks));
          writtenAt.set(url, new Date());
        }
        if (method === 'DELETE') {
          objects.delete(url);
          answer.writeHead(204).end();
          return;
        }
        const object = objects.get(url);
        answer
          .writeHead(object ? 200 : 404, { 'content-length': object?.byteLength ?? 0 })
          .end(method === 'GET' ? object : undefined);
      });
  });
  function listOf(bucket: string, asked: URLSearchParams): string {
    const prefix = asked.get('prefix') ?? '';
    const keys = [...objects.keys()]
      .filter((url) => url.startsWith(`${bucket}${prefix}`))
      .map((url) => url.slice(bucket.length))
      .toSorted();
    const from = Number(asked.get('continuation-token') ?? 0);
    const contents = keys
      .slice(from, from + page)
      .map(
        (key) =>
          `<Contents><Key>${encodeURIComponent(key)}</Key><LastModified>${(writtenAt.get(bucket + key) ?? new Date(0)).toISOString()}</LastModified></Contents>`,
      );
    const more =
      from + page < keys.length
        ? `<NextContinuationToken>${String(from + page)}</NextContinuationToken>`
        : '';
    return `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult>${more}${contents.join('')}</ListBucketResult>`;
  }
  return {
    origin: await listenAt(server),
    objects,
    writtenAt,
    seen,
    fail: (calls) => {
      failures = calls;
    },
    close: () => shut(server),
  };
}
