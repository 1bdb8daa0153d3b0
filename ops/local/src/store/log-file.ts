import { closeSync, mkdirSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

const maxBytes = 20_000_000;

/** Opens a log for appending; a large one is set aside first, so that there are two. */
export function openLog(file: string): number {
  mkdirSync(dirname(file), { recursive: true });
  const log = openSync(file, 'a', 0o600);
  if (statSync(file).size < maxBytes) return log;
  closeSync(log);
  renameSync(file, `${file}.old`);
  return openSync(file, 'a', 0o600);
}

export function lastLines(file: string, count: number): string {
  return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-count).join('\n');
}
