import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const NAME = '@sparticuz/chromium';
const CACHE = join(import.meta.dirname, '..', '..', '..', 'node_modules', '.cache');

/**
 * Starts the browser with the libraries that came with it: Node alone brings no NSS, and the binary
 * looks for its libraries in the system's folders only.
 */
const STARTER = `#!/bin/sh
here=$(dirname "$(readlink -f "$0")")
LD_LIBRARY_PATH="$here/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}" exec "$here/chromium" "$@"
`;

/**
 * The headless Chromium that npm brought, unpacked once (209 MB) beside the other caches of
 * `node_modules`. The package's own unpacking is not used: it writes into `/tmp`, where anybody may
 * have put a file of that name, and changes the environment.
 *
 * @returns path of a program that takes Chromium's flags
 * @throws Error on a system the package has no binary for (it has one for Linux on x64), or when it is not installed
 */
export function packagedChromium(cache = CACHE): string {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error(`${NAME} has no binary for ${process.platform} on ${process.arch}`);
  const folder = packageFolder();
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
  const place = join(cache, `chromium-${version}`);
  const starter = join(place, 'start.sh');
  if (existsSync(starter)) return starter;
  mkdirSync(cache, { recursive: true });
  // Whole or not at all, and safe when two processes do it at once: the second finds the place taken.
  const made = mkdtempSync(`${place}-`);
  try {
    execFileSync(
      process.execPath,
      [
        '--disable-warning=ExperimentalWarning',
        join(import.meta.dirname, 'unpack.ts'),
        join(folder, 'bin'),
        made,
      ],
      { stdio: ['ignore', 'ignore', 'pipe'] },
    );
    writeFileSync(join(made, 'start.sh'), STARTER);
    for (const file of ['start.sh', 'chromium']) chmodSync(join(made, file), 0o755);
    chmodSync(made, 0o755);
    renameSync(made, place);
  } catch (error) {
    rmSync(made, { recursive: true, force: true });
    if (!existsSync(starter)) throw error;
  }
  return starter;
}

function packageFolder(): string {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(NAME)));
  } catch (cause) {
    throw new Error(`${NAME} is not installed`, { cause });
  }
}
