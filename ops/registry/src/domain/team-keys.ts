/**
 * Keys of teams. A token that got out publishes nothing of a remote whose team has a key: its releases are
 * taken and put live with a signature that no registry and no other team can make.
 */
import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { type Descriptor, keyIdOf } from '@suvarna/contracts/release-delivery';
import type { PeopleAudit } from './people/ports.ts';
import type { ReleaseStore, TeamSignature } from './ports.ts';
import { RegistryError } from './registry-error.ts';

export interface TeamKey {
  readonly keyId: string;
  /** Ed25519, PEM. */
  readonly publicKey: string;
  /** Whose releases it signs. */
  readonly remotes: readonly string[];
  readonly addedBy: string;
  readonly addedAt: Date;
  readonly revokedAt: Date | null;
}

export interface TeamKeyStore {
  list(): Promise<readonly TeamKey[]>;
  /** Those of a remote that are not revoked. */
  of(remote: string): Promise<readonly TeamKey[]>;
  /** @returns false where it is there already: a revoked key does not come back */
  add(key: Pick<TeamKey, 'keyId' | 'publicKey' | 'remotes'>, audit: PeopleAudit): Promise<boolean>;
  revoke(keyId: string, audit: PeopleAudit): Promise<boolean>;
}

/** For the gate: what was published before its team had a key, or by one that is revoked, does not go live any more. */
export const signedByTeam =
  ({
    releases,
    teamKeys,
  }: {
    readonly releases: Pick<ReleaseStore, 'byVersion'>;
    readonly teamKeys: Pick<TeamKeyStore, 'of'>;
  }) =>
  async ({ name, version }: Pick<Descriptor, 'name' | 'version'>): Promise<string | null> => {
    const keys = await teamKeys.of(name);
    if (keys.length === 0) return null;
    const release = await releases.byVersion(name, version);
    return release ? signatureFault(keys, release.release, release.signature) : 'it was never published';
  };

/** What is signed of a release: its name, which says all of it, and what it is. */
const textOf = (release: string): Buffer => Buffer.from(`suvarna release ${release}\n`);

/** @param privateKey Ed25519, PEM @throws Error when it is no such key */
export function signRelease(privateKey: string, release: string): TeamSignature {
  const key = createPrivateKey(privateKey);
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('a team’s key is an Ed25519 key');
  return {
    keyId: keyIdOf(createPublicKey(key)),
    signature: sign(null, textOf(release), key).toString('base64'),
  };
}

/** @returns `null` where it is signed by a key of its team, or its team has none */
export function signatureFault(
  keys: readonly TeamKey[],
  release: string,
  given: TeamSignature | null,
): string | null {
  if (keys.length === 0) return null;
  if (!given) return 'its team has a key, and it is not signed';
  const key = keys.find(({ keyId }) => keyId === given.keyId);
  if (!key) return `it is signed by ${given.keyId}, which is no key of its team, or is revoked`;
  const holds = verify(null, textOf(release), key.publicKey, Buffer.from(given.signature, 'base64'));
  return holds ? null : `the signature by ${given.keyId} is not of this release`;
}

/** @throws RegistryError `TEAM_KEY.INVALID` */
export function readTeamKey(publicKey: string): Pick<TeamKey, 'keyId' | 'publicKey'> {
  const key = publicKeyIn(publicKey);
  if (key?.asymmetricKeyType !== 'ed25519')
    throw new RegistryError('TEAM_KEY.INVALID', 'this is no Ed25519 public key as PEM');
  return { keyId: keyIdOf(key), publicKey: key.export({ type: 'spki', format: 'pem' }).toString() };
}

/** A private key is one, too: it is not to be sent. */
function publicKeyIn(pem: string): KeyObject | null {
  if (!pem.includes('-----BEGIN PUBLIC KEY-----')) return null;
  try {
    return createPublicKey(pem);
  } catch (error) {
    if (error instanceof Error) return null;
    throw error;
  }
}
