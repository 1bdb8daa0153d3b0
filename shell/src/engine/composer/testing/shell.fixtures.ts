/** A shell build of three files, written to a directory. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sha384Of } from '@suvarna/contracts/release-delivery/release';

const CHROME = `
import { createElement as h } from ${JSON.stringify(import.meta.resolve('react'))};
const part = (name) => (props) => h('div', { className: name }, name + ' ' + props.locale + ' ' + (props.path ?? props.remote ?? ''));
export const renderHeader = part('header');
export const renderFooter = part('footer');
export const placeOf = () => '';
export const renderNotFound = part('not-found');
export const renderChooseLanguage = (props) => h('div', { className: 'choose' }, 'choose ' + props.locale + ' ' + props.country + ' ' + props.next);
export const returnPath = (next) => (next !== null && /^\\/[a-z]/.test(next) ? next : '/');
export const renderOffline = part('offline');
export const renderFallback = part('fallback');
export const renderSkeleton = part('skeleton');
`;

export async function writeShell(directory: string, version = '1.0.0'): Promise<void> {
  const files: Readonly<Record<string, string>> = {
    'client/shell.js': `/* shell */ ${'x'.repeat(600)}`,
    'client/early.js': '/* early */',
    'client/shell.css': 'body { margin: 0 }',
    'client/latin.woff2': 'font',
    'server/chrome.mjs': CHROME,
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
      contract: '1.1.0',
      base: `/shell/${version}/`,
      scripts: [named('client/shell.js')],
      early: named('client/early.js'),
      styles: [named('client/shell.css')],
      shared: {},
      files: listed,
    }),
  );
}
