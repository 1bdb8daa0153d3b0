/** A registry with real keys and real signatures that can also misbehave. */
import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { createServer, type Server, type ServerResponse } from 'node:http';
import {
  type AuditEnd,
  type CanaryReport,
  type ComposedReleases,
  type Composition,
  type CompositionEnvelope,
  hashFromAddress,
  type Head,
  type HealthReport,
  keyIdOf,
} from '@suvarna/contracts/release-delivery';
import { listenAt, shut } from '@suvarna/testing/local-server';
import type { FixtureRelease } from './release.fixtures.ts';

export interface FixtureRegistry {
  readonly origin: string;
  readonly publicPem: string;
  readonly token: string;
  /** Bodies of `POST /v1/refusals`. */
  readonly refusals: readonly { readonly release: string; readonly reason: string }[];
  /** Envelopes composers said they took, in their order. */
  readonly acknowledged: readonly CompositionEnvelope[];
  /** Bodies of `POST /v1/composers`. */
  readonly running: readonly { readonly composer: string; readonly revision: number }[];
  /** Bodies of `POST /v1/canary/reports`. */
  readonly canaryReports: readonly { readonly reports: readonly CanaryReport[] }[];
  /** Bodies of `POST /v1/health/reports`. */
  readonly healthReports: readonly { readonly reports: readonly HealthReport[] }[];
  /** Paths that were asked for, in their order. */
  readonly asked: readonly string[];
  /** The least its head names; 0 at first, as of a registry whose composers took nothing yet. */
  floor(floor: { readonly revision: number; readonly sequence: number; readonly audit?: AuditEnd }): void;
  /** Answers every question for a head with this one. */
  replayHead(head: unknown): void;
  /** A head as the registry would make it, for anybody's nonce. */
  head(nonce: string, key?: KeyObject): CompositionEnvelope;
  publish(...releases: readonly FixtureRelease[]): void;
  /** Names them among the releases that were ever live, without a composition that holds them. */
  wereLive(...releases: readonly Pick<FixtureRelease, 'name' | 'version' | 'hash'>[]): void;
  /** Replaces the bytes of one file of a release, under its old hash. */
  tamper(release: FixtureRelease, path: string): void;
  /** Signs and serves a new composition; notifies who listens. */
  compose(
    releases: readonly FixtureRelease[],
    changes?: Partial<Composition> & { readonly killed?: readonly string[] },
  ): CompositionEnvelope;
  /** Serves exactly this, whatever it is. */
  serve(envelope: unknown): void;
  sign(composition: Composition | Head | ComposedReleases, key?: KeyObject): CompositionEnvelope;
  down(): Promise<void>;
  up(): Promise<void>;
}

export const TOKEN = 'composer-token-of-the-tests';

const EMPTY_LOG: AuditEnd = { seq: 0, hash: '0'.repeat(64) };

