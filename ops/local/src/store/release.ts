/** Publishes what was built again and puts it live, as an operator would: same client, same gate, same audit log. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Composition, CompositionEnvelope } from '@suvarna/contracts/release-delivery';
import { createRegistryClient, RegistryRefusal, type RegistryClient } from '@suvarna/registry/client';
import { publishDirectory } from '@suvarna/registry/publish';
import { build, type Built } from '../build/builds.ts';
import type { PublishedReleases } from './published-releases.ts';

const channel = 'production';

export interface ReleaseRequest {
  readonly fresh: readonly Built[];
  readonly published: PublishedReleases;
  /** Address of the registry. */
  readonly registry: string;
  readonly data: string;
  readonly onLine: (line: string) => void;
}

/** Only what this start has built newly goes live: a version an operator chose stays. */
export function unpublished(built: readonly Built[], published: PublishedReleases): readonly Built[] {
  return built.filter(
    ({ kind, name, version, hash }) => kind === 'remote' && !published.has(name, version, hash),
  );
}

export async function release({ fresh, published, registry, data, onLine }: ReleaseRequest): Promise<void> {
  const token = (await readFile(join(data, 'registry', 'operator-token'), 'utf8')).trim();
  const client = createRegistryClient({ url: registry, token });
  const ready = await Promise.all(fresh.map((one) => publish(client, one, published, onLine)));
  await putLive(client, ready, onLine);
  for (const { name, version, hash } of ready) published.add(name, version, hash);
}

/** A number that was given to other content before gets a local one: releases never change. */
async function publish(
  client: RegistryClient,
  one: Built,
  published: PublishedReleases,
  onLine: (line: string) => void,
): Promise<Built> {
  try {
    const { created } = await publishDirectory(client, one.out);
    onLine(`${one.name} ${one.version} ${created ? 'published' : 'was published already'}`);
    return one;
  } catch (error) {
    if (
      !(error instanceof RegistryRefusal) ||
      error.code !== 'RELEASE.VERSION_TAKEN' ||
      one.version.includes('-local.')
    )
      throw error;
    published.add(one.name, one.version, 'other content');
    const [again] = await build({ only: [one.name], published: published.hashes(), onLine });
    if (!again) throw error;
    return publish(client, again, published, onLine);
  }
}

/** The gate may want one remote before another (who listens needs a remote who emits), so who is refused waits for the rest. */
async function putLive(
  client: RegistryClient,
  ready: readonly Built[],
  onLine: (line: string) => void,
): Promise<void> {
  let waiting = ready;
  while (waiting.length > 0) {
    const refused: { one: Built; error: RegistryRefusal }[] = [];
    for (const one of waiting) {
      const live = compositionOf(await client.composition(channel));
      if (live.remotes[one.name]?.version === one.version) continue;
      try {
        await client.swap({
          channel,
          remote: one.name,
          version: one.version,
          reason: 'built by npm start',
          expectedRevision: live.revision,
        });
        onLine(`${one.name} ${one.version} is live`);
      } catch (error) {
        if (!(error instanceof RegistryRefusal) || error.code !== 'COMPOSITION.GATE_REFUSED') throw error;
        refused.push({ one, error });
      }
    }
    const [first] = refused;
    if (first && refused.length === waiting.length) throw first.error;
    waiting = refused.map(({ one }) => one);
  }
}

/** Our own registry on loopback, whose key is beside us: read without checking the signature again. */
function compositionOf({ payload }: CompositionEnvelope): Composition {
  return JSON.parse(Buffer.from(payload, 'base64').toString('utf8')) as Composition;
}
