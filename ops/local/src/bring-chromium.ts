import { findChromium, headlessShell, type FoundChromium } from '@suvarna/chromium/find-chromium';
import { runCommand, type Outcome } from './checks/run-command.ts';

export interface BringOptions {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly onLine: (line: string) => void;
  /** Replaced in tests. */
  readonly find?: () => FoundChromium;
  readonly install?: () => Promise<Outcome>;
  /** Wants one with push, cameras, cookie settings and installing; the one from npm has none of them. */
  readonly whole?: boolean;
  /** Whether the Debian package may be installed: as root on Linux. */
  readonly mayInstall?: boolean;
}

const isDebianRoot = process.platform === 'linux' && process.getuid?.() === 0;
const WHOSE = {
  named: 'named in CHROMIUM',
  system: 'the system’s',
  npm: 'from npm: draws on the processor',
  none: '',
} as const;

/**
 * Finds a Chromium as {@link findChromium} does, and says which; where there is none, and this is
 * root's Linux, installs Debian's.
 *
 * @throws Error when `CHROMIUM` names one that does not start
 */
export async function bringChromium({
  env,
  onLine,
  find = () => findChromium(env),
  install = installDebian,
  whole = false,
  mayInstall = isDebianRoot,
}: BringOptions): Promise<FoundChromium> {
  let found = find();
  const lacks =
    found.from === 'none'
      ? 'none found'
      : whole && found.from === 'npm'
        ? 'none with all a browser can do'
        : undefined;
  if (lacks !== undefined && (env['CHROMIUM'] ?? '') === '' && mayInstall) {
    onLine(`${lacks} (${found.faults.join('; ')}); installing the Debian package`);
    const { code, output } = await install();
    found = find();
    if (found.from === 'none')
      found = {
        ...found,
        faults: [...found.faults, `apt-get ended with ${code}: ${output.trim().split('\n').at(-1) ?? ''}`],
      };
  }
  if (found.from !== 'none') onLine(`${found.path} (${found.version}, ${WHOSE[found.from]})`);
  return found;
}

/** What the store says when nothing draws: in several lines, so that it is not overlooked among those of the start. */
export function noBrowser({ from, faults }: Pick<FoundChromium, 'from' | 'faults'>): string | undefined {
  if (from !== 'none') return undefined;
  return [
    'THERE IS NO BROWSER THAT DRAWS: pictures that did not come with the release are not made, and pages leave them out.',
    ...faults.map((fault) => `- ${fault}`),
    'Install Chromium, or name one in CHROMIUM, and start again.',
  ].join('\n');
}

/** The lighter Chromium of the journeys, installed where that can be done without asking; they run in the whole one where it cannot. */
export async function bringHeadlessShell(onLine: (line: string) => void): Promise<void> {
  if (headlessShell(process.env) !== undefined || !isDebianRoot) return;
  onLine('installing the Debian package of the one without windows');
  const { code, output } = await installDebian('chromium-headless-shell');
  if (code !== 0)
    onLine(
      `apt-get ended with ${code}: ${output.trim().split('\n').at(-1) ?? ''}; journeys run in the whole one`,
    );
}

async function installDebian(name = 'chromium'): Promise<Outcome> {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await runCommand({ words: ['apt-get', 'update', '-qq'], env });
  return runCommand({ words: ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', name], env });
}