export async function aRegistry(): Promise<FixtureRegistry> {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const manifests = new Map<string, Buffer>();
  const blobs = new Map<string, Buffer>();
  const listeners = new Set<ServerResponse>();
  const refusals: { release: string; reason: string }[] = [];
  const acknowledged: CompositionEnvelope[] = [];
  const running: { composer: string; revision: number }[] = [];
  const canaryReports: { reports: readonly CanaryReport[] }[] = [];
  const healthReports: { reports: readonly HealthReport[] }[] = [];
  const asked: string[] = [];
  const composed: ComposedReleases['releases'] = {};
  let least = { revision: 0, sequence: 0, audit: EMPTY_LOG };
  let replayed: unknown = null;
  let envelope: unknown = null;
  let revision = 0;
  let server: Server;

  const taken: Readonly<Record<string, (body: unknown) => unknown>> = {
    '/v1/refusals': (body) => refusals.push(body as (typeof refusals)[number]),
    '/v1/acknowledgements': (body) => acknowledged.push((body as { envelope: CompositionEnvelope }).envelope),
    '/v1/composers': (body) => running.push(body as (typeof running)[number]),
    '/v1/canary/reports': (body) => canaryReports.push(body as (typeof canaryReports)[number]),
    '/v1/health/reports': (body) => healthReports.push(body as (typeof healthReports)[number]),
  };
  const create = (): Server =>
    createServer((request, response) => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://registry');
      asked.push(pathname);
      const last = hashFromAddress(decodeURIComponent(pathname.split('/').at(-1) ?? ''));
      const found = pathname.startsWith('/v1/releases/by-hash/')
        ? manifests.get(last)
        : pathname.startsWith('/v1/blobs/')
          ? blobs.get(last)
          : undefined;
      if (found) response.end(found);
      else if (pathname === '/v1/compositions/production' && envelope !== null)
        response.end(JSON.stringify(envelope));
      else if (pathname === '/v1/compositions/production/head')
        response.end(JSON.stringify(replayed ?? registry.head(searchParams.get('nonce') ?? '')));
      else if (pathname === '/v1/compositions/production/releases')
        response.end(
          JSON.stringify(
            registry.sign({
              schema: 1,
              kind: 'releases',
              channel: 'production',
              issuedAt: new Date().toISOString(),
              releases: composed,
            }),
          ),
        );
      // As if strangers had all places that are not kept for composers.
      else if (pathname.endsWith('/events') && request.headers.authorization !== `Bearer ${TOKEN}`)
        response.writeHead(503).end('{}');
      else if (pathname === '/v1/compositions/production/events') {
        response.writeHead(200, { 'content-type': 'text/event-stream' });
        response.write(': hello\n\n');
        listeners.add(response);
        response.on('close', () => listeners.delete(response));
      } else if (taken[pathname] && request.headers.authorization === `Bearer ${TOKEN}`) {
        let body = '';
        request.on('data', (chunk: Buffer) => {
          body += chunk.toString();
        });
        request.on('end', () => {
          taken[pathname]?.(JSON.parse(body));
          response.writeHead(202).end('{}');
        });
      } else response.writeHead(404).end('{}');
    });
  const notify = (): void => {
    for (const listener of listeners) listener.write(`event: composition\ndata: {}\n\n`);
  };
  server = create();
  const origin = await listenAt(server);

  const registry: FixtureRegistry = {
    origin,
    refusals,
    acknowledged,
    canaryReports,
    healthReports,
    running,
    asked,
    token: TOKEN,
    publicPem: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    publish(...releases) {
      for (const release of releases) {
        manifests.set(release.hash, release.manifest);
        for (const [hash, bytes] of release.blobs) blobs.set(hash, bytes);
      }
    },
    wereLive(...releases) {
      for (const { name, version, hash } of releases) (composed[name] ??= {})[version] = hash;
    },
    tamper(release, path) {
      const file = release.descriptor.files.find((candidate) => candidate.path === path);
      const bytes = Buffer.from(blobs.get(file?.integrity ?? '') ?? '');
      bytes[0] = (bytes[0] ?? 0) ^ 1;
      blobs.set(file?.integrity ?? '', bytes);
    },
    sign(composition, key = privateKey) {
      const payload = Buffer.from(JSON.stringify(composition));
      return {
        keyId: keyIdOf(publicKey),
        payload: payload.toString('base64'),
        signature: sign(null, payload, key).toString('base64'),
      };
    },
    compose(releases, { killed = [], ...changes } = {}) {
      revision += 1;
      registry.wereLive(...releases);
      const signed = registry.sign({
        schema: 1,
        channel: 'production',
        revision,
        sequence: revision,
        issuedAt: new Date(Date.now() - 1_000).toISOString(),
        expires: new Date(Date.now() + 3_600_000).toISOString(),
        remotes: Object.fromEntries(
          releases.map(({ name, version, hash }) => [
            name,
            { version, release: hash, killed: killed.includes(name) },
          ]),
        ),
        audit: { seq: revision, hash: 'a'.repeat(64) },
        ...changes,
      });
      registry.serve(signed);
      return signed;
    },
    floor(floor) {
      least = { audit: EMPTY_LOG, ...floor };
    },
    replayHead(head) {
      replayed = head;
    },
    head: (nonce, key) =>
      registry.sign(
        {
          schema: 1,
          kind: 'head',
          channel: 'production',
          ...least,
          nonce,
          issuedAt: new Date().toISOString(),
        },
        key,
      ),
    serve(next) {
      envelope = next;
      notify();
    },
    down: () => shut(server),
    async up() {
      server = create();
      await listenAt(server, Number(new URL(origin).port));
    },
  };
  return registry;
}
