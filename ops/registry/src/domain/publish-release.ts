import { type Descriptor, readDescriptor, sha384Of } from '@suvarna/contracts/release-delivery';
import { forbiddenCode } from '@suvarna/remote-sandbox/forbidden-code';
import { isClientManifest, manifestFault } from './client-manifests.ts';
import type { BlobStore, ReleaseStore, TeamSignature } from './ports.ts';
import { refuseForeign, type OrderRules } from './orders/rules.ts';
import { RegistryError } from './registry-error.ts';
import type { ReadShell, Shell } from './shell.ts';
import { signatureFault, type TeamKeyStore } from './team-keys.ts';
import { contractFault, nameFault, navigationFault, routesFault } from './release-rules.ts';

export interface PublishParts {
  readonly blobs: BlobStore;
  readonly releases: ReleaseStore;
  readonly readShell: ReadShell;
  readonly orderRules: OrderRules;
  readonly teamKeys: Pick<TeamKeyStore, 'of'>;
  readonly now: () => Date;
}

export interface Published {
  readonly release: string;
  readonly remote: string;
  readonly version: string;
  /** `false`: the very same release was here already. */
  readonly created: boolean;
}

/** Takes a file into the store when it is what its name says. */
export async function storeBlob(
  blobs: BlobStore,
  hash: string,
  bytes: Buffer,
): Promise<{ readonly created: boolean }> {
  const actual = sha384Of(bytes);
  if (actual !== hash)
    throw new RegistryError('BLOB.HASH_MISMATCH', `these bytes are ${actual}, not ${hash}`);
  if ((await blobs.size(hash)) === bytes.byteLength) return { created: false };
  await blobs.write(hash, bytes);
  return { created: true };
}

/** Takes a release whose files are all here. The same bytes again have the same answer. */
export async function publishRelease(
  { blobs, releases, readShell, orderRules, teamKeys, now }: PublishParts,
  bytes: Buffer,
  actor: string,
  signature: TeamSignature | null = null,
): Promise<Published> {
  const descriptor = acceptedDescriptor(bytes, await readShell());
  const { name: remote, version } = descriptor;
  await refuseForeign(orderRules, { actor, remotes: [remote] });
  const release = sha384Of(bytes);
  const answer = (created: boolean): Published => ({ release, remote, version, created });

  if (await releases.byHash(release)) return answer(false);
  const unsigned = signatureFault(await teamKeys.of(remote), release, signature);
  if (unsigned !== null) throw new RegistryError('RELEASE.NOT_SIGNED', `${remote} ${version}: ${unsigned}`);
  if (await releases.byVersion(remote, version)) throw versionTaken(remote, version);
  await requireFiles(descriptor, blobs);
  await refuseExecutableManifests(descriptor, blobs);
  await refuseForbiddenCode(descriptor, blobs);

  if (
    await releases.insert({
      release,
      remote,
      version,
      descriptor: bytes,
      publishedAt: now(),
      publishedBy: actor,
      signature,
    })
  )
    return answer(true);
  // An operator published this version in the meantime.
  if (await releases.byHash(release)) return answer(false);
  throw versionTaken(remote, version);
}

function acceptedDescriptor(bytes: Buffer, shell: Shell | null): Descriptor {
  const read = readDescriptor(bytes);
  if (!read.ok)
    throw new RegistryError('RELEASE.DESCRIPTOR_INVALID', `remote.json was refused: ${read.reason}`);
  const fault =
    nameFault(read.descriptor) ?? routesFault(read.descriptor) ?? navigationFault(read.descriptor);
  if (fault) throw new RegistryError('RELEASE.DESCRIPTOR_INVALID', `remote.json was refused: ${fault}`);
  const unmet = contractFault(read.descriptor, shell);
  if (unmet) throw new RegistryError('RELEASE.CONTRACT_UNMET', unmet);
  return read.descriptor;
}

async function requireFiles({ files }: Descriptor, blobs: BlobStore): Promise<void> {
  const missing: string[] = [];
  for (const { path, integrity, bytes } of files) {
    const size = await blobs.size(integrity);
    if (size === null) missing.push(integrity);
    else if (size !== bytes)
      throw new RegistryError(
        'RELEASE.DESCRIPTOR_INVALID',
        `${path} has ${size} bytes, the descriptor says ${bytes}`,
      );
  }
  if (missing.length > 0)
    throw new RegistryError(
      'RELEASE.FILES_MISSING',
      `${missing.length} of ${files.length} files are not here yet`,
      { missing },
    );
}

async function refuseExecutableManifests({ files }: Descriptor, blobs: BlobStore): Promise<void> {
  for (const { path, integrity } of files.filter(({ path: each }) => isClientManifest(each))) {
    const bytes = await blobs.read(integrity);
    const fault = bytes ? manifestFault(path, bytes) : `${path} is not in the store`;
    if (fault) throw new RegistryError('RELEASE.FORBIDDEN_CODE', fault);
  }
}

/** Not what confines a bundle, which is the sandbox: a developer who publishes is notified here, before anything runs. */
async function refuseForbiddenCode({ files, server }: Descriptor, blobs: BlobStore): Promise<void> {
  const file = files.find(({ path }) => path === server);
  const bytes = file && (await blobs.read(file.integrity));
  const fault = bytes ? forbiddenCode(bytes.toString('utf8')) : 'it is not in the store';
  if (fault) throw new RegistryError('RELEASE.FORBIDDEN_CODE', `${server}: ${fault}`);
}

const versionTaken = (remote: string, version: string): RegistryError =>
  new RegistryError(
    'RELEASE.VERSION_TAKEN',
    `${remote} ${version} was published with other content; releases never change, publish a new version`,
  );
