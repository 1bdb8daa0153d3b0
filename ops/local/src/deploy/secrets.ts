/** Secrets of a store in containers, made at random: no two stores share one, and none has a default. */
import { createECDH, generateKeyPairSync, randomBytes } from 'node:crypto';

const BYTES = 32;
const secret = (): string => randomBytes(BYTES).toString('base64url');

const envFile = (settings: Readonly<Record<string, string>>): string =>
  Object.entries(settings)
    .map(([name, value]) => `${name}=${value}\n`)
    .join('');

/** The pair by which push services know the store, as `VAPID_*` want it. */
function pushKeys(): { readonly publicKey: string; readonly privateKey: string } {
  const pair = createECDH('prime256v1');
  const publicKey = pair.generateKeys('base64url');
  // A private key that begins with zeros would come out short.
  const privateKey = Buffer.concat([Buffer.alloc(BYTES), pair.getPrivateKey()]).subarray(-BYTES);
  return { publicKey, privateKey: privateKey.toString('base64url') };
}

/**
 * @returns text by file name. `x.env` is read by the services of that name in `deploy/compose/compose.yaml`,
 *   the others are mounted as they are. The certificate of the shop (`tls.pem`) is not among them.
 */
export function composeSecrets(): Readonly<Record<string, string>> {
  const signing = generateKeyPairSync('ed25519', {
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  const push = pushKeys();
  const [owner, pooled, replication, composer, operator] = [secret(), secret(), secret(), secret(), secret()];
  const [accessKey, secretKey] = [randomBytes(10).toString('hex'), secret()];
  const database = `postgresql://suvarna:${owner}@postgres:5432/suvarna`;
  const storage = (prefix: string) => ({
    [`${prefix}S3_ACCESS_KEY`]: accessKey,
    [`${prefix}S3_SECRET_KEY`]: secretKey,
  });
  return {
    'composer.env': envFile({ REGISTRY_TOKEN: composer, ...storage('SHELL_') }),
    'commerce.env': envFile({
      DATABASE_URL: `postgresql://suvarna_pooled:${pooled}@pgbouncer:6432/suvarna`,
      DATABASE_DIRECT_URL: database,
      SESSION_SECRET: secret(),
      DOCUMENT_SECRET: secret(),
      VAPID_PUBLIC_KEY: push.publicKey,
      VAPID_PRIVATE_KEY: push.privateKey,
      STAFF_VIEW_TOKEN: secret(),
      STAFF_ADMIN_TOKEN: secret(),
    }),
    'imaging.env': envFile(storage('IMAGING_')),
    'registry.env': envFile({
      DATABASE_URL: database,
      REGISTRY_OPERATOR_TOKENS: `operator:${operator}`,
      REGISTRY_COMPOSER_TOKEN: composer,
      REGISTRY_CODE_SECRET: secret(),
      ...storage(''),
    }),
    'releases.env': envFile({ REGISTRY_OPERATOR_TOKEN: operator }),
    'buckets.env': envFile(storage('')),
    'composition-signing.pem': signing.privateKey,
    'composition-signing.pub.pem': signing.publicKey,
    'database-owner': owner,
    'database-pooled': pooled,
    'database-replication': replication,
    'grafana-admin': secret(),
    'pgbouncer-users': `"suvarna_pooled" "${pooled}"\n`,
    'registry-composer-token': composer,
    'store-identities.json': JSON.stringify({
      identities: [
        {
          name: 'suvarna',
          credentials: [{ accessKey, secretKey }],
          actions: ['Admin', 'Read', 'Write', 'List'],
        },
      ],
    }),
  };
}
