/** Incremental builds: a target is built again only when its sources, or those below it, changed. */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import PQueue from 'p-queue';
import { readWorkspaces, withDependencies, type Workspace } from '../workspace.ts';
import { pick } from '../child-environment.ts';
import { commitOf } from './commit.ts';
import { sourceHash } from './source-hash.ts';
import { listTargets, outputFolder, type Target } from './target.ts';
import { contentVersion, localVersion } from './version.ts';

const inParallel = 2;
/** Beside the release, not part of it: which sources it was made of. */
const STAMP = '.built-from';

export interface Built {
  readonly name: string;
  readonly kind: Target['kind'];
  readonly version: string;
  /** Absolute path of the release. */
  readonly out: string;
  readonly hash: string;
  readonly milliseconds: number;
  readonly fresh: boolean;
}

export interface BuildRequest {
  /** Only these targets; all when left out. */
  readonly only?: readonly string[];
  /** Instead of the version rule. Remotes only. */
  readonly version?: string;
  /** Instead of `<package>/dist/<version>`; one target only. */
  readonly out?: string;
  /** Source hash that was published under a remote's package version, per remote name. */
  readonly published?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly onLine?: (line: string) => void;
}

/** Builds what changed, two at a time. @throws Error naming the target and carrying webpack's report */
export async function build(request: BuildRequest = {}): Promise<readonly Built[]> {
  const workspaces = readWorkspaces();
  const all = listTargets(workspaces);
  const unknown = request.only?.find((name) => !all.some((target) => target.name === name));
  if (unknown !== undefined)
    throw new Error(`there is no "${unknown}" to build; there are ${all.map(({ name }) => name).join(', ')}`);
  const wanted = all.filter(({ name }) => !request.only || request.only.includes(name));
  if (request.out !== undefined && wanted.length !== 1) throw new Error('--out needs exactly one target');
  const queue = new PQueue({ concurrency: inParallel });
  return queue.addAll(wanted.map((target) => () => buildTarget(target, workspaces, request)));
}

async function buildTarget(
  target: Target,
  workspaces: ReadonlyMap<string, Workspace>,
  request: BuildRequest,
): Promise<Built> {
  const { name, kind, workspace } = target;
  const hash = sourceHash(workspace.name, workspaces);
  const version =
    kind !== 'remote'
      ? contentVersion(workspace.version, hash)
      : (request.version ??
        localVersion(workspace.version, hash, request.published?.[name]?.[workspace.version]));
  const out = request.out ?? outputFolder(target, version);
  const stamp = `${hash} ${version}\n`;
  const begun = performance.now();
  const upToDate = existsSync(join(out, STAMP)) && readFileSync(join(out, STAMP), 'utf8') === stamp;
  if (!upToDate) {
    request.onLine?.(`${name} ${version} …`);
    await replaceFolder(out, async (temporary) => {
      await runBuild(target, temporary, version, commitOf(withDependencies(workspace.name, workspaces)));
      writeFileSync(join(temporary, STAMP), stamp);
    });
  }
  const milliseconds = Math.round(performance.now() - begun);
  request.onLine?.(
    upToDate
      ? `${name} ${version} is up to date`
      : `${name} ${version} in ${(milliseconds / 1000).toFixed(1)} s`,
  );
  return { name, kind, version, out, hash, milliseconds, fresh: !upToDate };
}

/** A build that fails or is interrupted leaves the old one in its place. */
async function replaceFolder(out: string, fill: (folder: string) => Promise<void>): Promise<void> {
  const temporary = join(dirname(out), `.building-${process.pid}-${Math.random().toString(36).slice(2, 8)}`);
  mkdirSync(dirname(out), { recursive: true });
  try {
    await fill(temporary);
    rmSync(out, { recursive: true, force: true });
    renameSync(temporary, out);
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

async function runBuild(target: Target, out: string, version: string, commit: string): Promise<void> {
  const words = [
    join(import.meta.dirname, 'build-one.ts'),
    target.kind,
    target.workspace.directory,
    out,
    version,
    commit,
  ];
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...words], {
    cwd: target.workspace.directory,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...pick(process.env, []), NODE_ENV: 'production' },
  });
  let output = '';
  child.stdout.on('data', (text: Buffer) => {
    output += text.toString();
  });
  child.stderr.on('data', (text: Buffer) => {
    output += text.toString();
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) throw new Error(`building ${target.name} failed:\n${output.trim()}`);
}
