/** Makes a composition ready before anybody is served from it: all remotes, or none. */
import type { ComposedRemote, Composition } from '@suvarna/contracts/release-delivery/composition';
import type { PublicShell } from '@suvarna/contracts/release-delivery/public-composition';
import type { Sandbox } from '@suvarna/remote-sandbox/sandbox';
import { satisfies } from 'semver';
import type { Commerce } from '../page/commerce.ts';
import { createMatcher } from '@suvarna/remote-kit/routing';
import { createLive, createLiveRemote, type Live, type LiveRemote } from './live.ts';
import { readVerified, ReleaseRefused, type ReleaseStore, type StoredRelease } from './release-store.ts';
import { runServerBundle, type BundleWatchers } from './server-bundle.ts';
import { smokeTest } from './smoke.ts';

export interface WarmUp extends BundleWatchers {
  readonly store: ReleaseStore;
  readonly commerce: Commerce;
  readonly origin: string;
  /** The shell this composer sends with its documents. */
  readonly shell: PublicShell;
}

/**
 * @throws ReleaseRefused for the first release that is not what it says or does not render;
 * RegistryUnavailable when a release could not be fetched.
 */
export async function warmUp(
  { store, commerce, origin, shell, log, metrics }: WarmUp,
  composition: Composition,
  previous: Live | null,
): Promise<Live> {
  const started: Sandbox[] = [];
  const named = Object.entries(composition.remotes).toSorted(([a], [b]) => a.localeCompare(b));
  // Side by side, and each to its end: what one started late must be closed as well.
  const settled = await Promise.allSettled(named.map(([name, composed]) => ready(name, composed)));
  const fault = settled.find((each) => each.status === 'rejected');
  if (!fault)
    return createLive(
      composition,
      settled.flatMap((each) => (each.status === 'fulfilled' ? each.value : [])),
      shell,
    );
  // All of them, or none.
  await Promise.all(started.map((sandbox) => sandbox.close()));
  throw fault.reason;

  async function ready(name: string, { version, release, killed }: ComposedRemote): Promise<LiveRemote> {
    const before = previous?.remotes.find((remote) => remote.name === name);
    if (before?.stored.release === release && (killed || before.sandbox)) return { ...before, killed };
    try {
      const stored = await store.obtain(release);
      const { descriptor } = stored;
      if (descriptor.name !== name || descriptor.version !== version) {
        throw new ReleaseRefused(
          release,
          `the release is ${descriptor.name} ${descriptor.version}, not ${name} ${version}`,
        );
      }
      compileRoutes(stored);
      if (killed) return createLiveRemote(stored, null, new Map(), true);
      // While a newer shell is rolled out, composers with the old one stay with what theirs can carry.
      if (!satisfies(shell.contract, descriptor.contract)) {
        throw new ReleaseRefused(
          release,
          `the shell speaks contract ${shell.contract}, ${name} ${version} needs ${descriptor.contract}`,
        );
      }
      const sandbox = await runServerBundle(stored, { log, metrics });
      started.push(sandbox);
      await smokeTest(stored, sandbox, commerce, origin);
      return createLiveRemote(stored, sandbox, await sheetsOf(stored), false);
    } catch (error) {
      // A kill must always get through: the release may be bad, that is why it is killed.
      if (killed && before) return { ...before, killed: true };
      throw error;
    }
  }
}

async function sheetsOf(stored: StoredRelease): Promise<ReadonlyMap<string, string>> {
  const paths = new Set(stored.descriptor.routes.flatMap(({ styles }) => styles));
  return new Map(
    await Promise.all(
      [...paths].map(async (path) => [path, (await readVerified(stored, path)).toString()] as const),
    ),
  );
}

function compileRoutes(stored: StoredRelease): void {
  try {
    createMatcher([stored.descriptor]);
  } catch (error) {
    throw new ReleaseRefused(stored.release, 'a route has a malformed pattern', error);
  }
}
