import { spawn } from 'node:child_process';
import { repository, toolEnvironment } from '../repository.ts';

export interface ToolOutcome {
  readonly code: number;
  readonly output: string;
}

/** Runs a program of the repository on the pinned Node. */
export async function runTool(
  entry: string,
  words: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<ToolOutcome> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', entry, ...words], {
    cwd: repository,
    env: { ...toolEnvironment(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const keep = (text: Buffer): void => {
    output += text.toString();
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const code = await new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (status) => resolve(status ?? 1));
  });
  return { code, output };
}
