import { spawn } from 'node:child_process';
import { root } from '../workspace.ts';

export interface Outcome {
  readonly code: number;
  readonly output: string;
  readonly milliseconds: number;
}

export interface Command {
  readonly words: readonly [string, ...string[]];
  readonly env?: Readonly<Record<string, string>>;
  /** Shows the output while it comes instead of keeping it. */
  readonly live?: boolean;
}

/** For tsc and the rules that know types, which are Go: of their processor time a fifth is collecting garbage. */
export const COLLECT_LESS = { GOGC: '300' } as const;

/** Runs a tool in the repository and answers how it ended; a tool that is missing is an outcome too. */
export async function runCommand({
  words: [program, ...words],
  env = {},
  live = false,
}: Command): Promise<Outcome> {
  const begun = performance.now();
  const child = spawn(program, words, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: live ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  let output = '';
  const collect = (text: Buffer): void => {
    output += text.toString();
  };
  child.stdout?.on('data', collect);
  child.stderr?.on('data', collect);
  const code = await new Promise<number>((resolve) => {
    child.once('error', (error) => {
      output += error.message;
      resolve(127);
    });
    child.once('close', (status) => resolve(status ?? 1));
  });
  return { code, output, milliseconds: Math.round(performance.now() - begun) };
}
