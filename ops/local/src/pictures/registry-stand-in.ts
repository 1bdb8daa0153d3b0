/**
 * The registry as a composer of this machine sees it: what is live, and beside it as a canary what may be. Files
 * come from the registry itself; what is composed is signed with a key that exists for this call only, so no
 * other composer would take it.
 */
import { generateKeyPairSync, sign } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  cohortOf,
  keyIdOf,
  type Cohort,
  type ComposedReleases,
  type Composition,
  type CompositionEnvelope,
  type Head,
} from '@suvarna/contracts/release-delivery';

export interface StandIn {
  readonly url: string;
  /** A group of visitors that gets what is live, and one that gets the candidate. */
  readonly groups: Readonly<Record<Cohort, string>>;
  /** PEM of the key it signs with. */
  readonly publicKey: string;
  close(): Promise<void>;
}

const HOUR_MS = 3_600_000;
/** Half of the groups get each: who has none is given one by the first page, and would have another on the next. */
const PERCENT = 50;

/** @param live as the registry signed it @param candidate the same remotes, some of them in another release */
export async function openStandIn(
  registry: string,
  live: Composition,
  candidate: Composition['remotes'],
): Promise<StandIn> {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const signed = (value: Composition | Head | ComposedReleases): CompositionEnvelope => {
    const payload = Buffer.from(JSON.stringify(value));
    return {
      keyId: keyIdOf(publicKey),
      payload: payload.toString('base64'),
      signature: sign(null, payload, privateKey).toString('base64'),
    };
  };
  const now = Date.now();
  const id = Math.max(1, live.revision);
  const groupOf = (cohort: Cohort): string => {
    let group = 0;
    while (cohortOf(group, { id, percent: PERCENT }) !== cohort) group += 1;
    return String(group);
  };
  const composition: Composition = {
    ...live,
    issuedAt: new Date(now - 1_000).toISOString(),
    expires: new Date(now + HOUR_MS).toISOString(),
    canary: {
      id,
      percent: PERCENT,
      state: 'held',
      begun: live.issuedAt,
      since: live.issuedAt,
      policy: { steps: [100], minutes: 0, sessions: 0, automatic: false, onHarm: 'hold' },
      remotes: candidate,
    },
  };
  const releases: Record<string, Record<string, string>> = {};
  for (const remotes of [live.remotes, candidate])
    for (const [name, { version, release }] of Object.entries(remotes))
      (releases[name] ??= {})[version] = release;
  const { channel, revision, sequence, audit = { seq: 0, hash: '0'.repeat(64) } } = live;
  const issuedAt = composition.issuedAt;
  const own: Readonly<Record<string, (query: URLSearchParams) => CompositionEnvelope>> = {
    '': () => signed(composition),
    '/head': (query) =>
      signed({
        schema: 1,
        kind: 'head',
        channel,
        revision,
        sequence,
        audit,
        nonce: query.get('nonce') ?? '',
        issuedAt,
      }),
    '/releases': () => signed({ schema: 1, kind: 'releases', channel, issuedAt, releases }),
  };
  const server = createServer((asked, answer) => {
    const { pathname, search, searchParams } = new URL(asked.url ?? '/', registry);
    const [, path] = /^\/v1\/compositions\/[a-z0-9-]+(\/[a-z]+)?$/.exec(pathname) ?? [undefined, null];
    if (path === '/events') {
      // Nothing changes here while pages are drawn.
      answer.writeHead(200, { 'content-type': 'text/event-stream' }).write(': nothing changes\n\n');
      return;
    }
    const made = path === null ? undefined : own[path ?? ''];
    if (made) {
      answer.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(made(searchParams)));
      return;
    }
    fetch(registry + pathname + search)
      .then(async (given) => {
        answer.writeHead(given.status);
        answer.end(Buffer.from(await given.arrayBuffer()));
      })
      .catch((error: unknown) => answer.destroy(error instanceof Error ? error : new Error(String(error))));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    groups: { control: groupOf('control'), canary: groupOf('canary') },
    publicKey: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    close: () => closed(server),
  };
}

async function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}
