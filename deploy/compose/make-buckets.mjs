/** `make-buckets.mjs <name>…`: makes the buckets of the object storage that are not there. */
import { AwsClient } from 'aws4fetch';

const {
  S3_ENDPOINT: endpoint = '',
  S3_ACCESS_KEY: accessKeyId = '',
  S3_SECRET_KEY: secretAccessKey = '',
} = process.env;
const PATIENCE_MS = 60_000;
const PAUSE_MS = 500;
const client = new AwsClient({
  accessKeyId,
  secretAccessKey,
  region: 'us-east-1',
  service: 's3',
  retries: 0,
});

/** The storage may still start. @throws the last failure once patience is over */
async function make(bucket, until = Date.now() + PATIENCE_MS) {
  for (;;) {
    try {
      const answer = await client.fetch(`${endpoint}/${bucket}`, { method: 'PUT' });
      // 409: it is there.
      if (answer.ok || answer.status === 409) return;
      throw new Error(`object storage answered ${answer.status} to a new bucket ${bucket}`);
    } catch (error) {
      if (Date.now() > until) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
}
for (const bucket of process.argv.slice(2)) await make(bucket);
