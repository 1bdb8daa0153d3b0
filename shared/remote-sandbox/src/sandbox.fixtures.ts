import type { ApiCall, PageOrder } from './pages-under-way.ts';
import { openSandbox, type Sandbox, type SandboxOptions } from './sandbox.ts';

/** Parts of a bundle; a test changes one of them. */
const PARTS = {
  top: '',
  load: `return { kind: 'data', data: { route: id, asked: context.query.get('x') } };`,
  render: `return { element: h('p', null, JSON.stringify(data)), head: { title: 'Hello' } };`,
};

/** A bundle of which only what a test is about is special. `load` and `render` are the insides of functions. */
export function aBundle(change: Partial<typeof PARTS> = {}): string {
  const { top, load, render } = { ...PARTS, ...change };
  return `import { createElement as h } from 'react';
export const remote = { name: 'demo', version: '1.0.0' };
${top}
export const load = async (id, context) => { ${load} };
export const render = async (id, { data, route }) => { ${render} };`;
}

const noApi: ApiCall = () => Promise.resolve({ status: 404, body: '{}' });

export const anOrder = (change: Partial<PageOrder> = {}): PageOrder => ({
  routeId: 'home',
  call: noApi,
  deadlineMs: 20_000,
  route: {
    params: {},
    query: new URLSearchParams('x=1'),
    path: '/',
    locale: 'en',
    currency: 'INR',
    origin: 'https://shop.example',
  },
  ...change,
});

export const open = (source: string, options: Partial<SandboxOptions> = {}): Promise<Sandbox> =>
  openSandbox({ source, name: 'demo 1.0.0', ...options });
