/** A shell build of three files, written to a directory. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sha384Of } from '@suvarna/contracts/release-delivery';

const ICONS = [
  'suvarna-48.png',
  'suvarna-192.png',
  'suvarna-512.png',
  'suvarna-maskable-192.png',
  'suvarna-maskable-512.png',
  'suvarna-badge.png',
];
const ICON_FOLDER = new URL('../../../site/icons/', import.meta.url).href;

/** The store's own site around parts drawn with one element each: a build would bring style sheets. As in a build, React is named and not there. */
const SITE = `
import { createElement as h, useId } from 'react';
import { readFileSync } from 'node:fs';
import { createSite } from ${JSON.stringify(new URL('../../../site/server/create-site.ts', import.meta.url).href)};
// A hook: it works only in elements that the composer's own React draws.
const Part = ({ name, text }) => (useId(), h('div', { className: name }, text));
const part = (name) => (props) => h(Part, { name, text: name + ' ' + props.locale + ' ' + (props.path ?? props.remote ?? props.name ?? '') + (props.navigation ?? []).map((link) => ' > ' + link.path).join('') });
export const openSite = (tools) => createSite({
  header: part('header'),
  footer: part('footer'),
  notFound: part('not-found'),
  offline: part('offline'),
  fallback: part('fallback'),
  skeleton: ({ locale, name = 'plain' }) => part('skeleton')({ locale, name }),
  chooseLanguage: (props) => h('div', { className: 'choose' }, 'choose ' + props.locale + ' ' + props.country + ' ' + props.next),
  returnPath: (next) => (next !== null && /^\\/[a-z]/.test(next) ? next : '/'),
  icons: Object.fromEntries(${JSON.stringify(ICONS)}.map((name) => [name, new Uint8Array(readFileSync(new URL(name, ${JSON.stringify(ICON_FOLDER)})))])),
}, tools);
`;

export interface FixtureShell {
  readonly version?: string;
  readonly contract?: string;
}

/** @returns the bytes of its client files, by address */
export async function writeShell(
  directory: string,
  { version = '1.0.0', contract = '2.0.0' }: FixtureShell = {},
): Promise<ReadonlyMap<string, Buffer>> {
  const files: Readonly<Record<string, string>> = {
    'client/shell.js': `/* shell ${version} */ ${'x'.repeat(600)}`,
    'client/early.js': `/* early ${version} */`,
    'client/later.js': `/* later ${version} */`,
    'client/shell.css': `/* ${version} */ body { margin: 0 }`,
    'client/latin.woff2': 'font',
    'server/site.mjs': SITE,
    'worker/service-worker.js': '/* service worker */',
  };
  const listed = Object.entries(files).map(([path, text]) => ({
    path,
    integrity: sha384Of(Buffer.from(text)),
    bytes: text.length,
  }));
  const named = (path: string) => ({
    file: path.slice('client/'.length),
    integrity: listed.find((file) => file.path === path)?.integrity ?? '',
  });
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(directory, path)), { recursive: true });
    await writeFile(join(directory, path), text);
  }
  await writeFile(
    join(directory, 'shell.json'),
    JSON.stringify({
      version,
      contract,
      carries: ['1.1.0'],
      site: '1.0.0',
      events: [],
      smoke: { page: {}, headers: {} },
      base: `/shell/${version}/`,
      scripts: [named('client/shell.js')],
      early: named('client/early.js'),
      styles: [named('client/shell.css')],
      shared: {},
      files: listed,
    }),
  );
  return new Map(
    Object.entries(files)
      .filter(([path]) => path.startsWith('client/'))
      .map(([path, text]) => [`/shell/${version}/${path.slice('client/'.length)}`, Buffer.from(text)]),
  );
}
