/**
 * What `npm start` and `npm test` do before anything else, on whatever Node started them (20 or
 * newer, built-ins only): install from the lockfile when the installed tree differs from it, then
 * continue on the Node version the lockfile pins.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const bin = path.join(root, 'node_modules', '.bin');
const oldestNode = 24;

/** Installs when needed, then runs a TypeScript entry on the pinned Node and ends with its exit code. */
export function continueWith(entry) {
  install();
  const child = spawn(
    pinnedNode(),
    [
      '--disable-warning=ExperimentalWarning',
      // Modules of texts are made, not kept: whatever comes next may import one.
      '--import',
      pathToFileURL(path.join(root, 'shared/i18n/generate/write-texts.ts')).href,
      path.join(root, entry),
      ...process.argv.slice(2),
    ],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}` },
    },
  );
  // The child decides when to end; this process only passes on what it was told.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => fail(`cannot run ${entry}: ${error.message}`));
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

function install() {
  const difference = differenceFromLockfile();
  if (!difference) return;
  console.log(`install   from the lockfile (${difference})`);
  const begun = Date.now();
  const npm = process.env.npm_execpath
    ? [process.execPath, process.env.npm_execpath]
    : [process.platform === 'win32' ? 'npm.cmd' : 'npm'];
  // No package of ours needs its install script, so none is run.
  const result = spawnSync(
    npm[0],
    [...npm.slice(1), 'ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    },
  );
  if (result.error) fail(`npm could not be started: ${result.error.message}`);
  if (result.status !== 0) fail(`npm ci ended with ${result.status ?? result.signal}`);
  const left = differenceFromLockfile();
  if (left) fail(`the installation is not complete: ${left}`);
  console.log(`install   done in ${Math.round((Date.now() - begun) / 1000)} s`);
}

/** npm keeps a list of what it installed; comparing the two lists costs milliseconds. */
function differenceFromLockfile() {
  const installedList = path.join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(installedList)) return 'nothing is installed';
  const wanted = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')).packages;
  const installed = JSON.parse(readFileSync(installedList, 'utf8')).packages;
  for (const [place, entry] of Object.entries(wanted)) {
    if (!place.includes('node_modules/')) continue;
    const have = installed[place];
    if (!have && entry.optional) continue;
    if (have?.version !== entry.version || Boolean(have?.link) !== Boolean(entry.link)) {
      return `${place.slice(place.indexOf('node_modules/') + 13)} changed`;
    }
  }
  return existsSync(bin) ? null : 'node_modules/.bin is missing';
}

function pinnedNode() {
  const pinned = path.join(bin, process.platform === 'win32' ? 'node.cmd' : 'node');
  if (existsSync(pinned)) return pinned;
  if (Number.parseInt(process.versions.node, 10) >= oldestNode) return process.execPath;
  return fail(
    `Node ${process.versions.node} is too old and the pinned one has no package for ${process.platform} ${process.arch}: install Node ${oldestNode} or newer.`,
  );
}

function fail(message) {
  console.error(`suvarna   ${message}`);
  process.exit(1);
}
