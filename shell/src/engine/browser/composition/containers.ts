/**
 * Loads remotes through the Module Federation runtime. A container is named after remote and
 * version, so a new version is a new container beside the old one (architecture.md §4).
 */
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { PublicRemote } from '@suvarna/contracts/public-composition';
import type { RemoteModule } from '@suvarna/remote-kit/host';
import { withOneRetry } from './retry.ts';

/** The runtime's own patience is 20 s: too long in front of a shopper. */
const SCRIPT_TIMEOUT_MS = 5_000;

const integrityOfEntry = new Map<string, string>();
const loading = new Map<string, Promise<RemoteModule>>();
const registered = new Set<string>();

registerPlugins([
  {
    name: 'entry-integrity',
    createScript: ({ url }) => {
      const integrity = integrityOfEntry.get(url);
      if (!integrity) throw new Error(`${url} is not in the composition`);
      const script = document.createElement('script');
      script.src = url;
      script.async = true;
      script.crossOrigin = 'anonymous';
      script.integrity = integrity;
      return { script, timeout: SCRIPT_TIMEOUT_MS };
    },
  },
]);

/** The module a remote's release exposes. Rejects when it could not be loaded twice; the next call tries again. */
export function loadContainer(remote: PublicRemote): Promise<RemoteModule> {
  const known = loading.get(remote.container);
  if (known) return known;
  const started = withOneRetry(() => load(remote));
  loading.set(remote.container, started);
  started.catch(() => loading.delete(remote.container));
  return started;
}

async function load(remote: PublicRemote): Promise<RemoteModule> {
  const begun = performance.now();
  const entry = new URL(remote.base + remote.entry, location.origin).href;
  integrityOfEntry.set(entry, remote.integrity);
  if (!registered.has(remote.container)) {
    registerRemotes([{ name: remote.container, entry, type: 'global', entryGlobalName: remote.container }]);
    registered.add(remote.container);
  }
  const module = await loadRemote<RemoteModule>(`${remote.container}/remote`);
  if (!module || typeof module.mount !== 'function' || module.remote.version !== remote.version) {
    throw new Error(`${remote.name} ${remote.version} is not a remote`);
  }
  performance.measure(`load ${remote.container}`, { start: begun });
  return module;
}
