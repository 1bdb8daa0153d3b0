import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { root } from '../workspace.ts';

export interface Step {
  readonly entry: string;
  readonly words?: readonly string[];
  /** All it gets. */
  readonly env: Readonly<Record<string, string>>;
  readonly onLine: (line: string) => void;
  readonly signal?: AbortSignal;
}

/** Runs one program to its end, line by line. @throws Error with what it said when it fails */
export async function runStep(step: Step): Promise<void> {
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(root, step.entry), ...(step.words ?? [])],
    {
      cwd: root,
      env: { ...step.env },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(step.signal ? { signal: step.signal } : {}),
    },
  );
  let errors = '';
  child.stderr.on('data', (text: Buffer) => {
    errors += text.toString();
  });
  const lines = createInterface({ input: child.stdout });
  lines.on('line', step.onLine);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) throw new Error(`${step.entry} ended with ${code ?? 'a signal'}:\n${errors.trim()}`);
}
