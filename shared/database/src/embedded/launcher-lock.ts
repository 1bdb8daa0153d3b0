import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startMark } from './process-identity.ts';

export class DataDirectoryInUse extends Error {
  override readonly name = 'DataDirectoryInUse';
  readonly dataDir: string;

  constructor(dataDir: string, holder: string) {
    super(
      `The data directory ${dataDir} is in use by ${holder}. Stop that one first, or start this one with another data directory.`,
    );
    this.dataDir = dataDir;
  }
}

interface Holder {
  readonly pid: number;
  readonly mark: string;
}

async function readHolder(file: string): Promise<Holder | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Holder;
  } catch (error) {
    if (error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function holds(holder: Holder): boolean {
  const mark = startMark(holder.pid);
  return mark !== '' && mark === holder.mark;
}

/** Claims a data directory for this process. A claim of a process that is gone is taken over. */
export async function claim(dataDir: string): Promise<() => Promise<void>> {
  const file = join(dataDir, 'launcher.json');
  const own: Holder = { pid: process.pid, mark: startMark(process.pid) };
  for (let attempt = 0; ; attempt += 1) {
    try {
      await writeFile(file, JSON.stringify(own), { flag: 'wx', mode: 0o600 });
      return () => rm(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const holder = await readHolder(file);
    if (holder !== undefined && holds(holder))
      throw new DataDirectoryInUse(dataDir, `the store running as process ${holder.pid}`);
    if (attempt >= 3) throw new DataDirectoryInUse(dataDir, 'another store that is starting');
    // Renaming first lets only one of two newcomers remove the dead claim.
    const aside = `${file}.${process.pid}`;
    try {
      await rename(file, aside);
      await rm(aside, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
}
