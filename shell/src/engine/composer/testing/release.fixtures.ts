/** Releases made by hand: a descriptor and small ES modules, hashed like real ones. */
import {
  containerName,
  type Descriptor,
  type DescriptorOfContract1,
  type RouteDescriptor,
  sha384Of,
} from '@suvarna/contracts/release-delivery';

export interface FixtureRelease {
  readonly name: string;
  readonly version: string;
  /** Hash of `manifest`. */
  readonly hash: string;
  readonly manifest: Buffer;
  /** Hash → bytes. */
  readonly blobs: ReadonlyMap<string, Buffer>;
  readonly descriptor: Descriptor;
}

interface Options {
  readonly name?: string;
  readonly version?: string;
  readonly routes?: readonly Partial<RouteDescriptor>[];
  /** Source of `server/server.mjs`; by default the behaviours below. */
  readonly server?: string;
  /** What the home page greets with. */
  readonly greeting?: string;
  /** Ranges of the contracts it was built for. */
  readonly host?: string;
  readonly site?: string;
  /** Links and sitemap rows. */
  readonly offers?: Pick<Descriptor, 'navigation' | 'sitemap'>;
  /** As it would have been built for contract 1. */
  readonly ofContract1?: boolean;
}

const ROUTES: readonly Partial<RouteDescriptor>[] = [
  { id: 'home', path: '/', query: ['page'], smoke: '/', texts: { en: ['client/home-en.js'] } },
  { id: 'late', path: '/late/' },
  { id: 'slow', path: '/slow/' },
  { id: 'slow-moved', path: '/slow-moved/' },
  { id: 'throws-load', path: '/throws-load/' },
  { id: 'throws-render', path: '/throws-render/' },
  { id: 'circular', path: '/circular/' },
  { id: 'gone', path: '/gone/:thing/' },
  { id: 'moved', path: '/moved/' },
  { id: 'elsewhere', path: '/elsewhere/' },
  { id: 'hostile', path: '/hostile/' },
  { id: 'mine', path: '/mine/', session: 'customer' },
  { id: 'money', path: '/money/', session: 'customer', ownDocument: true },
  { id: 'pictured', path: '/pictured/', styles: ['client/pictured.css'] },
  { id: 'browser-only', path: '/browser-only/', render: 'client' },
];

const behaviours = (name: string, version: string, greeting: string): string => `
import { createElement as h } from 'react';
export const remote = { name: ${JSON.stringify(name)}, version: ${JSON.stringify(version)} };
const HOSTILE = '</script><script>alert(1)</script>\\u2028';
export async function load(routeId, { api, query, signal }) {
  switch (routeId) {
    case 'late': await new Promise((resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))); break;
    case 'slow': await api.get('hold/'); return { kind: 'data', data: { text: 'worth the wait' } };
    case 'slow-moved': await api.get('hold/'); return { kind: 'redirect', to: '/', permanent: false };
    case 'throws-load': throw new Error('load is broken');
    case 'gone': return { kind: 'not-found' };
    case 'moved': return { kind: 'redirect', to: '/', permanent: true };
    case 'elsewhere': return { kind: 'redirect', to: '//evil.example/', permanent: false };
    case 'circular': { const data = {}; data.self = data; return { kind: 'data', data }; }
    case 'hostile': return { kind: 'data', data: { text: HOSTILE } };
  }
  const { data } = await api.get('count/');
  return { kind: 'data', data: { text: ${JSON.stringify(greeting)}, visit: data.count, page: query.get('page'), other: query.get('other') } };
}
export async function render(routeId, { data, route }) {
  if (routeId === 'throws-render') throw new Error('render is broken');
  return {
    element: h('p', { className: 'greeting' }, data.text + ' ' + route.locale + ' ' + route.currency),
    head: { title: 'Title of ' + (routeId === 'hostile' ? HOSTILE : routeId), description: 'A "quoted" page', structuredData: [{ '@type': 'WebPage', name: data.text }] },
  };
}
`;

export function aRelease({
  name = 'demo',
  version = '1.0.0',
  routes = ROUTES,
  greeting = 'hello',
  server = behaviours(name, version, greeting),
  host = '^2.0.0',
  site = '^1.0.0',
  offers = {},
  ofContract1 = false,
}: Options = {}): FixtureRelease {
  const files = new Map<string, Buffer>([
    [
      'client/remoteEntry.js',
      Buffer.from(`globalThis.${containerName(name, version)} = ${JSON.stringify('x'.repeat(400))};`),
    ],
    ['client/page.js', Buffer.from(`/* ${version} */`)],
    ['client/page.css', Buffer.from('.greeting { color: inherit }')],
    ['client/pictured.css', Buffer.from('.greeting { background: url(picture.svg) }')],
    ['client/en.js', Buffer.from('/* texts */')],
    ['client/home-en.js', Buffer.from('/* texts of the first page */')],
    ['server/server.mjs', Buffer.from(server)],
  ]);
  const descriptor: Descriptor = {
    schema: 2,
    name,
    version,
    commit: 'unknown',
    owner: 'Tests',
    container: containerName(name, version),
    host,
    site,
    colour: '#aa5500',
    entry: 'client/remoteEntry.js',
    server: 'server/server.mjs',
    locales: { en: ['client/en.js'] },
    routes: routes.map((route, index) => ({
      id: `route-${index}`,
      path: '/',
      render: 'server',
      session: 'any',
      query: [],
      scripts: ['client/page.js'],
      styles: ['client/page.css'],
      ...route,
    })),
    ...offers,
    fragments: [],
    emits: [],
    listens: [],
    shared: { react: '^19.0.0' },
    files: [...files].map(([path, bytes]) => ({ path, integrity: sha384Of(bytes), bytes: bytes.length })),
  };
  const manifest = Buffer.from(JSON.stringify(ofContract1 ? asOfContract1(descriptor) : descriptor));
  return {
    name,
    version,
    descriptor,
    manifest,
    hash: sha384Of(manifest),
    blobs: new Map([...files.values()].map((bytes) => [sha384Of(bytes), bytes])),
  };
}

function asOfContract1({
  host,
  site: _site,
  colour: _colour,
  routes,
  ...release
}: Descriptor): DescriptorOfContract1 {
  return {
    ...release,
    schema: 1,
    contract: host,
    routes: routes.map(({ skeleton: _s, area: _a, ahead: _h, offline: _o, texts: _t, ...route }) => route),
  };
}
