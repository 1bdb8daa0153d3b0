/**
 * Runs a release's server bundle once, in a process of its own: no secrets in its environment, no
 * files but its own and React's, and a deadline. A bundle that fails here never reaches a composer.
 */
import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { SmokeCheck } from './promotion-gate.ts';

const ENTRY = join(import.meta.dirname, 'smoke-entry.ts');
const OUTPUT_KEPT = 2_000;

export interface SmokeOptions {
  /** Milliseconds. */
  readonly deadline: number;
  /** Directory whose `node_modules` holds the React the bundle leaves out. */
  readonly root: string;
}

export function createSmokeCheck({ deadline, root }: SmokeOptions): SmokeCheck {
  return async (descriptor, readFile) => {
    const folder = await realpath(await mkdtemp(join(tmpdir(), 'suvarna-smoke-')));
    try {
      for (const { path } of descriptor.files.filter((file) => file.path.startsWith('server/'))) {
        const target = join(folder, path);
        await mkdir(dirname(target), { recursive: true });
        await writeFile(target, await readFile(path));
      }
      return await runChild([join(folder, descriptor.server), descriptor.name, descriptor.version, root], { folder, root, deadline });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };
}

function runChild(args: readonly string[], { folder, root, deadline }: { folder: string; root: string; deadline: number }): Promise<string | null> {
  const readable = [folder, ENTRY, join(root, 'node_modules'), join(root, 'package.json'), join(dirname(dirname(import.meta.dirname)), 'package.json')];
  const flags = ['--permission', '--disable-warning=SecurityWarning', ...readable.map((path) => `--allow-fs-read=${path}`)];
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...flags, ENTRY, ...args], {
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
      else resolve(lastLine(output) || `the server bundle ended with ${signal ?? `exit code ${code}`}`);
    });
  });
}

const lastLine = (text: string): string => text.trim().split('\n').at(-1) ?? '';
