import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readDescriptor, sha384Of } from '@suvarna/contracts/release-delivery';
import { signRelease } from '../domain/team-keys.ts';
import type { RegistryClient } from './registry-client.ts';

export interface PublishedDirectory {
  readonly release: string;
  readonly remote: string;
  readonly version: string;
  /** `false`: the registry had the very same release already. */
  readonly created: boolean;
  /** Files that had to be sent. */
  readonly uploaded: number;
}

/** The files on disk are not what `remote.json` says. */
export class BrokenRelease extends Error {
  override readonly name = 'BrokenRelease';
}

const AT_ONCE = 6;

/**
 * Publishes a built release: `remote.json`, `client/` and `server/` under `directory`. Sends only
 * files the registry lacks, so publishing again after a failure continues where it stopped.
 *
 * @param privateKey of its team, PEM, where that has one
 * @throws BrokenRelease before anything is sent, when a file is missing or was changed.
 * @throws RegistryRefusal when the registry does not take the release.
 */
export async function publishDirectory(
  client: RegistryClient,
  directory: string,
  privateKey?: string,
): Promise<PublishedDirectory> {
  const bytes = await readOrExplain(join(directory, 'remote.json'));
  const read = readDescriptor(bytes);
  if (!read.ok) throw new BrokenRelease(`${join(directory, 'remote.json')}: ${read.reason}`);

  const contents = new Map<string, Buffer>();
  for (const { path, integrity } of read.descriptor.files) {
    const content = await readOrExplain(join(directory, path));
    if (sha384Of(content) !== integrity)
      throw new BrokenRelease(`${join(directory, path)} was changed after the build; build again`);
    contents.set(integrity, content);
  }
  const missing = await client.missingBlobs([...contents.keys()]);
  for (let next = 0; next < missing.length; next += AT_ONCE) {
    await Promise.all(
      missing
        .slice(next, next + AT_ONCE)
        .map((hash) => client.putBlob(hash, new Uint8Array(contents.get(hash) ?? []))),
    );
  }
  const signature = privateKey === undefined ? undefined : signRelease(privateKey, sha384Of(bytes));
  return { ...(await client.publish(bytes, signature)), uploaded: missing.length };
}

async function readOrExplain(file: string): Promise<Buffer> {
  return readFile(file).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new BrokenRelease(`${file} does not exist`);
    throw error;
  });
}
