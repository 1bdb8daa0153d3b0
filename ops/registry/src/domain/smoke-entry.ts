/** The child of `smoke-child.ts`: imports one server bundle, looks whether it is what it says, renders its smoke pages. */
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SmokePlan } from './smoke-child.ts';

interface ServerBundle {
  readonly load: (id: string, context: object) => Promise<{ readonly kind: 'data'; readonly data: unknown } | { readonly kind: 'redirect' | 'not-found' }>;
  readonly render: (id: string, shown: object) => Promise<{ readonly element: unknown; readonly head: { readonly title?: unknown } }>;
}

const PAGE_DEADLINE = 4_000;
const FROM_HOST = /^react(-dom)?(\/|$)/;

const plan = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as SmokePlan;
const host = pathToFileURL(join(plan.root, 'package.json')).href;

// Server bundles leave React out: all releases that run side by side share the host's.
registerHooks({
  resolve: (specifier, context, next) => next(specifier, FROM_HOST.test(specifier) ? { ...context, parentURL: host } : context),
});

function fail(fault: string): never {
  process.stderr.write(`${fault.replaceAll('\n', ' ')}\n`);
  process.exit(1);
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

process.on('uncaughtException', (error) => fail(`the server bundle threw: ${messageOf(error)}`));

/** The back end is down or slow: that says nothing about the release. */
class BackEndFault extends Error {
  override readonly name = 'BackEndFault';
}

const backEndFaults: BackEndFault[] = [];

function backEndFault(message: string): BackEndFault {
  const fault = new BackEndFault(message);
  backEndFaults.push(fault);
  return fault;
}

const api = {
  async get(path: string, { query = {} }: { query?: Record<string, string | number | boolean | undefined> } = {}): Promise<unknown> {
    const url = new URL(`/api/${path.replace(/^\/+/, '')}`, plan.api ?? '');
    for (const [key, value] of Object.entries(query)) if (value !== undefined) url.searchParams.set(key, String(value));
    const answer = await fetch(url, { signal: AbortSignal.timeout(PAGE_DEADLINE), headers: { accept: 'application/json', 'accept-language': 'en', currency_code: 'INR' } })
      .catch((error: unknown) => { throw backEndFault(messageOf(error)); });
    if (answer.status >= 500) throw backEndFault(`${path} answered ${answer.status}`);
    const body = await answer.json() as object;
    if (!answer.ok) throw Object.assign(new Error(`${path} answered ${answer.status}`), { name: 'ApiFailure', status: answer.status, body });
    return body;
  },
};

async function renderPage({ load, render }: ServerBundle, { id, path, query, params }: SmokePlan['pages'][number]): Promise<void> {
  const { renderToString } = await import('react-dom/server');
  const route = { params, path, query: new URLSearchParams(query), locale: 'en', currency: 'INR', origin: 'https://shop.invalid' };
  const loaded = await load(id, { ...route, api, signal: AbortSignal.timeout(PAGE_DEADLINE) });
  if (loaded.kind !== 'data') return;
  const { element, head } = await render(id, { data: loaded.data, route });
  if (typeof head.title !== 'string' || head.title === '') throw new Error('its page has no title');
  if (renderToString(element as Parameters<typeof renderToString>[0]) === '') throw new Error('it rendered nothing');
}

const module = await import(pathToFileURL(plan.bundle).href)
  .catch((error: unknown) => fail(`the server bundle cannot be imported: ${messageOf(error)}`)) as Record<string, unknown>;

for (const key of ['load', 'render']) {
  if (typeof module[key] !== 'function') fail(`the server bundle exports no function "${key}"`);
}
const remote = module['remote'] as { readonly name?: unknown; readonly version?: unknown } | null | undefined;
if (remote?.name !== plan.name || remote.version !== plan.version) {
  fail(`the server bundle says it is ${String(remote?.name)} ${String(remote?.version)}, not ${plan.name} ${plan.version}`);
}
for (const page of plan.pages) {
  backEndFaults.length = 0;
  await renderPage(module as unknown as ServerBundle, page).catch((error: unknown) => {
    if (backEndFaults.length === 0) fail(`route ${page.id} does not render ${page.path}: ${messageOf(error)}`);
  });
}
// A bundle that left a timer or a socket behind must not keep the gate waiting.
process.exit(0);
