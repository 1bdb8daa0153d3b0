/**
 * Keeps this composer at the composition the registry names: notified by its event stream, with
 * polling behind it. Believes nothing unsigned, old or expired, and stays with what it has
 * whenever something is wrong.
 */
import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import {
  type Composition,
  type CompositionEnvelope,
  type CompositionKeys,
  type HeadRefusal,
  verifyEnvelope,
  verifyHead,
} from '@suvarna/contracts/release-delivery';
import type { ComposerLog } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import { isDiskFull } from './disk-full.ts';
import type { LastKnownGoodFile } from './last-known-good.ts';
import { createLeastBelieved, LOST_HISTORY } from './least-believed.ts';
import type { Live } from './live.ts';
import { RegistryUnavailable, type RegistryClient } from './registry-client.ts';
import { ReleaseRefused } from './release-store.ts';

export interface Follower {
  /** What to serve; `null` until the first composition is ready. */
  live(): Live | null;
  /** Starts from the last-known-good composition. False when there is none. */
  boot(): Promise<boolean>;
  /** Reads the registry once. Never rejects. */
  refresh(): Promise<void>;
  /** Follows until the signal aborts. */
  run(signal: AbortSignal): Promise<void>;
}

export interface FollowerParts {
  readonly registry: RegistryClient;
  readonly keys: CompositionKeys;
  readonly memory: LastKnownGoodFile;
  readonly prepare: (composition: Composition, previous: Live | null) => Promise<Live>;
  /** Called for another revision; a composition that was only signed again changes nothing. */
  readonly onSwitch: (live: Live) => void;
  readonly log: ComposerLog;
  readonly metrics: Metrics;
  readonly now?: () => number;
}

const POLL_WHILE_CONNECTED = 15_000;
const POLL_WHILE_BLIND = 3_000;
const RECONNECT = 1_000;
/** A composition that was refused is tried again this often: a download may have been cut. */
const RETRY_REFUSED = 30_000;

