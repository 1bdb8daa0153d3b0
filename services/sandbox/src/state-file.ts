import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const SAVE_AFTER_MS = 200;

/** What outlives a restart, in a file of its own. */
export interface StateFile {
  saveSoon(): void;
  close(): void;
}

/**
 * @param directory `''` keeps nothing
 * @param contents what is to be kept, as JSON
 * @param restore given what was kept before, if anything was
 */
export function openStateFile<Contents>(
  { directory, name }: { readonly directory: string; readonly name: string },
  contents: () => Contents,
  restore: (kept: Contents) => void,
): StateFile {
  if (directory === '') return { saveSoon: () => undefined, close: () => undefined };
  const file = join(directory, name);
  let saving: NodeJS.Timeout | undefined;
  const save = (): void => {
    writeFileSync(`${file}.new`, JSON.stringify(contents()), { mode: 0o600 });
    renameSync(`${file}.new`, file);
  };
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  if (existsSync(file)) restore(JSON.parse(readFileSync(file, 'utf8')) as Contents);
  return {
    saveSoon() {
      saving ??= setTimeout(() => {
        saving = undefined;
        save();
      }, SAVE_AFTER_MS);
    },
    close() {
      clearTimeout(saving);
      save();
    },
  };
}
