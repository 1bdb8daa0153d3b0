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

type SmokeWay = Pick<Shell['smoke'], 'page' | 'headers'>;

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
        const said: string[] = [];
        for (const smoke of languagesOf(shell?.smoke ?? PLAINLY)) {
          const made = await madePage(sandbox, page, {
            origin,
            deadlineMs: Math.min(PAGE_DEADLINE, left()),
            api: api ?? '',
            smoke,
          });
          const fault = made.fault ?? (made.text === '' ? 'without scripts it says nothing' : null);
          if (fault !== null)
            return `route ${page.id} does not render ${page.path} (${smoke.page['locale']}): ${fault}`;
          if (made.text !== undefined) said.push(made.text);
        }
        if (said.length > 1 && new Set(said).size === 1)
          return `route ${page.id} says the same in every language: ${page.path}`;
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

/** Once for each language. */
const languagesOf = ({ page, headers, also = [] }: Shell['smoke']): readonly SmokeWay[] => [
  { page, headers },
  ...also.map((other) => ({ page: { ...page, ...other.page }, headers: { ...headers, ...other.headers } })),
];

/** What a browser without scripts reads of a page; nothing of one that was not drawn. */
interface MadePage {
  readonly fault?: string;
  readonly text?: string;
}

async function madePage(
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
    readonly smoke: SmokeWay;
  },
): Promise<MadePage> {
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
    if (made.kind !== 'page') return {};
    if (!hasTitle(made.head)) return { fault: 'its page has no title' };
    return made.markup.length === 0
      ? { fault: 'it rendered nothing' }
      : { text: textOf(made.markup.toString()) };
  } catch (error) {
    // A back end that is down or slow says nothing about the release.
    if (error instanceof RemoteFailure) return error.backEnd ? {} : { fault: error.message };
    if (error instanceof DOMException && error.name === 'TimeoutError')
      return asking > 0 ? {} : { fault: `it took longer than ${Math.round(deadlineMs)} ms` };
    throw error;
  }
}

/** Good enough to compare two pages, and no HTML that anybody shows. */
const textOf = (markup: string): string =>
  markup
    .replaceAll(/<(script|style|template)\b[^]*?<\/\1>/g, ' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

const hasTitle = (head: unknown): boolean =>
  typeof head === 'object' &&
  head !== null &&
  'title' in head &&
  typeof head.title === 'string' &&
  head.title !== '';
