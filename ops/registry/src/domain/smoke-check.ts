/**
 * Runs a release's server bundle as a composer does: in the same sandbox, with the same things handed in,
 * so a bundle that behaves here and not there has nothing to know the two apart by.
 */
import type { Descriptor } from '@suvarna/contracts/release-delivery';
import { RemoteFailure, type ApiCall } from '@suvarna/remote-sandbox/pages-under-way';
import { BundleRefused, openSandbox, type Sandbox } from '@suvarna/remote-sandbox/sandbox';
import type { SmokeCheck } from './promotion-gate.ts';
import { matchSmoke } from './release-rules.ts';
import type { Shell } from './shell.ts';

export interface SmokeOptions {
  /** Milliseconds for everything. */
  readonly deadline: number;
  /** Address of the API pages are loaded from; without one the bundle is started, but renders nothing. */
  readonly api: string | null;
  /** The shop's own address, as composers have it. */
  readonly origin: string;
}

interface SmokePage {
  readonly id: string;
  readonly path: string;
  readonly query: string;
  readonly params: Readonly<Record<string, string>>;
}

/** As long as a composer gives a page. */
const PAGE_DEADLINE = 2_500;
/** Before a shell says how its pages are asked for. */
const PLAINLY: Shell['smoke'] = { page: { locale: 'en' }, headers: {} };

export function createSmokeCheck({ deadline, api, origin }: SmokeOptions): SmokeCheck {
  return async (descriptor, readFile, shell) => {
    const begun = performance.now();
    const left = (): number => Math.max(1, deadline - (performance.now() - begun));
    let sandbox: Sandbox;
    try {
      const source = (await readFile(descriptor.server)).toString();
      sandbox = await openSandbox({
        source,
        name: `${descriptor.name} ${descriptor.version}`,
        startMs: left(),
        hangMs: Math.min(left(), PAGE_DEADLINE),
      });
    } catch (error) {
      if (error instanceof BundleRefused) return error.message;
      throw error;
    }
    try {
      const { remote } = sandbox;
      if (remote.name !== descriptor.name || remote.version !== descriptor.version) {
        return `the server bundle says it is ${remote.name} ${remote.version}, not ${descriptor.name} ${descriptor.version}`;
      }
      for (const page of api === null ? [] : pagesOf(descriptor)) {
        const fault = await pageFault(sandbox, page, {
          origin,
          deadlineMs: Math.min(PAGE_DEADLINE, left()),
          api: api ?? '',
          smoke: shell?.smoke ?? PLAINLY,
        });
        if (fault !== null) return `route ${page.id} does not render ${page.path}: ${fault}`;
      }
      return null;
    } finally {
      await sandbox.close();
    }
  };
}

const pagesOf = ({ routes }: Descriptor): SmokePage[] =>
  routes.flatMap(({ id, path, render, smoke }) => {
    if (smoke === undefined || render === 'client') return [];
    const [address = '', query = ''] = smoke.split('?', 2);
    const params = Object.fromEntries(
      Object.entries(matchSmoke(path, smoke) ?? {}).map(([name, value]) => [name, String(value)]),
    );
    return [{ id, path: address, query, params }];
  });

async function pageFault(
  sandbox: Sandbox,
  { id, path, query, params }: SmokePage,
  {
    origin,
    deadlineMs,
    api,
    smoke,
  }: {
    readonly origin: string;
    readonly deadlineMs: number;
    readonly api: string;
    readonly smoke: Shell['smoke'];
  },
): Promise<string | null> {
  let asking = 0;
  const call: ApiCall = async (target, signal) => {
    asking += 1;
    const answer = await fetch(`${api}/api/${target}`, {
      signal,
      headers: { accept: 'application/json', ...smoke.headers },
    });
    const body = await answer.text();
    asking -= 1;
    return { status: answer.status, body };
  };
  try {
    const made = await sandbox.page({
      routeId: id,
      call,
      deadlineMs,
      route: { params, query: new URLSearchParams(query), path, origin, ...smoke.page },
    });
    if (made.kind !== 'page') return null;
    if (!hasTitle(made.head)) return 'its page has no title';
    return made.markup.length === 0 ? 'it rendered nothing' : null;
  } catch (error) {
    // A back end that is down or slow says nothing about the release.
    if (error instanceof RemoteFailure) return error.backEnd ? null : error.message;
    if (error instanceof DOMException && error.name === 'TimeoutError')
      return asking > 0 ? null : `it took longer than ${Math.round(deadlineMs)} ms`;
    throw error;
  }
}

const hasTitle = (head: unknown): boolean =>
  typeof head === 'object' &&
  head !== null &&
  'title' in head &&
  typeof head.title === 'string' &&
  head.title !== '';
