/** What a command works with: the client, and the keys that say whether to believe its answers. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type Composition,
  type CompositionEnvelope,
  type CompositionKeys,
  openEnvelope,
  readCompositionKeys,
  verifyEnvelope,
} from '@suvarna/contracts/release-delivery';
import { createRegistryClient, type RegistryClient } from '../client/registry-client.ts';
import { dataDirectory } from '../config.ts';
import { pinnedPublicKeys } from '../data/local-secrets.ts';

export const CHANNEL = 'production';

export interface Session {
  readonly client: RegistryClient;
  /** Address of the registry. */
  readonly url: string;
  /** @throws Error when the envelope is not signed by a key this machine trusts. */
  readonly believed: (envelope: CompositionEnvelope, lastSequence?: number) => Composition;
  /** What else the registry has signed. @throws Error likewise */
  readonly opened: (envelope: CompositionEnvelope) => unknown;
}

export type Environment = Readonly<Record<string, string | undefined>>;

export async function openSession(env: Environment): Promise<Session> {
  const dataDir = dataDirectory(env);
  const keys = await trustedKeys(env, dataDir);
  const token =
    env['REGISTRY_OPERATOR_TOKEN'] ?? (await readFile(join(dataDir, 'operator-token'), 'utf8').catch(absent));
  const url = (env['REGISTRY_URL'] ?? 'http://127.0.0.1:3100').replace(/\/$/, '');
  return {
    url,
    client: createRegistryClient({ url, ...(token ? { token: token.trim() } : {}) }),
    believed(envelope, lastSequence = 0) {
      const verdict = verifyEnvelope(envelope, keys, { channel: CHANNEL, lastSequence, now: Date.now() });
      if (!verdict.ok && verdict.reason === 'ENVELOPE.SCHEMA')
        throw new Error(`what answers at ${url} is no registry: is REGISTRY_URL right?`);
      if (!verdict.ok)
        throw new Error(
          `the answer of ${url} cannot be believed (${verdict.reason}); keys looked for in ${env['REGISTRY_PUBLIC_KEY'] ?? join(dataDir, 'keys')}`,
        );
      return verdict.composition;
    },
    opened(envelope) {
      const opened = openEnvelope(envelope, keys);
      if (!opened.ok)
        throw new Error(`this was not signed by a registry that is trusted here (${opened.reason})`);
      return JSON.parse(opened.payload.toString('utf8')) as unknown;
    },
  };
}

async function trustedKeys(env: Environment, dataDir: string): Promise<CompositionKeys> {
  const file = env['REGISTRY_PUBLIC_KEY'];
  const pems = file ? [await readFile(file, 'utf8')] : await pinnedPublicKeys(dataDir);
  if (pems.length === 0)
    throw new Error(
      `no public key of a registry in ${join(dataDir, 'keys')}: start the store once, or name the key in REGISTRY_PUBLIC_KEY`,
    );
  return readCompositionKeys(pems);
}

function absent(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT') return undefined;
  throw error;
}
