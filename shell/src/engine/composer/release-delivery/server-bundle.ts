/** How the server bundle of a release comes to run: in a sandbox of its own, from bytes with the right hash. */
import { BundleRefused, openSandbox, type Sandbox } from '@suvarna/remote-sandbox/sandbox';
import type { ComposerLog } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import { readVerified, ReleaseRefused, type StoredRelease } from './release-store.ts';

export interface BundleWatchers {
  readonly log: ComposerLog;
  readonly metrics: Metrics;
}

/** @throws ReleaseRefused when the bundle does not run or is not the one of its release. */
export async function runServerBundle(
  stored: StoredRelease,
  { log, metrics }: BundleWatchers,
): Promise<Sandbox> {
  const { name, version, server } = stored.descriptor;
  const sandbox = await openOrRefuse(stored, {
    source: (await readVerified(stored, server)).toString(),
    name: `${name} ${version}`,
    onRestart: (reason) => {
      metrics.sandboxRestarts.inc({ remote: name });
      log.error({ remote: name, version, reason }, 'the process of a remote ended, it is started again');
    },
  });
  const said = sandbox.remote;
  if (said.name === name && said.version === version) return sandbox;
  await sandbox.close();
  throw new ReleaseRefused(
    stored.release,
    `the server bundle says it is ${said.name} ${said.version}, not ${name} ${version}`,
  );
}

async function openOrRefuse(
  stored: StoredRelease,
  options: Parameters<typeof openSandbox>[0],
): Promise<Sandbox> {
  try {
    return await openSandbox(options);
  } catch (error) {
    if (error instanceof BundleRefused) throw new ReleaseRefused(stored.release, error.message, error);
    throw error;
  }
}
