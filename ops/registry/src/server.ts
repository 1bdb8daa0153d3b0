/** The registry as a process: settings, secrets, listening, and an orderly end. */
import { settingsOfProcess } from '@suvarna/settings/process-settings';
import { readFile } from 'node:fs/promises';
import { migrate } from '@suvarna/database/migrate';
import { endOnSignals } from '@suvarna/settings/drain';
import { logIds } from '@suvarna/telemetry/log-ids';
import { startTracing } from '@suvarna/telemetry/spans';
import { pino } from 'pino';
import { readCompositionKeys } from '@suvarna/contracts/release-delivery';
import { leaveFirstAccount } from './client/first-account.ts';
import { CHANNEL, createRegistry } from './app.ts';
import { readConfig, type RegistryConfig } from './config.ts';
import { startCompositionFeed } from './data/composition-feed.ts';
import { createDiskBlobs } from './data/disk-blobs.ts';
import { createReadShell } from './data/shell-manifest.ts';
import { createHeadMemory } from './data/stored-head.ts';
import {
  createSigner,
  localSigningKey,
  localToken,
  pinnedPublicKeys,
  signersOfHistory,
} from './data/local-secrets.ts';
import { createRegistryPool } from './data/registry-pool.ts';
import { createS3Blobs } from './data/s3-blobs.ts';
import { publicKeyList } from './data/public-keys.ts';
import { createOneTimeCodes } from './domain/people/codes.ts';
import { createHistorySigner } from './domain/signed-history.ts';
import { createSmokeCheck } from './domain/smoke-check.ts';
import { MIGRATIONS } from './migrations.ts';

const RENEW_EVERY = 10 * 60_000;
/** Composers report as often. */
const LOOK_EVERY = 2_000;

const config = settingsOfProcess(readConfig);
const logger = pino({ level: config.logLevel, base: { service: 'registry' }, mixin: logIds });
const logError = (error: Error): void => logger.error({ err: error }, 'database connection failed');
const endTracing = await startTracing({
  settings: config.tracing,
  service: 'registry',
  isEdge: false,
  onFault: (reason) => logger.warn({ reason }, 'spans were not sent'),
});

await migrate({
  url: config.databaseUrl,
  schema: 'registry',
  directory: MIGRATIONS,
  onLine: (line) => logger.info(line),
});
const { signer, tokens, codes } = await secrets(config);
const pool = await createRegistryPool(config.databaseUrl, logError, config.connections);
const feed = await startCompositionFeed(config.databaseUrl, logError);
const historySigner = createHistorySigner(
  signer,
  readCompositionKeys(await signersOfHistory(config.dataDir, signer)),
);
const memory = await createHeadMemory(
  {
    dataDir: config.dataDir,
    historySigner,
    now: () => new Date(),
    onError: (error) =>
      logger.error({ err: error }, 'what was signed last could not be written beside the key'),
  },
  CHANNEL,
);
const registry = await createRegistry({
  pool,
  feed,
  signer,
  historySigner,
  memory,
  signOldHistory: config.signOldHistory,
  tokens,
  logger,
  trustedProxies: config.trustedProxies,
  twoPeople: config.twoPeople,
  signIn: { console: config.console, codes, allowsPasswordAlone: config.isLocal },
  canaryPolicy: config.canaryPolicy,
  streams: config.streams,
  publicKeys: publicKeyList([signer.publicPem, ...(await pinnedPublicKeys(config.dataDir))]),
  blobs:
    config.storage.kind === 's3'
      ? createS3Blobs(config.storage.options)
      : createDiskBlobs(config.storage.directory),
  readShell: createReadShell(config.shellManifest),
  smoke: createSmokeCheck({
    deadline: config.smokeDeadline,
    api: config.smokeApi,
    origin: config.shopOrigin,
  }),
});
const renew = (): void => {
  registry
    .renew()
    .catch((error: unknown) => logger.error({ err: error }, 'the composition could not be signed again'));
};
await registry.renew();
const renewal = setInterval(renew, RENEW_EVERY);
let looking = false;
const watch = setInterval(() => {
  if (looking) return;
  looking = true;
  registry
    .watch()
    .catch((error: unknown) =>
      logger.error({ err: error }, 'the canary could not be judged, or an order that waited not carried out'),
    )
    .finally(() => {
      looking = false;
    });
}, LOOK_EVERY);
if (config.isLocal) {
  const account = await registry.makeLocalAccount();
  // The starter shows it once and removes it.
  if (account) await leaveFirstAccount(config.dataDir, account);
}
await registry.app.listen({ host: config.host, port: config.port });

endOnSignals(
  {
    noticeMs: config.noticeMs,
    drain: () => registry.drain(),
    async close() {
      clearInterval(renewal);
      clearInterval(watch);
      await registry.app.close();
      await feed.stop();
      await pool.end();
      await endTracing();
    },
  },
  {
    stopping: (signal) => logger.info({ signal }, 'stopping'),
    stopped: () => logger.info('stopped'),
    failed: (error) => logger.fatal({ err: error }, 'no orderly end'),
  },
);

async function secrets({ signingKey, operators, composerToken, dataDir, ...config }: RegistryConfig) {
  const codeSecret = config.codeSecret ?? (config.isLocal ? await localToken(dataDir, 'code-secret') : null);
  const fromFile = signingKey !== null && !signingKey.includes('-----BEGIN');
  const pem =
    signingKey === null
      ? await localSigningKey(dataDir)
      : fromFile
        ? await readFile(signingKey, 'utf8')
        : signingKey;
  return {
    signer: createSigner(pem),
    codes: codeSecret === null ? null : createOneTimeCodes(codeSecret),
    tokens: {
      configured: operators ?? [
        { name: 'local', token: await localToken(dataDir, 'operator-token'), role: 'admin', remotes: null },
      ],
      composer: composerToken ?? (await localToken(dataDir, 'composer-token')),
    },
  };
}
