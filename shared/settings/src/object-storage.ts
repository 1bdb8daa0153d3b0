import { AwsClient } from 'aws4fetch';

export interface ObjectStorageOptions {
  /** `https://host[:port]`, addressed as `/bucket/key`. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly region: string;
}

export interface Patience {
  /** How often a call is repeated, with growing pauses, on 429 and 5xx. */
  readonly retries?: number;
  /** Milliseconds a call may take in all. */
  readonly deadline?: number;
}

/** Objects by key in one bucket that speaks S3. Every call throws when the storage does not answer, or refuses. */
export interface ObjectStorage {
  /** Bytes of the object, `null` when there is none. */
  readonly size: (key: string) => Promise<number | null>;
  readonly read: (key: string) => Promise<Buffer | null>;
  readonly write: (key: string, bytes: Uint8Array, contentType?: string) => Promise<void>;
  /** All objects whose keys begin with `prefix`. */
  readonly list: (prefix: string) => Promise<readonly ListedObject[]>;
  /** Removing what is not there is no error. */
  readonly remove: (key: string) => Promise<void>;
}

interface ListedObject {
  readonly key: string;
  /** Milliseconds since the epoch. */
  readonly writtenAt: number;
}

export function createObjectStorage(
  { endpoint, bucket, accessKeyId, secretAccessKey, region }: ObjectStorageOptions,
  { retries = 3, deadline = 10_000 }: Patience = {},
): ObjectStorage {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries });
  const call = async (
    method: string,
    key: string,
    more: Pick<RequestInit, 'body' | 'headers'> = {},
  ): Promise<Response> => {
    const answer = await client.fetch(`${endpoint}/${bucket}/${key}`, {
      method,
      signal: AbortSignal.timeout(deadline),
      ...more,
    });
    if (!answer.ok && answer.status !== 404)
      throw new Error(`object storage answered ${answer.status} to ${method} ${key}`);
    return answer;
  };
  const noBucket = (): Error => new Error(`object storage has no bucket ${bucket}`);
  return {
    async size(key) {
      const answer = await call('HEAD', key);
      return answer.ok ? Number(answer.headers.get('content-length')) : null;
    },
    async read(key) {
      const answer = await call('GET', key);
      return answer.ok ? Buffer.from(await answer.arrayBuffer()) : null;
    },
    async write(key, bytes, contentType) {
      const answer = await call('PUT', key, {
        body: new Uint8Array(bytes),
        ...(contentType !== undefined && { headers: { 'content-type': contentType } }),
      });
      if (!answer.ok) throw noBucket();
    },
    async list(prefix) {
      const found: ListedObject[] = [];
      let after = '';
      do {
        const query = new URLSearchParams({
          'list-type': '2',
          'encoding-type': 'url',
          prefix,
          ...(after !== '' && { 'continuation-token': after }),
        });
        const answer = await call('GET', `?${query.toString()}`);
        if (!answer.ok) throw noBucket();
        const text = await answer.text();
        for (const [, object = ''] of text.matchAll(/<Contents>(.*?)<\/Contents>/gs))
          found.push({
            key: decodeURIComponent(elementIn(object, 'Key').replaceAll('+', ' ')),
            writtenAt: Date.parse(elementIn(object, 'LastModified')),
          });
        after = elementIn(text, 'NextContinuationToken');
      } while (after !== '');
      return found;
    },
    async remove(key) {
      await call('DELETE', key);
    },
  };
}

/** Text of the first element of that name, `''` when there is none. Keys come percent-encoded: nothing in it is escaped. */
const elementIn = (xml: string, name: string): string =>
  new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? '';
