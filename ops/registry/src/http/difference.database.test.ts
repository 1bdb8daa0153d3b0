/** What a release changes against another. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { textsIn } from '../domain/release-difference.ts';
import { startTestRegistry, type TestRegistry } from '../fixtures/registry.fixtures.ts';
import { aRelease } from '../fixtures/release.fixtures.ts';

let registry: TestRegistry;
const scriptOf = (texts: object): string =>
  `(self.chunks=[]).push({1(e){let r={texts:JSON.parse('${JSON.stringify(texts).replaceAll('\\', '\\\\').replaceAll("'", "\\'")}')}}})`;
const withTexts = (version: string, en: object, hi: string, change: Parameters<typeof aRelease>[0] = {}) =>
  aRelease({
    version,
    extraFiles: { 'client/locale-en.js': scriptOf(en), 'client/locale-hi.js': hi },
    ...change,
    change: (descriptor) => {
      descriptor.locales = { en: ['client/locale-en.js'], hi: ['client/locale-hi.js'] };
      change.change?.(descriptor);
    },
  });
const SAME = scriptOf({ 'a.hindi': 'नमस्ते' });

beforeAll(async () => {
  registry = await startTestRegistry();
  await registry.publish(withTexts('1.0.0', { kept: 'Same', gone: 'Old', said: 'It\'s "here"' }, SAME));
  await registry.publish(
    withTexts('1.1.0', { kept: 'Same', fresh: 'New\nline', said: "It's there" }, SAME, {
      content: 'longer',
      change: (descriptor) => {
        descriptor.commit = 'abcdef0';
        descriptor.host = '>=2.0.0';
        descriptor.emits = ['bag.contents.changed'];
        for (const route of descriptor.routes) [route.path, route.smoke] = ['/catalog/new/', '/catalog/new/'];
      },
    }),
  );
  await registry.publish(withTexts('1.2.0', { kept: 'Same' }, 'let texts = {};'));
});
afterAll(() => registry.stop());

const difference = (query: string, remote = 'catalog') =>
  registry.call('GET', `/v1/remotes/${remote}/difference${query}`, { token: registry.tokens.asha });

it('is told by addresses, events, texts, files and what it needs', async () => {
  const { status, json } = await difference('?from=1.0.0&to=1.1.0');
  expect(status).toBe(200);
  expect(json).toMatchObject({
    from: '1.0.0',
    to: '1.1.0',
    commit: { from: 'unknown', to: 'abcdef0' },
    routes: { added: ['/catalog/new/'], removed: ['/catalog/'] },
    events: { added: ['emits bag.contents.changed'], removed: [] },
    texts: {
      added: [{ language: 'en', key: 'fresh', text: 'New\nline' }],
      removed: [{ language: 'en', key: 'gone', text: 'Old' }],
      changed: [{ language: 'en', key: 'said', from: `It's "here"`, to: "It's there" }],
      unread: [],
    },
    host: { from: '^2.0.0', to: '>=2.0.0' },
  });
  const { files } = json['bytes'] as { files: { file: string }[] };
  expect(files.map(({ file }) => file)).toContain('client/locale-en.js');
  expect(files.map(({ file }) => file)).not.toContain('client/locale-hi.js');
});

it('names files of texts that cannot be read', async () => {
  expect((await difference('?from=1.0.0&to=1.2.0')).json['texts']).toMatchObject({
    unread: ['client/locale-hi.js'],
  });
});

it('to itself is none', async () => {
  const { json } = await difference('?from=1.0.0&to=1.0.0');
  expect(json).toMatchObject({
    routes: { added: [], removed: [] },
    texts: { added: [], removed: [], changed: [], unread: [] },
    bytes: { files: [] },
  });
});

it.each([
  ['?from=1.0.0&to=9.9.9', 404, 'RELEASE.NOT_FOUND'],
  ['?from=1.0.0', 400, 'REQUEST.INVALID'],
  ['?from=x&to=1.0.0', 400, 'REQUEST.INVALID'],
])('%s is refused with %i', async (query, status, code) => {
  expect(await difference(query)).toMatchObject({ status, json: { error: { code } } });
});

it.each([
  ['nothing', ''],
  ['a broken object', `JSON.parse('{"a":')`],
  ['a list of nothing', `JSON.parse('[]')`],
  ['code', 'let texts = { a: "b" };'],
])('of %s no texts are read', (_what, script) => {
  expect(textsIn(script)).toBe(null);
});
