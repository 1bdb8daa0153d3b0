/** Fails when a page or a remote outgrew `budgets.json`. Bytes only: they are the same on every machine, times are not. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../support/repository.ts';
import { table } from './report/table.ts';
import {
  gzipped,
  readRelease,
  releaseFolder,
  travels,
  weighConsole,
  weighPage,
  weighShellWithoutReact,
} from './measure/weigh.ts';

interface Budgets {
  readonly pages: Readonly<
    Record<
      string,
      { readonly remote: string; readonly route: string; readonly js: number; readonly css: number }
    >
  >;
  /** `goal` is what issue 4 asks for, without i18next (decision 33); `withoutReact` is what must not be exceeded, and follows the weight down. */
  readonly shell: { readonly withoutReact: number; readonly goal: number };
  /** Fetched when a shopper asks for it; `files` says which of a release's files it is. */
  readonly onDemand: Readonly<
    Record<string, { readonly remote: string; readonly files: string; readonly gzip: number }>
  >;
  /** Script of its first load, gzip. */
  readonly console: { readonly first: number };
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
const remotes = globSync('mfe-*', { cwd: repository }).map((workspace) => {
  const remote = workspace.slice('mfe-'.length);
  const folder = releaseFolder(remote);
  const release = readRelease(folder);
  const heaviest = Math.max(
    ...release.routes.map(({ styles }) =>
      styles.reduce((total, path) => total + travels(join(folder, path)), 0),
    ),
  );
  return [
    remote,
    cell(`${remote}, entry`, travels(join(folder, release.entry)), budgets.remotes.entry),
    cell(`${remote}, CSS of a page`, heaviest, budgets.remotes.css),
  ];
});
const onDemand = Object.entries(budgets.onDemand).map(([name, { remote, files, gzip }]) => {
  const folder = releaseFolder(remote);
  const found = readRelease(folder).files.filter(({ path }) => new RegExp(files).test(path));
  if (found.length === 0) throw new Error(`${remote} has no file ${files}`);
  return [
    name,
    cell(
      `${name}, gzip`,
      found.reduce((sum, { path }) => sum + gzipped(readFileSync(join(folder, path))), 0),
      gzip,
    ),
  ];
});
const shell = cell('shell without React, gzip', weighShellWithoutReact(), budgets.shell.withoutReact);
const ofConsole = cell('console, first load', weighConsole(), budgets.console.first);
process.stdout.write(
  `shell without React, gzip: ${shell}, goal ${(budgets.shell.goal / 1_000).toFixed(0)} kB\nconsole, script of its first load, gzip: ${ofConsole}\n\n${table(['page', 'JS', 'CSS'], pages)}\n\n${table(['remote', 'entry', 'CSS of its heaviest page'], remotes)}\n\n${table(['on demand', 'gzip'], onDemand)}\n`,
);
if (over.length > 0) {
  process.stderr.write(`over budget:\n${over.map((line) => `  ${line}`).join('\n')}\n`);
  process.exitCode = 1;
}
