/** Fails when a page or a remote outgrew `budgets.json`. Bytes only: they are the same on every machine, times are not. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { table } from './table.ts';
import { readRelease, releaseFolder, travels, weighPage, weighShellWithoutReact } from './weigh.ts';

interface Budgets {
  readonly pages: Readonly<Record<string, { readonly remote: string; readonly route: string; readonly js: number; readonly css: number }>>;
  /** `goal` is what issue 4 asks for; `withoutReact` is what must not be exceeded until it is reached. */
  readonly shell: { readonly withoutReact: number; readonly goal: number };
  readonly remotes: { readonly entry: number; readonly css: number };
}

const budgets = JSON.parse(readFileSync(join(import.meta.dirname, 'budgets.json'), 'utf8')) as Budgets;
const over: string[] = [];
const cell = (what: string, bytes: number, budget: number): string => {
  if (bytes > budget) over.push(`${what}: ${bytes} bytes, ${bytes - budget} over`);
  return `${(bytes / 1_000).toFixed(1)} of ${(budget / 1_000).toFixed(0)} kB`;
};

const pages = Object.entries(budgets.pages).map(([name, { remote, route, js, css }]) => {
  const weight = weighPage(remote, route);
  return [name, cell(`${name}, JS`, weight.js, js), cell(`${name}, CSS`, weight.css, css)];
});
const remotes = [...new Set(Object.values(budgets.pages).map(({ remote }) => remote))].map((remote) => {
  const folder = releaseFolder(remote);
  const release = readRelease(folder);
  const heaviest = Math.max(...release.routes.map(({ styles }) => styles.reduce((total, path) => total + travels(join(folder, path)), 0)));
  return [
    remote,
    cell(`${remote}, entry`, travels(join(folder, release.entry)), budgets.remotes.entry),
    cell(`${remote}, CSS of a page`, heaviest, budgets.remotes.css),
  ];
});
const shell = cell('shell without React, gzip', weighShellWithoutReact(), budgets.shell.withoutReact);
process.stdout.write(`shell without React, gzip: ${shell}, goal ${(budgets.shell.goal / 1_000).toFixed(0)} kB\n\n${table(['page', 'JS', 'CSS'], pages)}\n\n${table(['remote', 'entry', 'CSS of its heaviest page'], remotes)}\n`);
if (over.length > 0) {
  process.stderr.write(`over budget:\n${over.map((line) => `  ${line}`).join('\n')}\n`);
  process.exitCode = 1;
}
