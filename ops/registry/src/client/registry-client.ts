/** The registry's API for programs: the command line, the local starter, a pipeline. */
import { setTimeout } from 'node:timers/promises';
import {
  type CanaryPolicy,
  type ComposedCanary,
  type Composition,
  type CompositionEnvelope,
  hashInAddress,
} from '@suvarna/contracts/release-delivery';

import { peopleClient } from './people-client.ts';
import type { TeamSignature } from '../domain/ports.ts';
import type { Verdict } from '../domain/canary/judge.ts';

export interface RegistryClientOptions {
  /** `http://127.0.0.1:3100`, no slash at the end. */
  readonly url: string;
  /** Operator token: orders and the audit log need it. */
  readonly token?: string;
}

/** The registry answered, and the answer was no. `code` is stable. */
export class RegistryRefusal extends Error {
  override readonly name = 'RegistryRefusal';
  readonly status: number;
  readonly code: string;
  /** Revision that is live now, when the order had seen another one. */
  readonly currentRevision: number | undefined;

  constructor(status: number, error: { code: string; message: string; currentRevision?: number }) {
    super(error.message);
    this.status = status;
    this.code = error.code;
    this.currentRevision = error.currentRevision;
  }
}

/** No server answered at the registry's address, or not in time. */
export class RegistryUnreachable extends Error {
  override readonly name = 'RegistryUnreachable';
}

export interface ChangeOrder {
  readonly channel: string;
  readonly reason: string;
  /** Revision the operator looked at. */
  readonly expectedRevision: number;
  /** All checks, and no change. */
  readonly dryRun?: boolean;
}

/** The change that a rollback takes back. */
export interface Undone {
  readonly revision: number;
  readonly action: string;
  readonly actor: string;
  readonly remote: string | null;
  readonly version: string | null;
  readonly reason: string | null;
}

export interface ChangeAnswer {
  readonly revision: number;
  readonly sequence: number;
  readonly envelope: CompositionEnvelope;
  readonly checks: readonly string[];
  readonly undone?: Undone;
  /** Of a dry run: what would be live. The envelope is of what is. */
  readonly planned?: Pick<Composition, 'revision' | 'remotes' | 'canary'>;
}

export interface CanaryAnswer {
  readonly canary: ComposedCanary;
  readonly versions: Readonly<Record<string, string>>;
  readonly verdict: Pick<Verdict, 'kind' | 'harmBy' | 'laidTo' | 'step' | 'looks'>;
}

export interface ComposerRow {
  readonly composer: string;
  readonly revision: number;
  readonly shell: string;
  readonly seenAt: string;
}

export interface RulesAnswer {
  readonly freezes: readonly { id: number; begins: string; ends: string; reason: string; by: string }[];
  readonly locks: readonly { remote: string; reason: string; by: string }[];
  readonly orders: readonly {
    id: number;
    kind: string;
    remotes: readonly string[];
    reason: string;
    by: string;
    at: string;
    due: string | null;
    needsSecond: boolean;
    approvedBy: string | null;
    state: string;
    outcome: string | null;
  }[];
  readonly twoPeople: readonly string[];
}

type RulePath = 'freezes' | 'freezes/end' | 'locks' | 'locks/end' | 'orders/approve' | 'orders/withdraw';

export interface CanaryDecisionRow {
  readonly revision: number;
  readonly canary: number;
  readonly action: string;
  readonly by: string;
  readonly reason: string;
}

export interface ReleaseSummary {
  readonly remote: string;
  readonly version: string;
  readonly release: string;
  readonly commit: string;
  readonly bytes: number;
  readonly publishedAt: string;
  readonly publishedBy: string;
}

/** How a page of a release looks, by its file. */
export interface DrawnPicture {
  readonly page: string;
  readonly language: string;
  readonly width: number;
  readonly hash: string;
}