export function createFollower({
  registry,
  keys,
  memory,
  prepare,
  onSwitch,
  log,
  metrics,
  now = Date.now,
}: FollowerParts): Follower {
  let live: Live | null = null;
  let served: CompositionEnvelope | null = null;
  const least = createLeastBelieved();
  /** Whether the registry has said, since this process began, what is the least to believe. */
  let headKnown = false;
  let connected = false;
  let reachable = true;
  /** What this machine could not do, since it last could. */
  let fault: string | null = null;
  let refused: { readonly payload: string; readonly until: number } | null = null;
  let running: Promise<void> | null = null;
  let again = false;
  let wake: () => void = () => undefined;

  async function adopt(envelope: CompositionEnvelope, composition: Composition): Promise<void> {
    const next = await prepare(composition, live);
    const before = live?.revision;
    // In one step: a document of the new composition must find its files.
    live = next;
    if (before !== next.revision) onSwitch(next);
    served = envelope;
    least.raise(composition, envelope);
    metrics.revision.set(composition.revision);
    await remember();
    if (before === next.revision) return;
    log.info({ revision: composition.revision, sequence: composition.sequence }, 'composition switched');
  }

  /**
   * A composer without memory would believe any composition of the day. So each process asks once
   * what any composer has taken before it; the nonce keeps an old answer from being replayed.
   */
  async function askForHead(): Promise<boolean> {
    const nonce = randomBytes(24).toString('base64url');
    const verdict = verifyHead(await registry.head(nonce), keys, { nonce });
    if (!verdict.ok) {
      refuseEnvelope(verdict.reason);
      return false;
    }
    least.raise(verdict.head);
    headKnown = true;
    await acknowledge();
    return true;
  }

  /** A registry whose database was set back or written anew reads from it what was live. */
  async function acknowledge(envelope = least.evidence()): Promise<void> {
    if (!envelope) return;
    try {
      await registry.acknowledge(envelope);
    } catch (error) {
      log.warn({ error }, 'the registry could not be notified which composition was taken');
    }
  }

  /** A full disk costs the next start its memory, not this one its shop. */
  async function remember(): Promise<void> {
    try {
      await memory.write({ sequence: least.sequence(), revision: least.revision(), envelope: served });
      fault = null;
    } catch (error) {
      tellFault(error, 'the last-known-good composition could not be written');
    }
  }

  /** The registry is there; it is this machine that cannot. Said once for as long as it lasts. */
  function tellFault(error: unknown, message: string): void {
    const reason = isDiskFull(error) ? 'DISK.FULL' : 'COMPOSITION.FAILED';
    metrics.refusals.inc({ reason });
    if (fault === message) return;
    fault = message;
    log.error({ error, reason }, reason === 'DISK.FULL' ? `no room left on the disk: ${message}` : message);
  }

  function refuseEnvelope(reason: HeadRefusal | 'COMPOSITION.SEQUENCE_REUSED'): void {
    metrics.refusals.inc({ reason });
    log.warn({ reason, revision: least.revision(), sequence: least.sequence() }, 'composition refused');
  }

  async function refuseRelease(
    error: ReleaseRefused,
    payload: string,
    composition: Composition,
  ): Promise<void> {
    refused = { payload, until: now() + RETRY_REFUSED };
    metrics.refusals.inc({ reason: 'RELEASE' });
    const remote =
      Object.entries(composition.remotes).find(([, composed]) => composed.release === error.release)?.[0] ??
      'unknown';
    log.error(
      { reason: error.message, remote, release: error.release, revision: composition.revision, error },
      'release refused, the old composition stays',
    );
    const { channel } = composition;
    try {
      await registry.reportRefusal({
        channel,
        revision: composition.revision,
        sequence: composition.sequence,
        remote,
        release: error.release,
        reason: error.message,
      });
    } catch (failure) {
      log.warn({ error: failure }, 'the registry could not be notified of the refusal');
    }
  }

  async function readOnce(): Promise<void> {
    if (!headKnown && !(await askForHead())) return undefined;
    const envelope = await registry.envelope();
    if (!reachable) log.info({}, 'registry reachable again');
    reachable = true;
    const verdict = verifyEnvelope(envelope, keys, {
      lastSequence: least.sequence(),
      lastRevision: least.revision(),
      lastAudit: least.audit(),
      now: now(),
    });
    if (!verdict.ok) {
      refuseEnvelope(verdict.reason);
      // Each time: a registry that was set back once more has forgotten what it was shown.
      if (LOST_HISTORY.includes(verdict.reason)) await acknowledge();
      return undefined;
    }
    const { composition } = verdict;
    const believed = envelope as CompositionEnvelope;
    if (served?.payload === believed.payload) return undefined;
    if (live?.composition.sequence === composition.sequence)
      return refuseEnvelope('COMPOSITION.SEQUENCE_REUSED');
    if (refused?.payload === believed.payload && refused.until > now()) return undefined;
    // A log that was written anew holds what the next composition names, and not what the one before it did.
    const former = live?.composition.audit?.seq === composition.audit?.seq ? null : served;
    try {
      await adopt(believed, composition);
      refused = null;
      await acknowledge(former);
      await acknowledge();
    } catch (error) {
      if (!(error instanceof ReleaseRefused)) throw error;
      least.raise(composition, believed);
      await remember();
      await refuseRelease(error, believed.payload, composition);
    }
    return undefined;
  }

  async function refreshOnce(): Promise<void> {
    do {
      again = false;
      try {
        await readOnce();
      } catch (error) {
        if (error instanceof RegistryUnavailable) {
          if (reachable) log.warn({ error }, 'registry not reachable, staying with what is served');
          reachable = false;
          metrics.refusals.inc({ reason: 'REGISTRY.UNAVAILABLE' });
        } else tellFault(error, 'the new composition could not be taken, staying with what is served');
      }
    } while (again);
  }

  const refresh = (): Promise<void> => {
    again = running !== null;
    running ??= refreshOnce().finally(() => {
      running = null;
    });
    return running;
  };

  async function listen(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      try {
        await registry.follow(() => {
          connected = true;
          metrics.registryConnected.set(1);
          wake();
        }, signal);
      } catch (error) {
        if (connected && !signal.aborted) log.warn({ error }, 'event stream of the registry lost, polling');
      }
      connected = false;
      metrics.registryConnected.set(0);
      await pause(RECONNECT * (0.5 + Math.random()), signal);
    }
  }

  async function poll(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const { promise: woken, resolve } = Promise.withResolvers<void>();
      wake = resolve;
      await refresh();
      const interval = connected && refused === null ? POLL_WHILE_CONNECTED : POLL_WHILE_BLIND;
      await Promise.race([woken, pause(interval, signal)]);
    }
  }

  return {
    live: () => live,
    async boot() {
      const record = await memory.read();
      least.raise({ sequence: record.sequence, revision: record.revision ?? 0 });
      if (!record.envelope) return false;
      const verdict = verifyEnvelope(record.envelope, keys, {
        lastSequence: 0,
        now: now(),
        allowExpired: true,
      });
      if (!verdict.ok) {
        refuseEnvelope(verdict.reason);
        return false;
      }
      least.raise(verdict.composition, record.envelope);
      try {
        await adopt(record.envelope, verdict.composition);
        return true;
      } catch (error) {
        log.error({ error }, 'the last-known-good composition cannot be served');
        return false;
      }
    },
    refresh,
    async run(signal) {
      await Promise.all([listen(signal), poll(signal)]);
    },
  };
}

/** Waits, or returns at once when the signal aborts; holds no process alive. */
async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  try {
    await setTimeout(milliseconds, undefined, { signal, ref: false });
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}
