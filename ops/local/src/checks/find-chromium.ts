import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runCommand } from './run-command.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

function installed(): string | undefined {
  const named = process.env['CHROMIUM'];
  if (named !== undefined && named !== '') return named;
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/bin', '/usr/local/bin', '/snap/bin'];
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find((file) => existsSync(file));
}

/**
 * Path of a Chromium to test with: the system's; else Debian's, installed as root; else the one
 * Playwright brings (answered as an empty path: it finds that itself).
 * @throws Error that says what to install
 */
export async function findChromium(onLine: (line: string) => void): Promise<string> {
  const found = installed();
  if (found !== undefined) return found;
  if (process.platform === 'linux' && process.getuid?.() === 0) {
    onLine('none found; installing the Debian package');
    const update = await runCommand({ words: ['apt-get', 'update', '-qq'] });
    const install = await runCommand({ words: ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium'], env: { DEBIAN_FRONTEND: 'noninteractive' } });
    const now = installed();
    if (now !== undefined) return now;
    onLine(`that did not work: ${(update.output + install.output).trim().split('\n').at(-1) ?? 'no output'}`);
  }
  onLine('none found; asking Playwright to install one');
  const { code, output } = await runCommand({ words: ['playwright', 'install', 'chromium'] });
  if (code !== 0) throw new Error(`no Chromium here, and none could be installed; install one or name it in CHROMIUM\n${output.trim()}`);
  return '';
}
