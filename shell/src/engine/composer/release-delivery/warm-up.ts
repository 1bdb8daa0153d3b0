/** Makes a composition ready before anybody is served from it: all remotes, or none. */
import type { ComposedRemote, Composition } from '@suvarna/contracts/release-delivery';
import type { HostContracts, PublicShell } from '@suvarna/contracts/public-composition';
import type { Sandbox } from '@suvarna/remote-sandbox/sandbox';
import type { Site } from '../site.ts';
import { satisfies } from 'semver';
import type { Commerce } from '../page/commerce.ts';
import { createMatcher } from '@suvarna/remote-kit/routing';
import { allRemotes, createLive, createLiveRemote, type Live, type LiveRemote } from './live.ts';
import { readVerified, ReleaseRefused, type ReleaseStore, type StoredRelease } from './release-store.ts';
import { runServerBundle, type BundleWatchers } from './server-bundle.ts';
import { smokeTest } from './smoke.ts';

export interface WarmUp extends BundleWatchers {
  readonly store: ReleaseStore;
  readonly commerce: Commerce;
  readonly site: Site;
  readonly origin: string;
  /** The shell this composer sends with its documents. */
  readonly shell: PublicShell & HostContracts;
}

/**
 * @throws ReleaseRefused for the first release that is not what it says or does not render;
 * RegistryUnavailable when a release could not be fetched.
 */
export async function warmUp(
  { store, commerce, site, origin, shell, log, metrics }: WarmUp,
  composition: Composition,
  previous: Live | null,
): Promise<Live> {
  const started: Sandbox[] = [];
  const before = previous ? allRemotes(previous) : [];
  const preparing = new Map<string, Promise<LiveRemote>>();
  const named = namedBy(composition.remotes);
  const canary = namedBy(composition.canary?.remotes ?? {});
  // Side by side, and each to its end: what one started late must be closed as well.
  const settled = await Promise.allSettled(
    [...named, ...canary].map(([name, composed]) => once(name, composed)),
  );
  const fault = settled.find((each) => each.status === 'rejected');
  if (!fault) {
    const remotes = settled.flatMap((each) => (each.status === 'fulfilled' ? each.value : []));
    return createLive(composition, remotes.slice(0, named.length), shell, remotes.slice(named.length));
  }
  // All of them, or none.
  await Promise.all(started.map((sandbox) => sandbox.close()));
  throw fault.reason;

  /** What both cohorts have is made ready once. */
  function once(name: string, composed: ComposedRemote): Promise<LiveRemote> {
    const key = `${name} ${composed.release} ${composed.killed}`;
    const making = preparing.get(key) ?? ready(name, composed);
    preparing.set(key, making);
    return making;
  }

  async function ready(name: string, { version, release, killed }: ComposedRemote): Promise<LiveRemote> {
    const known = before.find(({ stored }) => stored.release === release);
    if (known && (killed || known.sandbox)) return { ...known, killed };
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
      if (killed) return createLiveRemote(stored, null, new Map(), true, site.areaOf);
      // While a newer shell is rolled out, composers with the old one stay with what theirs can carry.
      const spoken = [shell.contract, ...shell.carries];
      if (!spoken.some((contract) => satisfies(contract, descriptor.host)))
        throw new ReleaseRefused(
          release,
          `the shell speaks contract ${spoken.join(' and ')}, ${name} ${version} needs ${descriptor.host}`,
        );
      if (!satisfies(shell.site, descriptor.site))
        throw new ReleaseRefused(
          release,
          `the site speaks contract ${shell.site}, ${name} ${version} needs ${descriptor.site}`,
        );
      const sandbox = await runServerBundle(stored, { log, metrics });
      started.push(sandbox);
      await smokeTest(stored, sandbox, { commerce, site, origin });
      return createLiveRemote(stored, sandbox, await sheetsOf(stored), false, site.areaOf);
    } catch (error) {
      // A kill must always get through: the release may be bad, that is why it is killed.
      const former = previous?.remotes.find((remote) => remote.name === name);
      if (killed && former) return { ...former, killed: true };
      throw error;
    }
  }
}

const namedBy = (remotes: Composition['remotes']) =>
  Object.entries(remotes).toSorted(([a], [b]) => a.localeCompare(b));

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
