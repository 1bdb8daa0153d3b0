import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace.ts';

interface Entry {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly optional?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
  readonly link?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/**
 * Binaries of systems whose hashes nobody here could read: the registry this file was made with does
 * not carry them. Exact versions, so that the next version brings its hashes or is named here anew.
 */
const WITHOUT_HASH: Readonly<Record<string, string>> = {
  '@oxc-parser': '0.156.0',
  '@oxfmt': '0.79.0',
  '@oxlint': '1.94.0',
  '@oxlint-tsgolint': '7.0.2007',
  '@rspack': '2.3.2',
  '@swc': '1.16.22',
  '@unrs': '1.13.0',
};

const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, Entry>;
};

test('names no host: any registry may serve it', () => {
  const hosts = Object.values(packages).filter(
    ({ resolved }) => resolved !== undefined && /^[a-z+]+:/.test(resolved),
  );
  expect(hosts).toEqual([]);
});

test('is complete for every system, so that `npm ci` takes it: a registry that lacks a foreign binary must not leave a hole', () => {
  const holds = (name: string): boolean =>
    Object.keys(packages).some(
      (place) => place === `node_modules/${name}` || place.endsWith(`/node_modules/${name}`),
    );
  const holes = Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !holds(name) && !name.endsWith('wasm32-wasi'))
      .map((name) => `${place} → ${name}`),
  );
  expect(holes).toEqual([]);
});

test('knows the version of everything', () => {
  expect(
    Object.entries(packages).filter(
      ([place, { version, link }]) =>
        place.includes('node_modules/') && version === undefined && link !== true,
    ),
  ).toEqual([]);
});

test('has the hash of everything that is installed, and of all but some foreign binaries besides', () => {
  const lacking = Object.entries(packages).filter(
    ([place, { link, integrity }]) =>
      place.includes('node_modules/') &&
      link !== true &&
      !/^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity ?? ''),
  );
  const foreign = ({ optional, os = [], cpu = [], libc = [] }: Entry): boolean => {
    const stores =
      os.includes('linux') &&
      (cpu.includes('x64') || cpu.includes('arm64')) &&
      !(libc.length === 1 && libc[0] === 'musl');
    const here =
      os.includes(process.platform) && cpu.includes(process.arch) && (process.platform !== 'linux' || stores);
    return optional === true && os.length > 0 && cpu.length > 0 && !stores && !here;
  };
  const unexplained = lacking.filter(
    ([place, entry]) =>
      !(
        foreign(entry) &&
        WITHOUT_HASH[place.split('node_modules/').at(-1)?.split('/')[0] ?? ''] === entry.version
      ),
  );
  expect(unexplained.map(([place]) => place)).toEqual([]);
  // An exception nobody needs any more is taken out.
  expect(new Set(lacking.map(([place]) => place.split('node_modules/').at(-1)?.split('/')[0]))).toEqual(
    new Set(Object.keys(WITHOUT_HASH)),
  );
});
