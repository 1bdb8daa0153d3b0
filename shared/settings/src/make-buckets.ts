/**
 * `make-buckets.ts <name>…`: makes the buckets of an object storage that are not there (`S3_ENDPOINT`,
 * `S3_ACCESS_KEY`, `S3_SECRET_KEY`). The storage may still start.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';

const PATIENCE_MS = 60_000;
const PAUSE_MS = 500;
const THERE_ALREADY = 409;

const {
  S3_ENDPOINT: endpoint = '',
  S3_ACCESS_KEY: accessKeyId = '',
  S3_SECRET_KEY: secretAccessKey = '',
} = process.env;
const client = new AwsClient({
  accessKeyId,
  secretAccessKey,
  region: 'us-east-1',
  service: 's3',
  retries: 0,
});

async function make(bucket: string): Promise<void> {
  const answer = await client.fetch(`${endpoint}/${bucket}`, { method: 'PUT' });
  if (!answer.ok && answer.status !== THERE_ALREADY)
    throw new Error(`object storage answered ${answer.status} to a new bucket ${bucket}`);
}

const until = performance.now() + PATIENCE_MS;
for (const bucket of process.argv.slice(2))
  for (;;) {
    try {
      await make(bucket);
      break;
    } catch (error) {
      if (performance.now() > until) throw error;
      await delay(PAUSE_MS);
    }
  }
