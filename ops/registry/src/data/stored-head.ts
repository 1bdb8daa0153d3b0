/** The registry's memory outside its database: the highest it has signed or seen, beside its key. */
import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { type CompositionEnvelope, type Head, verifyHead } from '@suvarna/contracts/release-delivery';
import type { HeadMemory } from '../domain/ports.ts';
import type { HistorySigner } from '../domain/signed-history.ts';

type Known = Pick<Head, 'revision' | 'sequence' | 'audit'>;

export interface HeadMemoryParts {
  readonly dataDir: string;
  readonly historySigner: HistorySigner;
  readonly now: () => Date;
  /** Called when the file could not be written: what is known is then lost with this process. */
  readonly onError: (error: unknown) => void;
}

/** @throws Error when the file is there and not signed by this registry: it was changed. */
export async function createHeadMemory(
  { dataDir, historySigner, now, onError }: HeadMemoryParts,
  channel: string,
): Promise<HeadMemory> {
  const directory = join(dataDir, 'heads');
  const path = join(directory, `${channel}.json`);
  let known = await read(path, historySigner, channel);
  let writing: Promise<void> = Promise.resolve();

  const write = async (): Promise<void> => {
    if (!known) return;
    const envelope = historySigner.head({ channel, ...known, nonce: null, issuedAt: now().toISOString() });
    await mkdir(directory, { recursive: true, mode: 0o700 });
    const draft = `${path}.${randomUUID()}`;
    const file = await open(draft, 'wx', 0o600);
    try {
      await file.writeFile(JSON.stringify(envelope));
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, path);
  };

  return {
    known: () => known,
    async remember({ revision = 0, sequence = 0, audit }) {
      const before: Known = known ?? { revision: 0, sequence: 0, audit: { seq: 0, hash: '0'.repeat(64) } };
      known = {
        revision: Math.max(before.revision, revision),
        sequence: Math.max(before.sequence, sequence),
        audit: audit && audit.seq > before.audit.seq ? audit : before.audit,
      };
      writing = writing.then(write).catch(onError);
      await writing;
    },
  };
}

async function read(path: string, historySigner: HistorySigner, channel: string): Promise<Known | null> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
  const verdict = verifyHead(JSON.parse(text) as CompositionEnvelope, historySigner.keys, {
    nonce: null,
    channel,
  });
  if (!verdict.ok)
    throw new Error(
      `${path} is not signed by this registry (${verdict.reason}); it says what was signed last, so look why before you remove it`,
    );
  return verdict.head;
}
