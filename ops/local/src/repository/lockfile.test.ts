import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace.ts';

interface Entry {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

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

test('has the hash of everything, of binaries of other systems too', () => {
  const lacking = Object.entries(packages).filter(
    ([place, { link, integrity }]) =>
      place.includes('node_modules/') &&
      link !== true &&
      !/^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity ?? ''),
  );
  expect(lacking.map(([place]) => place)).toEqual([]);
});
