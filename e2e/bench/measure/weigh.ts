/** What a page weighs, computed from built files alone: the same on every machine and in every run. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { minifySync } from '@swc/core';
import { createRequire } from 'node:module';
import type { Descriptor } from '@suvarna/contracts/release-delivery';
import { repository } from '../../support/repository.ts';

interface ShellManifest {
  readonly scripts: readonly { readonly file: string }[];
  readonly styles: readonly { readonly file: string }[];
}

export interface Weight {
  readonly js: number;
  readonly css: number;
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** Quality the composer compresses files with that never change. */
const quality = 11;

const weights = new Map<string, number>();

/** Bytes of a file as it travels: compressed, without the head of the answer. */
export function travels(file: string): number {
  const known = weights.get(file);
  if (known !== undefined) return known;
  const size = brotliCompressSync(readFileSync(file), {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality },
  }).byteLength;
  weights.set(file, size);
  return size;
}

const sum = (files: readonly string[]): number =>
  [...new Set(files)].reduce((total, file) => total + travels(file), 0);

export function releaseFolder(remote: string): string {
  const { version } = readJson(join(repository, `mfe-${remote}`, 'package.json')) as { version: string };
  return join(repository, `mfe-${remote}`, 'dist', version);
}

export const readRelease = (folder: string): Descriptor =>
  readJson(join(folder, 'remote.json')) as Descriptor;

/** The shell's first view and one route of a remote, in English: everything a cold browser fetches before it is idle. */
export function weighPage(remote: string, routeId: string): Weight {
  const shellFolder = join(repository, 'shell', 'dist');
  const shell = readJson(join(shellFolder, 'shell.json')) as ShellManifest;
  const folder = releaseFolder(remote);
  if (!existsSync(folder)) throw new Error(`${remote} is not built: run npm run build`);
  const release = readRelease(folder);
  const route = release.routes.find(({ id }) => id === routeId);
  if (!route)
    throw new Error(
      `${remote} has no route ${routeId}; it has ${release.routes.map(({ id }) => id).join(', ')}`,
    );
  const shellFile = ({ file }: { readonly file: string }): string => join(shellFolder, 'client', file);
  return {
    js: sum([
      ...shell.scripts.map(shellFile),
      ...[
        release.entry,
        ...route.scripts,
        ...(release.locales['en'] ?? []),
        ...(route.texts?.['en'] ?? []),
      ].map((file) => join(folder, file)),
    ]),
    css: sum([...shell.styles.map(shellFile), ...route.styles.map((file) => join(folder, file))]),
  };
}

/** What the shell's build takes of React; minified as the build does it. */
const REACT = [
  'react/cjs/react.production.js',
  'react/cjs/react-jsx-runtime.production.js',
  'react-dom/cjs/react-dom.production.js',
  'react-dom/cjs/react-dom-client.production.js',
  'scheduler/cjs/scheduler.production.js',
];

/** Bytes of a text as gzip packs it best. */
export const gzipped = (text: string | Buffer): number => gzipSync(text, { level: 9 }).byteLength;

/** Scripts every page begins with, gzipped, less what React alone weighs gzipped. What comes later and on demand is not in it. */
export function weighShellWithoutReact(): number {
  const shellFolder = join(repository, 'shell', 'dist');
  const shell = readJson(join(shellFolder, 'shell.json')) as ShellManifest;
  // React keeps its own files out of its `exports`; they lie beside the one that may be named.
  const modules = join(
    createRequire(join(repository, 'shell', 'package.json')).resolve('react/package.json'),
    '..',
    '..',
  );
  const react = REACT.map(
    (file) =>
      minifySync(readFileSync(join(modules, file), 'utf8'), {
        compress: true,
        mangle: { toplevel: true },
        module: false,
      }).code,
  ).join('');
  return (
    shell.scripts.reduce(
      (sum, { file }) => sum + gzipped(readFileSync(join(shellFolder, 'client', file))),
      0,
    ) - gzipped(react)
  );
}

/** Scripts that the console's document names, gzip. */
export function weighConsole(): number {
  const folder = join(repository, 'ops', 'console', 'dist');
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  return [...page.matchAll(/<script defer src="\/([^"]+)"/g)].reduce(
    (sum, [, file = '']) => sum + gzipped(readFileSync(join(folder, file))),
    0,
  );
}
