import { AwsClient } from 'aws4fetch';
import { hashInAddress } from '@suvarna/contracts/delivery/release';
import type { BlobStore } from '../domain/ports.ts';

export interface S3Options {
  /** `https://host[:port]`, addressed as `/bucket/key`. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly region: string;
}

const DEADLINE = 10_000;

/** Blobs in object storage. Retries are the library's: three, with growing pauses, on 429 and 5xx. */
export function createS3Blobs({ endpoint, bucket, accessKeyId, secretAccessKey, region }: S3Options): BlobStore {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 3 });
  const addressOf = (hash: string): string => `${endpoint}/${bucket}/blobs/${hashInAddress(hash)}`;
  const call = async (method: string, hash: string, body?: Uint8Array<ArrayBuffer>): Promise<Response> => {
    const answer = await client.fetch(addressOf(hash), { method, signal: AbortSignal.timeout(DEADLINE), ...(body ? { body } : {}) });
    if (!answer.ok && answer.status !== 404) throw new Error(`object storage answered ${answer.status} to ${method} ${hash}`);
    return answer;
  };

  return {
    async size(hash) {
      const answer = await call('HEAD', hash);
      return answer.ok ? Number(answer.headers.get('content-length')) : null;
    },
    async read(hash) {
      const answer = await call('GET', hash);
      return answer.ok ? Buffer.from(await answer.arrayBuffer()) : null;
    },
    async write(hash, bytes) {
      const answer = await call('PUT', hash, new Uint8Array(bytes));
      if (!answer.ok) throw new Error(`object storage has no bucket ${bucket}`);
    },
  };
}
