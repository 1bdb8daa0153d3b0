import { spawn } from 'node:child_process';
import { access, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { readDescriptor } from '@suvarna/contracts/release-delivery';
import { publishDirectory, type PublishedDirectory } from '../client/publish-directory.ts';
import { REPOSITORY } from '../config.ts';
import { UsageError, type Command, type Options, type Printed } from './command.ts';
import type { Session } from './session.ts';
import { short } from './table.ts';

export const publish: Command = {
  name: 'publish',
  summary: 'build if needed, upload, register; nothing is live before a swap',
  args: ['<remote>'],
  options: [
    ['--version <version>', 'another than its package.json says'],
    ['--from <folder>', 'a release that was built elsewhere'],
    ['--key <file>', 'private key of its team, where that has one'],
  ],
  examples: ['publish catalog --version 1.0.1', 'publish catalog --from dist/1.0.1'],
  run: ([remote = ''], options, session) => publishRemote(remote, options, session),
};

export async function publishRemote(
  remote: string,
  { version: asked, from, key }: Pick<Options, 'version' | 'from' | 'key'>,
  { client }: Pick<Session, 'client'>,
): Promise<Printed> {
  if (!/^[a-z][a-z0-9-]{1,30}$/.test(remote)) throw new UsageError(`"${remote}" is not the name of a remote`);
  const privateKey = key === undefined ? undefined : await privateKeyIn(key);
  if (from !== undefined)
    return report(await publishDirectory(client, await releaseOf(remote, asked, resolve(from)), privateKey));
  const home = join(REPOSITORY, `mfe-${remote}`);
  if (!(await exists(home))) throw new UsageError(`there is no remote "${remote}": ${home} does not exist`);
  const version = asked ?? (await declaredVersion(home));
  if (!/^\d+\.\d+\.\d+(-[0-9A-Za-z.-]{1,40})?$/.test(version))
    throw new UsageError(`"${version}" is not a version`);

  const directory = join(home, 'dist', version);
  if (!(await exists(join(directory, 'remote.json')))) await build(remote, version);
  return report(await publishDirectory(client, directory, privateKey), await commitNote(directory));
}

const report = (published: PublishedDirectory, note: readonly string[] = []): Printed => {
  const { created, remote, version, release, uploaded } = published;
  return {
    lines: [
      created
        ? `published ${remote} ${version} as ${short(release)}, ${uploaded} files sent; it is not live before a swap`
        : `${remote} ${version} was published already, with the same content`,
      ...note,
    ],
    json: published,
  };
};

const privateKeyIn = (file: string): Promise<string> =>
  readFile(file, 'utf8').catch((cause: unknown) => {
    throw new UsageError(`${file} cannot be read`, { cause });
  });

/** Of a tree with changes nobody can say later what was built. */
async function commitNote(directory: string): Promise<readonly string[]> {
  const read = readDescriptor(await readFile(join(directory, 'remote.json')));
  return read.ok && read.descriptor.commit === 'unknown'
    ? ['It is of no commit: the folders it was built from had changes that are not committed.']
    : [];
}

/** The folder, when it holds what was asked for. A broken `remote.json` is explained by who publishes it. */
async function releaseOf(remote: string, version: string | undefined, folder: string): Promise<string> {
  const file = join(folder, 'remote.json');
  if (!(await exists(file))) throw new UsageError(`${folder} holds no release: there is no remote.json`);
  const read = readDescriptor(await readFile(file));
  if (read.ok && read.descriptor.name !== remote)
    throw new UsageError(`${folder} holds a release of "${read.descriptor.name}", not of "${remote}"`);
  if (read.ok && version !== undefined && read.descriptor.version !== version)
    throw new UsageError(`${folder} holds version ${read.descriptor.version}, not ${version}`);
  return folder;
}

async function declaredVersion(home: string): Promise<string> {
  const { version } = JSON.parse(await readFile(join(home, 'package.json'), 'utf8')) as { version?: string };
  if (!version) throw new UsageError(`${home}/package.json has no version; say --version`);
  return version;
}

/** A build runs code of many: the operator's token is none of its business. */
const OF_THE_MACHINE = Object.fromEntries(
  ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'TMP', 'LANG', 'SystemRoot', 'ComSpec'].flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value]];
  }),
);

function build(remote: string, version: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      [join(REPOSITORY, 'ops', 'local', 'src', 'build.ts'), remote, '--version', version],
      { stdio: 'inherit', cwd: REPOSITORY, env: OF_THE_MACHINE },
    );
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${remote} ${version} could not be built`)),
    );
  });
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
