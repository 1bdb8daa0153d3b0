/**
 * How server bundles of releases become modules. Two promises are kept here: a bundle runs on the
 * composer's own React (one copy for every release), and only bytes with the right hash run, even
 * when the file is loaded later or was changed since it was downloaded.
 */
import { isBuiltin, registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LoadContext, Loaded, PageHead, RouteContext } from '@suvarna/remote-kit/page';
import { sha384Of } from '@suvarna/contracts/delivery/release';
import type { ReactElement } from 'react';
import { ReleaseRefused, type StoredRelease } from './release-store.ts';

export interface RenderedPage {
  readonly element: ReactElement;
  readonly head: PageHead;
}

/** What `server/server.mjs` of a release exports. */
export interface ServerBundle {
  readonly remote: { readonly name: string; readonly version: string };
  readonly load: (routeId: string, context: LoadContext) => Promise<Loaded<unknown>>;
  readonly render: (routeId: string, page: { readonly data: unknown; readonly route: RouteContext }) => Promise<RenderedPage>;
}

const OURS = /^(react|react-dom)(\/|$)/;
const admitted = new Map<string, string>();
const roots = new Set<string>();
let installed = false;

/** @throws ReleaseRefused when the bundle does not load or is not a server bundle. */
export async function importServerBundle(stored: StoredRelease): Promise<ServerBundle> {
  install();
  roots.add(pathToFileURL(`${stored.directory}/`).href);
  for (const [path, integrity] of stored.integrity) {
    if (path.startsWith('server/')) admitted.set(pathToFileURL(join(stored.directory, path)).href, integrity);
  }
  const bundle = await importOrRefuse(stored);
  const { name, version } = stored.descriptor;
  if (!isServerBundle(bundle)) throw new ReleaseRefused(stored.release, 'the server bundle does not export remote, load and render');
  if (bundle.remote.name !== name || bundle.remote.version !== version) {
    throw new ReleaseRefused(stored.release, `the server bundle says it is ${bundle.remote.name} ${bundle.remote.version}, not ${name} ${version}`);
  }
  return bundle;
}

async function importOrRefuse(stored: StoredRelease): Promise<unknown> {
  try {
    return await import(pathToFileURL(join(stored.directory, stored.descriptor.server)).href) as unknown;
  } catch (error) {
    throw new ReleaseRefused(stored.release, 'the server bundle does not load', error);
  }
}

function install(): void {
  if (installed) return;
  installed = true;
  registerHooks({
    resolve(specifier, context, next) {
      const root = rootOf(context.parentURL);
      if (!root || isBuiltin(specifier)) return next(specifier, context);
      if (OURS.test(specifier)) return next(specifier, { ...context, parentURL: import.meta.url });
      const resolved = next(specifier, context);
      if (!resolved.url.startsWith(root)) throw new Error(`a server bundle may not import ${specifier}`);
      return resolved;
    },
    load(url, context, next) {
      if (!rootOf(url)) return next(url, context);
      const loaded = next(url, context);
      const source = loaded.source;
      if (source === undefined || source === null) throw new Error('a server bundle must be an ES module');
      const bytes = typeof source === 'string' ? Buffer.from(source) : Buffer.from(source as Uint8Array);
      if (sha384Of(bytes) !== admitted.get(url)) throw new Error('a server file does not have the hash its descriptor names');
      return loaded;
    },
  });
}

function rootOf(url: string | undefined): string | undefined {
  if (!url) return undefined;
  for (const root of roots) if (url.startsWith(root)) return root;
  return undefined;
}

function isServerBundle(value: unknown): value is ServerBundle {
  if (typeof value !== 'object' || value === null || !('remote' in value) || !('load' in value) || !('render' in value)) return false;
  const { remote, load, render } = value;
  return typeof load === 'function' && typeof render === 'function'
    && typeof remote === 'object' && remote !== null && 'name' in remote && 'version' in remote;
}
