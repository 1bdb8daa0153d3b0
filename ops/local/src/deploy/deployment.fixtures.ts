/** What compose file and chart give each process, and what the processes say of it. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { join } from 'node:path';
import { root } from '../workspace.ts';

export type Env = Readonly<Record<string, string>>;

/** Runs a program of ours on this Node. @returns what it wrote */
export async function runProgram(
  words: readonly string[],
  { env = {}, input = '' }: { readonly env?: Env; readonly input?: string } = {},
): Promise<string> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...words], {
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node'),
      ...env,
    },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  child.stdin.end(input);
  const [said, complained, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  if (code !== 0) throw new Error(`${words.join(' ')} ended with ${code ?? 'a signal'}: ${complained}`);
  return said;
}

const READERS = {
  composer: 'shell/src/engine/composer/config.ts',
  commerce: 'services/commerce/src/read-config.ts',
  imaging: 'services/imaging/src/config.ts',
  registry: 'ops/registry/src/config.ts',
  console: 'ops/console/src/config.ts',
} as const;
export type Reader = keyof typeof READERS;

/** Reads settings as the process itself does at its start. @returns its list of what is wrong; `''` for none */
export const settingsFault = (reader: Reader, env: Env): Promise<string> =>
  runProgram(
    [
      '--input-type=module',
      '-e',
      `const { readConfig } = await import(${JSON.stringify(join(root, READERS[reader]))});
      try { readConfig(process.env); } catch (error) { process.stdout.write(error.message); }
      process.exit(0);`,
    ],
    { env },
  );

export const DOCKERFILE = readFileSync(join(root, 'deploy', 'Dockerfile'), 'utf8');

/** What an image says of its environment by itself. */
export function envOfImage(target: string): Env {
  const stage = (name: string): string =>
    new RegExp(`AS ${name}\\n([\\s\\S]*?)(?=\\nFROM |$)`).exec(DOCKERFILE)?.[1] ?? '';
  return Object.fromEntries(
    ['process', target]
      .flatMap((name) => [...stage(name).matchAll(/^ENV ((?:.|\\\n)*?[^\\])$/gm)])
      .flatMap(([, words = '']) => [...words.matchAll(/([A-Z_0-9]+)=(\S+)/g)])
      .map(([, name = '', value = '']) => [name, value]),
  );
}

/** Names of the settings of a process, by `docs/settings.md`, which another test holds to the schemas; and what only Node reads. */
export function knownSettings(reader: Reader): ReadonlySet<string> {
  const reference = readFileSync(join(root, 'docs', 'settings.md'), 'utf8');
  const section = reference.split('\n## ').find((part) => part.toLowerCase().startsWith(`${reader}\n`)) ?? '';
  const names = [...section.matchAll(/^\| `([A-Z0-9_]+)`/gm)].map(([, name = '']) => name);
  return new Set([...names, 'NODE_ENV', 'NODE_COMPILE_CACHE', 'MALLOC_ARENA_MAX', 'MALLOC_MMAP_THRESHOLD_']);
}
