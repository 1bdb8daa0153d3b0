import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { packagedChromium } from './packaged-chromium.ts';

/** A Chromium that starts, or why there is none. */
export interface FoundChromium {
  /** `''` where there is none. */
  readonly path: string;
  readonly from: 'named' | 'system' | 'npm' | 'none';
  /** As it names itself: `Chromium 153.0.8010.0`. */
  readonly version: string;
  /** One line for each place that had none. */
  readonly faults: readonly string[];
}

export interface ChromiumPlaces {
  /** Folders of the system's programs. */
  readonly folders: readonly string[];
  /** Brings the one from the npm registry; throws where there is none for this machine. */
  readonly unpack: () => string;
}

type Environment = Readonly<Record<string, string | undefined>>;

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const VERSION_WITHIN_MS = 20_000;

/** The system's folders, also those a service's short PATH leaves out. */
const systemFolders = (env: Environment): readonly string[] =>
  [
    ...(env['PATH'] ?? '').split(delimiter),
    '/usr/bin',
    '/usr/local/bin',
    '/snap/bin',
    '/Applications/Google Chrome.app/Contents/MacOS',
  ].filter((folder) => folder !== '');

/**
 * A Chromium without windows, for journeys: the one from the npm registry, which needs a sixth less of the
 * processor than Debian's for them (decision 26), else the system's. Neither draws on a graphics card.
 *
 * @returns `undefined` where there is none that starts
 */
export function headlessShell(
  env: Environment,
  { folders = systemFolders(env), unpack = packagedChromium }: Partial<ChromiumPlaces> = {},
): string | undefined {
  for (const place of [unpack, ...folders.map((folder) => () => join(folder, 'chromium-headless-shell'))]) {
    const path = startable(place);
    if (path !== undefined) return path;
  }
  return undefined;
}

/**
 * The Chromium that draws pictures and runs journeys: the one `CHROMIUM` names (a path, `npm`, or
 * `none` to go without), else the system's, else the one from the npm registry (decision 23 says why
 * in this order). One that is there and does not start counts as none: a distribution's placeholder,
 * a binary without its libraries.
 *
 * @throws Error when `CHROMIUM` names a file that is not there or does not start
 */
export function findChromium(
  env: Environment,
  { folders = systemFolders(env), unpack = packagedChromium }: Partial<ChromiumPlaces> = {},
): FoundChromium {
  const named = env['CHROMIUM'] ?? '';
  if (named === 'none')
    return { path: '', from: 'none', version: '', faults: ['CHROMIUM=none goes without'] };
  if (named !== '' && named !== 'npm') {
    if (!existsSync(named))
      throw new Error(`CHROMIUM names ${named}, which is not there (CHROMIUM=none goes without)`);
    const version = versionOf(named);
    if (version instanceof Error)
      throw new Error(`CHROMIUM names ${named}, which does not start (CHROMIUM=none goes without)`, {
        cause: version,
      });
    return { path: named, from: 'named', version, faults: [] };
  }
  const faults: string[] = [];
  const candidates =
    named === 'npm'
      ? []
      : [
          ...new Set(
            folders.flatMap((folder) => [...NAMES, 'Google Chrome'].map((name) => join(folder, name))),
          ),
        ].filter((file) => existsSync(file));
  if (candidates.length === 0 && named === '') faults.push('the system has none');
  for (const path of candidates) {
    const version = versionOf(path);
    if (!(version instanceof Error)) return { path, from: 'system', version, faults };
    faults.push(`${path} does not start: ${firstLine(version)}`);
  }
  try {
    const path = unpack();
    const version = versionOf(path);
    if (!(version instanceof Error)) return { path, from: 'npm', version, faults };
    faults.push(`the one from npm does not start: ${firstLine(version)}`);
  } catch (error) {
    faults.push(`npm brought none: ${firstLine(error)}`);
  }
  return { path: '', from: 'none', version: '', faults };
}

function startable(place: () => string): string | undefined {
  try {
    const path = place();
    return existsSync(path) && !(versionOf(path) instanceof Error) ? path : undefined;
  } catch {
    // npm has none for this machine.
    return undefined;
  }
}

function versionOf(path: string): string | Error {
  try {
    const said = execFileSync(path, ['--version'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      timeout: VERSION_WITHIN_MS,
    }).trim();
    return /^(Chromium|Google Chrome)[^\d]*\d+/.exec(said)
      ? (/^[A-Za-z ]+[\d.]+/.exec(said)?.[0] ?? said)
      : new Error(`it calls itself ${JSON.stringify(said.slice(0, 80))}`);
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

const firstLine = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n', 1)[0] ?? '';