export interface AuditRow {
  readonly seq: number;
  readonly at: string;
  readonly actor: string;
  readonly action: string;
  readonly revision: number | null;
  readonly remote: string | null;
  readonly version: string | null;
  readonly reason: string | null;
  /** Person or token whose rights it changed. */
  readonly subject?: string;
}

export interface TeamKeyRow {
  readonly keyId: string;
  readonly remotes: readonly string[];
  readonly addedBy: string;
  readonly addedAt: string;
  readonly revokedAt: string | null;
}

/** Rows about one remote, of one person, of one kind; none of these: all. */
export interface AuditWishes {
  readonly limit: number;
  readonly verify: boolean;
  /** Number of a row: those older than it. */
  readonly before?: number | undefined;
  readonly remote?: string | undefined;
  readonly actor?: string | undefined;
  readonly action?: string | undefined;
}

export interface RefusalRow {
  readonly remote: string;
  readonly release: string;
  readonly reporter: string;
  readonly why: string;
  readonly lastAt: string;
  readonly times: number;
}

const DEADLINE = 60_000;
/** A registry that cannot serve right now did nothing, and says when to come again. */
const TRIES = 5;
const UNAVAILABLE = 503;

type Body = object | Uint8Array<ArrayBuffer>;

export function createRegistryClient({ url, token }: RegistryClientOptions) {
  const call = async <Answer>(method: string, path: string, body?: Body): Promise<Answer> => {
    const answer = await answerTo(method, path, body);
    const value = (await answer.json().catch((cause: unknown) => {
      throw new RegistryUnreachable(`${url} is not a registry`, { cause });
    })) as Answer;
    if (!answer.ok) throw new RegistryRefusal(answer.status, refusalOf(value, answer.status));
    return value;
  };
  const ask = (method: string, path: string, body?: Body): Promise<Response> => {
    const bytes = body instanceof Uint8Array;
    return fetch(`${url}${path}`, {
      method,
      signal: AbortSignal.timeout(DEADLINE),
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body ? { 'content-type': bytes ? 'application/octet-stream' : 'application/json' } : {}),
      },
      ...(body ? { body: bytes ? body : JSON.stringify(body) } : {}),
    }).catch((cause: unknown) => {
      throw new RegistryUnreachable(`no registry answers at ${url}`, { cause });
    });
  };
  const answerTo = async (method: string, path: string, body?: Body, tried = 1): Promise<Response> => {
    const answer = await ask(method, path, body);
    const wait = answer.headers.get('retry-after');
    if (answer.status !== UNAVAILABLE || wait === null || tried === TRIES) return answer;
    await answer.body?.cancel();
    await setTimeout(Number(wait) * 1_000);
    return answerTo(method, path, body, tried + 1);
  };

  return {
    composition: (channel: string) => call<CompositionEnvelope>('GET', `/v1/compositions/${channel}`),
    releases: (remote: string, page: { limit?: number; before?: string } = {}) =>
      call<{ releases: ReleaseSummary[]; more: boolean }>(
        'GET',
        `/v1/releases/${encodeURIComponent(remote)}${queryOf(page)}`,
      ),
    refusals: async () => (await call<{ refusals: RefusalRow[] }>('GET', '/v1/refusals')).refusals,
    audit: ({ verify, ...wanted }: AuditWishes) =>
      call<{
        rows: AuditRow[];
        more: boolean;
        verification?: { ok: boolean; rows: number; why?: string; setBackBefore?: number[] };
      }>('GET', `/v1/audit${queryOf({ ...wanted, ...(verify && { verify: '' }) })}`),
    missingBlobs: async (hashes: readonly string[]) =>
      (await call<{ missing: string[] }>('POST', '/v1/blobs/missing', { hashes })).missing,
    putBlob: (hash: string, bytes: Uint8Array<ArrayBuffer>) =>
      call<{ hash: string }>('PUT', `/v1/blobs/${hashInAddress(hash)}`, bytes),
    /** Exact bytes of `remote.json`: their hash is the release's name. */
    descriptor: async (remote: string, version: string) => {
      const answer = await answerTo('GET', `/v1/releases/${remote}/${encodeURIComponent(version)}`);
      if (!answer.ok) throw new RegistryRefusal(answer.status, refusalOf(await answer.json(), answer.status));
      return Buffer.from(await answer.arrayBuffer());
    },
    /** Their files are sent before. */
    keepPictures: (remote: string, version: string, pictures: readonly DrawnPicture[]) =>
      call<{ kept: number }>('PUT', `/v1/releases/${remote}/${version}/pictures`, { pictures }),
    publish: (descriptor: Uint8Array, signature?: TeamSignature) =>
      call<{ release: string; remote: string; version: string; created: boolean }>('POST', '/v1/releases', {
        descriptor: Buffer.from(descriptor).toString('base64'),
        ...(signature && { signature }),
      }),
    teamKeys: async () => (await call<{ keys: readonly TeamKeyRow[] }>('GET', '/v1/team-keys')).keys,
    addTeamKey: (key: { publicKey: string; remotes: readonly string[]; reason: string }) =>
      call<{ keyId: string }>('POST', '/v1/team-keys', key),
    revokeTeamKey: (keyId: string, reason: string) =>
      call<object>('POST', '/v1/team-keys/revoke', { keyId, reason }),
    ...peopleClient(call),
    composers: async () => (await call<{ composers: ComposerRow[] }>('GET', '/v1/composers')).composers,
    rules: () => call<RulesAnswer>('GET', '/v1/rules'),
    setRule: (path: RulePath, body: object) =>
      call<{ id?: number; outcome?: string | null }>('POST', `/v1/${path}`, body),
    swap: (order: ChangeOrder & { remote: string; version: string; at?: string }) =>
      call<ChangeAnswer>('POST', '/v1/swaps', order),
    rollBack: (order: ChangeOrder & { remote?: string }) =>
      call<ChangeAnswer>('POST', '/v1/rollbacks', order),
    canary: () => call<{ canary: CanaryAnswer | null }>('GET', '/v1/canary'),
    startCanary: (
      order: ChangeOrder & {
        versions: Readonly<Record<string, string>>;
        policy: Partial<CanaryPolicy>;
        at?: string;
      },
    ) => call<ChangeAnswer>('POST', '/v1/canary/start', order),
    raiseCanary: (order: ChangeOrder & { percent?: number }) =>
      call<ChangeAnswer>('POST', '/v1/canary/raise', order),
    changeCanary: (step: 'hold' | 'resume' | 'promote' | 'abort', order: ChangeOrder) =>
      call<ChangeAnswer>('POST', `/v1/canary/${step}`, order),
    canaryDecisions: async () =>
      (await call<{ decisions: CanaryDecisionRow[] }>('GET', '/v1/canary/decisions')).decisions,
    canaryDecision: (revision: number) =>
      call<CompositionEnvelope>('GET', `/v1/canary/decisions/${revision}`),
    kill: (order: ChangeOrder & { remote: string }) => call<ChangeAnswer>('POST', '/v1/kills', order),
    revive: (order: ChangeOrder & { remote: string }) => call<ChangeAnswer>('POST', '/v1/revivals', order),
  };
}

export type RegistryClient = ReturnType<typeof createRegistryClient>;

function queryOf(wanted: Readonly<Record<string, string | number | undefined>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(wanted)) if (value !== undefined) query.set(name, String(value));
  return query.size === 0 ? '' : `?${query}`;
}

function refusalOf(
  value: unknown,
  status: number,
): { code: string; message: string; currentRevision?: number } {
  const error = (value as { error?: { code?: unknown; message?: unknown; currentRevision?: unknown } } | null)
    ?.error;
  return {
    code: typeof error?.code === 'string' ? error.code : 'REGISTRY.UNKNOWN',
    message: typeof error?.message === 'string' ? error.message : `the registry answered ${status}`,
    ...(typeof error?.currentRevision === 'number' ? { currentRevision: error.currentRevision } : {}),
  };
}
