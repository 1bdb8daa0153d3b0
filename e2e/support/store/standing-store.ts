/** A store that stays up between runs of `npm test -- changed`: begun again when the product's sources differ from those it runs. */
import { execFile, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { closeSync, existsSync, openSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { repository, toolEnvironment } from '../repository.ts';
import { addressIn, PATIENT, startWords, storeSettings } from './store.ts';
import { until } from '@suvarna/testing/until';

interface Standing {
  readonly pid: number;
  /** Fingerprint of the sources it was begun with. */
  readonly sources: string;
  readonly settings: Readonly<Record<string, string>>;
}

const startsWithinMs = 240_000;
const endsWithinMs = 30_000;
const product = ['shell', 'mfe-*', 'shared', 'jewellery', 'services', 'ops', 'package-lock.json'];
const notRun = /\.(test|proof|fixtures)\.tsx?$|\.md$|^services\/imaging\/heroes\//;

const run = promisify(execFile);

async function fingerprint(): Promise<string> {
  const { stdout } = await run(
    'git',
    ['ls-files', '-co', '--exclude-standard', '--deduplicate', ...product],
    { cwd: repository, maxBuffer: 16_000_000 },
  );
  const hash = createHash('sha256');
  // A file that was removed and not committed is still listed.
  const files = stdout
    .split('\n')
    .filter((file) => file !== '' && !notRun.test(file) && existsSync(join(repository, file)));
  for (const file of files.toSorted())
    hash.update(`${file}\0`).update(await readFile(join(repository, file)));
  return hash.digest('hex');
}

function alive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** The composer is ready with what it knew last, while commerce may still be on its way. */
async function ready({ settings }: Pick<Standing, 'settings'>): Promise<boolean> {
  try {
    const answers = await Promise.all(
      ['SHOP_PORT', 'COMMERCE_PORT'].map((port) => fetch(`${addressIn(settings, port)}/readyz`)),
    );
    return answers.every(({ ok }) => ok);
  } catch {
    return false;
  }
}

async function recorded(file: string): Promise<Standing | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Standing;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Settings of the store that stands in that folder; started, or started again, when it has to be. */
export async function standingStore(
  folder: string,
  staffToken: string,
): Promise<Readonly<Record<string, string>>> {
  const data = join(repository, folder);
  await mkdir(data, { recursive: true });
  const file = join(data, 'standing.json');
  const sources = await fingerprint();
  const found = await recorded(file);
  if (found && alive(found.pid)) {
    if (found.sources === sources && (await ready(found))) return found.settings;
    process.kill(found.pid, 'SIGTERM');
    await until(() => Promise.resolve(!alive(found.pid)), 'the store that stands ends', endsWithinMs);
  }
  const settings = await storeSettings(data, { STAFF_ADMIN_TOKEN: staffToken, ...PATIENT });
  const log = openSync(join(data, 'standing.log'), 'w');
  const child = spawn(process.execPath, startWords, {
    cwd: repository,
    env: { ...toolEnvironment(), ...settings },
    stdio: ['ignore', log, log],
    detached: true,
  });
  closeSync(log);
  child.unref();
  const standing: Standing = { pid: child.pid ?? 0, sources, settings };
  await writeFile(file, JSON.stringify(standing));
  await until(
    async () => {
      if (child.exitCode !== null)
        throw new Error(`the store did not start: see ${join(folder, 'standing.log')}`);
      return ready(standing);
    },
    'the store stands (its words are in standing.log)',
    startsWithinMs,
  );
  return settings;
}
