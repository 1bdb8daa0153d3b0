/**
 * Secrets of a local store, made at the first start and stored in the data directory, readable by
 * their owner only. In production they come from the environment instead (`config.ts`).
 */
import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  randomBytes,
  randomUUID,
  sign,
  type KeyObject,
} from 'node:crypto';
import { link, mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { keyIdOf } from '@suvarna/contracts/release-delivery';
import type { Signer } from '../domain/ports.ts';

const PUBLIC_KEY_FILE = 'composition-signing.pub.pem';
const PRIVATE_KEY_FILE = 'composition-signing.pem';

/** Private key as PEM; made when there is none. Its public half is written beside it. */
export async function localSigningKey(dataDir: string): Promise<string> {
  const keys = keysFolder(dataDir);
  const pem = await readOrMake(join(keys, PRIVATE_KEY_FILE), () =>
    generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  );
  await putWhole(join(keys, PUBLIC_KEY_FILE), publicPem(createPublicKey(pem)));
  return pem;
}

/** 256 random bits, made when there are none. */
export async function localToken(
  dataDir: string,
  name: 'operator-token' | 'composer-token' | 'code-secret',
): Promise<string> {
  const token = await readOrMake(join(dataDir, name), () => `${randomBytes(32).toString('base64url')}\n`);
  return token.trim();
}

const keysFolder = (dataDir: string): string => join(dataDir, 'keys');

/** Every public key an operator put into the keys folder: the current one and the next. */
export async function pinnedPublicKeys(dataDir: string): Promise<string[]> {
  const folder = keysFolder(dataDir);
  const files = await readdir(folder).catch(absentIsEmpty);
  return Promise.all(
    files
      .filter((file) => file.endsWith('.pub.pem'))
      .sort()
      .map((file) => readFile(join(folder, file), 'utf8')),
  );
}

/**
 * Every key that ever signed here, the one in use among them, which is written down for the day it
 * is replaced: history stays signed with the key of its time.
 */
export async function signersOfHistory(
  dataDir: string,
  { keyId, publicPem: pem }: { readonly keyId: string; readonly publicPem: string },
): Promise<string[]> {
  const folder = join(keysFolder(dataDir), 'signed-with');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await putWhole(join(folder, `${keyId}.pub.pem`), pem);
  const files = (await readdir(folder)).filter((file) => file.endsWith('.pub.pem')).sort();
  return [
    ...(await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))),
    ...(await pinnedPublicKeys(dataDir)),
  ];
}

export function createSigner(privatePem: string): Signer & { readonly publicPem: string } {
  const key = createPrivateKey(privatePem);
  if (key.asymmetricKeyType !== 'ed25519') throw new TypeError('the signing key is not an Ed25519 key');
  const publicKey = createPublicKey(key);
  return {
    keyId: keyIdOf(publicKey),
    publicPem: publicPem(publicKey),
    sign: (bytes) => sign(null, bytes, key),
  };
}

const publicPem = (key: KeyObject): string => key.export({ type: 'spki', format: 'pem' }).toString();

/** Two processes that start at once agree: the first to put the file in place wins. */
async function readOrMake(file: string, make: () => string): Promise<string> {
  const present = await readFile(file, 'utf8').catch(absentIsNull);
  if (present !== null) return present;
  await mkdir(join(file, '..'), { recursive: true, mode: 0o700 });
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, make(), { mode: 0o600, flag: 'wx' });
  try {
    await link(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(draft, { force: true });
  }
  return readFile(file, 'utf8');
}

/** A composer that starts in this very moment reads the file before or the file after, never half of one. */
async function putWhole(file: string, content: string): Promise<void> {
  const draft = `${file}.${randomUUID()}`;
  try {
    await writeFile(draft, content, { mode: 0o644, flag: 'wx' });
    await rename(draft, file);
  } finally {
    await rm(draft, { force: true });
  }
}

function absentIsNull(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}

function absentIsEmpty(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return [];
  throw error;
}
