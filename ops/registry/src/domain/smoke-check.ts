/**
 * Runs a release's server bundle once, in a process of its own: no secrets in its environment, no
 * files but its own and React's, and a deadline. A bundle that fails here never reaches a composer.
 */
import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import type { Descriptor } from '@suvarna/contracts/delivery/descriptor';
import type { SmokeCheck } from './promotion-gate.ts';
import { matchSmoke } from './release-rules.ts';

export interface SmokeOptions {
  /** Milliseconds for everything. */
  readonly deadline: number;
  /** Directory whose `node_modules` holds the React the bundle leaves out. */
  readonly root: string;
  /** Address of the API pages are loaded from; without one the bundle is imported, but renders nothing. */
  readonly api: string | null;
}

/** What the child is told. */
export interface SmokePlan {
  readonly bundle: string;
  readonly name: string;
  readonly version: string;
  readonly root: string;
  readonly api: string | null;
  readonly pages: readonly { readonly id: string; readonly path: string; readonly query: string; readonly params: Readonly<Record<string, unknown>> }[];
}

const ENTRY = join(import.meta.dirname, 'smoke-entry.ts');
const OUTPUT_KEPT = 2_000;

export function createSmokeCheck(options: SmokeOptions): SmokeCheck {
  return async (descriptor, readFile) => {
    const folder = await realpath(await mkdtemp(join(tmpdir(), 'suvarna-smoke-')));
    try {
      for (const { path } of descriptor.files.filter((file) => file.path.startsWith('server/'))) {
        const target = join(folder, path);
        await mkdir(dirname(target), { recursive: true });
        await writeFile(target, await readFile(path));
      }
      const plan = join(folder, 'plan.json');
      await writeFile(plan, JSON.stringify(planOf(descriptor, join(folder, descriptor.server), options)));
      return await runChild(plan, options);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };
}

const planOf = ({ name, version, routes }: Descriptor, bundle: string, { root, api }: SmokeOptions): SmokePlan => ({
  bundle, name, version, root, api,
  pages: api === null ? [] : routes.flatMap(({ id, path, render, smoke }) => {
    if (smoke === undefined || render === 'client') return [];
    const [address = '', query = ''] = smoke.split('?', 2);
    return [{ id, path: address, query, params: matchSmoke(path, smoke) ?? {} }];
  }),
});

function runChild(plan: string, { root, deadline }: SmokeOptions): Promise<string | null> {
  const folder = dirname(plan);
  // The entry needs its own package.json to be known as a module, and React from the repository.
  const readable = [folder, ENTRY, join(import.meta.dirname, '..', '..', 'package.json'), join(root, 'package.json'), join(root, 'node_modules')];
  const flags = ['--permission', '--disable-warning=SecurityWarning', ...readable.map((path) => `--allow-fs-read=${path}`)];
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...flags, ENTRY, relative(folder, plan)], {
      cwd: folder, env: { NODE_ENV: 'production' }, stdio: ['ignore', 'ignore', 'pipe'],
    });
    let output = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => { output = (output + text).slice(-OUTPUT_KEPT); });
    const timer = setTimeout(() => child.kill('SIGKILL'), deadline);
    child.once('error', (error) => { clearTimeout(timer); reject(error); });
    child.once('close', (code, signal) => {
      clearTimeout(timer);
      if (code === 0) resolve(null);
      else if (signal === 'SIGKILL') resolve(`the server bundle did not answer within ${deadline} ms`);
      else resolve(output.trim().split('\n').at(-1) || `the server bundle ended with ${signal ?? `exit code ${code}`}`);
    });
  });
}
