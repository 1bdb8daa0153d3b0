import { beforeAll, describe, expect, test } from '@jest/globals';
import { byLocale } from '@suvarna/contracts/locale';
import { createRemote } from '@suvarna/remote-kit/remote';
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace.ts';

const remotes = globSync('mfe-*', { cwd: root });
const files = [
  'package.json',
  'README.md',
  'remote.config.ts',
  'webpack.config.mjs',
  'src/remote.ts',
  'src/server.ts',
  'src/standalone.tsx',
  'src/routes.tsx',
  'src/locales/en/every-page.json',
];
const read = (...parts: string[]): string => readFileSync(join(root, ...parts), 'utf8');

beforeAll(() => {
  Object.assign(globalThis, { __REMOTE__: { name: 'things', version: '1.0.0' }, __TEXTS__: {} });
});

describe.each(remotes)('%s has the shape of a remote', (remote) => {
  test.each(files)('%s', (file) => {
    expect(existsSync(join(root, remote, file))).toBe(true);
  });

  test('its build is one line: nothing in it differs between remotes', () => {
    const lines = read(remote, 'webpack.config.mjs')
      .split('\n')
      .filter((line) => line.trim() !== '' && !line.startsWith('import '));
    expect(lines).toEqual(['export default remoteConfig(import.meta.dirname);']);
  });

  test('its entries only wire', () => {
    for (const entry of ['src/remote.ts', 'src/server.ts'])
      expect(read(remote, entry).split('\n').length).toBeLessThan(30);
  });

  test('its entry exposes everything that the host may ask for, and nothing else', () => {
    const never = (): Promise<never> => Promise.reject(new Error('not asked for here'));
    const whole = createRemote({ routes: {}, fragments: {}, locales: byLocale(() => never) });
    const [, exposed = ''] =
      /export const \{([^}]*)\} = createRemote/.exec(read(remote, 'src/remote.ts')) ?? [];
    expect(exposed.split(',').map((name) => name.trim())).toEqual(expect.arrayContaining(Object.keys(whole)));
    expect(exposed.split(',')).toHaveLength(Object.keys(whole).length);
  });

  test('every fragment it offers is a file of its name, and no other is there', async () => {
    const { default: config } = (await import(join(root, remote, 'remote.config.ts'))) as {
      default: { name: string; fragments: readonly string[] };
    };
    const folder = join(root, remote, 'src', 'fragments');
    const there = existsSync(folder)
      ? readdirSync(folder).filter((name) => name.endsWith('.fragment.tsx'))
      : [];
    expect(there.sort()).toEqual(config.fragments.map((name) => `${name}.fragment.tsx`).sort());
    expect(`mfe-${config.name}`).toBe(remote);
  });

  test('has a team that reviews it', () => {
    expect(read('CODEOWNERS')).toMatch(new RegExp(`^/${remote}/ +@suvarna/[a-z-]+$`, 'm'));
  });

  test('its README answers the same questions', () => {
    const readme = read(remote, 'README.md');
    for (const heading of ['Owns', 'Exposes', 'Emits', 'Listens', 'Needs', 'Run alone'])
      expect(readme).toContain(heading);
  });
});

test('all remotes stand on the same ground, in the same versions', () => {
  const needs = (remote: string): Record<string, string> =>
    (JSON.parse(read(remote, 'package.json')) as { dependencies: Record<string, string> }).dependencies;
  const ground = ['@suvarna/federation', '@suvarna/remote-kit', '@suvarna/ui'];
  for (const remote of remotes) expect(Object.keys(needs(remote))).toEqual(expect.arrayContaining(ground));
  const versions = new Map<string, Set<string>>();
  for (const remote of remotes)
    for (const [name, version] of Object.entries(needs(remote)))
      versions.set(name, (versions.get(name) ?? new Set()).add(version));
  expect([...versions].filter(([, found]) => found.size > 1)).toEqual([]);
});
