import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { listenAt, shut } from '@suvarna/testing/local-server';
import { aRelease } from '../fixtures/release.fixtures.ts';
import { aShell } from '../fixtures/registry.fixtures.ts';
import { createSmokeCheck } from './smoke-check.ts';

let commerce: Server;
let api: string;

beforeAll(async () => {
  commerce = createServer((request, answer) => {
    answer.statusCode = request.url === '/api/broken/' ? 500 : 200;
    answer
      .setHeader('content-type', 'application/json')
      .end(JSON.stringify({ error: false, data: { asked: request.url } }));
  });
  api = await listenAt(commerce);
});
afterAll(() => shut(commerce));

const parts = {
  remote: `export const remote = { name: 'catalog', version: '1.0.0' };`,
  load: `export const load = async () => ({ kind: 'data', data: null });`,
  render: `import { createElement } from 'react'; export const render = async () => ({ element: createElement('p', null, 'hello'), head: { title: 'Hello' } });`,
};
const bundle = (change: Partial<typeof parts>): string => Object.values({ ...parts, ...change }).join('\n');

async function smoke(
  server: string,
  {
    deadline = 10_000,
    address = api,
    shell = aShell,
  }: { deadline?: number; address?: string | null; shell?: typeof aShell } = {},
): Promise<string | null> {
  const { descriptor, files } = aRelease({ server });
  return createSmokeCheck({ deadline, api: address, origin: 'https://shop.example' })(
    descriptor,
    async (path) => files.get(path) ?? Buffer.alloc(0),
    shell,
  );
}

describe('the smoke check of a server bundle', () => {
  it("passes one that renders its smoke pages with the host's React", async () => {
    expect(
      await smoke(
        bundle({
          load: `export const load = async (id, { api, path }) => ({ kind: 'data', data: await api.get('x/', { query: { id, path } }) });`,
        }),
      ),
    ).toBeNull();
  });

  it.each([
    ['cannot be parsed', 'export const = 1;', /does not load: Unexpected token/],
    ['throws while it is imported', 'throw new Error("no such luck");', /does not load: no such luck/],
    ['exports no render', bundle({ render: '' }), /does not export remote, load and render/],
    [
      'is another remote',
      bundle({ remote: `export const remote = { name: 'checkout', version: '1.0.0' };` }),
      /says it is checkout 1\.0\.0, not catalog 1\.0\.0/,
    ],
    [
      'throws while it renders',
      bundle({ render: `export const render = async () => { throw new Error('no price'); };` }),
      /route home does not render \/catalog\/ \(en\): no price/,
    ],
    [
      'renders a component that throws',
      bundle({
        render: `import { createElement } from 'react'; export const render = async () => ({ element: createElement(() => { throw new Error('boom'); }), head: { title: 'x' } });`,
      }),
      /boom/,
    ],
    [
      'has a page without a title',
      bundle({ render: `export const render = async () => ({ element: 'x', head: {} });` }),
      /has no title/,
    ],
    [
      'reads files that are not its own',
      `import { readFileSync } from 'node:fs'; readFileSync('/etc/passwd');\n${bundle({})}`,
      /it imports node:fs/,
    ],
    [
      'starts programs',
      `import { execSync } from 'node:child_process'; execSync('id');\n${bundle({})}`,
      /it imports node:child_process/,
    ],
    [
      'looks for the permission model before it takes what it wants',
      bundle({
        load: `export const load = async () => { if (!process.permission) await fetch('http://127.0.0.1/' + process.env.DATABASE_URL); return { kind: 'data', data: null }; };`,
      }),
      /process is not defined/,
    ],
  ])('refuses one that %s', async (_what, server, fault) => {
    expect(await smoke(server)).toMatch(fault);
  });

  // A page that waits costs no processor; that one in an endless loop is ended, too, is proved by sandbox.test.ts.
  it('gives up on one that never comes to an end', async () => {
    expect(
      await smoke(bundle({ load: 'export const load = () => new Promise(() => {});' }), { deadline: 6_000 }),
    ).toMatch(/home does not render \/catalog\/ \(en\): it took longer than/);
    expect(await smoke(`for (;;);\n${bundle({})}`, { deadline: 300 })).toMatch(/did not start within/);
  });

  it('does not blame a release for a back end that is down', async () => {
    const asking = (path: string) =>
      bundle({
        load: `export const load = async (id, { api }) => ({ kind: 'data', data: await api.get('${path}') });`,
      });
    expect(await smoke(asking('broken/'))).toBeNull();
    expect(await smoke(asking('x/'), { address: 'http://127.0.0.1:1' })).toBeNull();
  });

  describe('in every language of the shell', () => {
    const shell = {
      ...aShell,
      smoke: {
        ...aShell.smoke,
        also: [{ page: { locale: 'hi', base: '/hi' }, headers: { 'accept-language': 'hi' } }],
      },
    };
    const saying = (words: string): string =>
      bundle({
        load: `export const load = async (id, { locale, base }) => ({ kind: 'data', data: { locale, base } });`,
        render: `import { createElement } from 'react'; export const render = async (id, { data }) => ({ element: createElement('p', null, ${words}), head: { title: 'x' } });`,
      });
    it.each([
      ['passes one that says it in each', '"hello " + data.locale + data.base', null],
      [
        'refuses one that says the same',
        '"hello"',
        /route home says the same in every language: \/catalog\//,
      ],
      [
        'refuses one whose page is empty without scripts',
        'data.locale === "en" ? "hello" : null',
        /\(hi\): without scripts it says nothing/,
      ],
    ])('%s', async (_what, words, fault) => {
      const found = await smoke(saying(words), { shell });
      if (fault === null) expect(found).toBeNull();
      else expect(found).toMatch(fault);
    });
  });

  it('imports only, where there is no API to load from', async () => {
    expect(
      await smoke(bundle({ render: `export const render = () => { throw new Error('not asked'); };` }), {
        address: null,
      }),
    ).toBeNull();
  });
});
