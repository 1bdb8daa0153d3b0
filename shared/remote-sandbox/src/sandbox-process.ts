/** One process in which one bundle runs, and the socket to it. */
import { spawn, type ChildProcess } from 'node:child_process';
import { createRequire, getCompileCacheDir } from 'node:module';
import { dirname, join } from 'node:path';
import type { Duplex } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { frameReader, writeFrame, type Frame, type FrameKind, type Part } from './frames.ts';
import { keptWithoutTypes } from './without-types.ts';

export interface SandboxProcess {
  readonly send: (kind: FrameKind, id: number, ...parts: Part[]) => void;
  /** Ends it at once. */
  readonly kill: (why: string) => void;
  /** Resolves when it is gone, with why. */
  readonly gone: Promise<string>;
}

/** Megabytes of objects a bundle may hold; a page is made of a few. */
const HEAP_MB = 192;
/** Megabytes of everything, where the system can be asked to (Linux): buffers do not count as objects. */
const DATA_MB = 1_536;
const OUTPUT_TAIL = 2_000;

const inside = join(import.meta.dirname, 'inside');
const require = createRequire(import.meta.url);
const react = dirname(require.resolve('react/package.json'));
const reactDom = dirname(require.resolve('react-dom/package.json'));
const acorn = dirname(require.resolve('acorn/package.json'));
const call = dirname(require.resolve('@suvarna/contracts/call'));

const OURS = {
  frames: join(import.meta.dirname, 'frames.ts'),
  'forbidden-code': join(import.meta.dirname, 'forbidden-code.ts'),
  'inside/entry': join(inside, 'entry.ts'),
  'inside/realm': join(inside, 'realm.ts'),
  'inside/runtime': join(inside, 'runtime.ts'),
  'inside/web': join(inside, 'web.ts'),
  'call/index': join(call, 'index.ts'),
  'call/api-reader': join(call, 'api-reader.ts'),
  'call/call': join(call, 'call.ts'),
  'call/errors': join(call, 'errors.ts'),
  'call/shape': join(call, 'shape.ts'),
} as const;

/** The process's own modules; those of the context are found by what `SOURCES` calls them. */
const IMPORTS = {
  '../frames.ts': '../frames.mjs',
  '../forbidden-code.ts': '../forbidden-code.mjs',
  './realm.ts': './realm.mjs',
  acorn: pathToFileURL(join(acorn, 'dist', 'acorn.mjs')).href,
};

/** What a process runs, and all it may read. */
interface Code {
  readonly entry: string;
  readonly sources: Readonly<Record<string, string>>;
  readonly readable: readonly string[];
}

function make(): Code {
  const kept = keptWithoutTypes(OURS, IMPORTS, getCompileCacheDir());
  const file = (name: keyof typeof OURS): string => (kept === null ? OURS[name] : join(kept, `${name}.mjs`));
  const sources = {
    react: join(react, 'cjs', 'react.production.js'),
    'react/jsx-runtime': join(react, 'cjs', 'react-jsx-runtime.production.js'),
    'react-dom': join(reactDom, 'cjs', 'react-dom.production.js'),
    'react-dom/server': join(reactDom, 'cjs', 'react-dom-server-legacy.browser.production.js'),
    '@suvarna/contracts/call': file('call/index'),
    './api-reader.ts': file('call/api-reader'),
    './call.ts': file('call/call'),
    './errors.ts': file('call/errors'),
    './shape.ts': file('call/shape'),
    './runtime.ts': file('inside/runtime'),
    './web.ts': file('inside/web'),
  };
  return {
    entry: file('inside/entry'),
    sources,
    readable: [kept ?? dirname(import.meta.dirname), acorn, ...Object.values(sources)],
  };
}
let made: Code | undefined;
export const ownCode = (): Code => (made ??= make());

const FLAGS = [
  '--permission',
  '--experimental-vm-modules',
  '--disable-warning=ExperimentalWarning',
  '--disable-warning=SecurityWarning',
  // What is reached of the process by a fault of the context can still make no code.
  '--disallow-code-generation-from-strings',
  // Nor can it change what the process itself calls, to be handed more.
  '--frozen-intrinsics',
  `--max-old-space-size=${HEAP_MB}`,
  '--max-semi-space-size=32',
  '--v8-pool-size=1',
];

export function startProcess(onFrame: (frame: Frame) => void): SandboxProcess {
  const child = launch(ownCode());
  const channel = child.stdio[3] as Duplex;
  let why = '';
  let output = '';
  const kill = (reason: string): void => {
    why ||= reason;
    child.kill('SIGKILL');
  };
  const read = frameReader(onFrame);
  channel.on('data', (chunk: Buffer) => {
    try {
      read(chunk);
    } catch (error) {
      kill(`it does not keep to the protocol: ${error instanceof Error ? error.message : String(error)}`);
    }
  });
  // What breaks the channel ends the process, and that is reported.
  channel.on('error', () => kill('the channel to it broke'));
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    output = (output + text).slice(-OUTPUT_TAIL);
  });
  const gone = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(`it cannot be started: ${error.message}`));
    child.once('close', (code, signal) =>
      resolve(
        why ||
          (/heap out of memory/.test(output)
            ? 'it ran out of memory'
            : `it ended with ${signal ?? `exit code ${code ?? '?'}`} ${output.trim().split('\n').at(-1) ?? ''}`.trim()),
      ),
    );
  });
  return {
    kill,
    gone,
    send: (kind, id, ...parts) => {
      if (channel.writable) channel.write(writeFrame(kind, id, parts));
    },
  };
}

/** With nothing of this process's environment, and no right but to read its code. */
export function launch({ entry, sources, readable }: Code): ChildProcess {
  const words = [
    ...FLAGS,
    ...readable.map((path) => `--allow-fs-read=${path}`),
    entry,
    JSON.stringify(sources),
  ];
  const options = {
    cwd: inside,
    env: environment(),
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'] as ('ignore' | 'pipe')[],
  };
  if (process.platform !== 'linux') return spawn(process.execPath, words, options);
  return spawn(
    '/bin/sh',
    ['-c', `ulimit -d ${DATA_MB * 1024} && exec "$0" "$@"`, process.execPath, ...words],
    options,
  );
}

/** Windows starts nothing without the place of its own libraries. */
const environment = (): NodeJS.ProcessEnv =>
  process.platform === 'win32' ? { SystemRoot: process.env['SystemRoot'] } : {};
