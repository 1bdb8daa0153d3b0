/**
 * Keeps this composer at the composition the registry names: notified by its event stream, with
 * polling behind it. Believes nothing unsigned, old or expired, and stays with what it has
 * whenever something is wrong.
 */
import { randomBytes } from 'node:crypto';
import {
  type Composition,
  type CompositionEnvelope,
  type CompositionKeys,
  verifyEnvelope,
  verifyHead,
} from '@suvarna/contracts/release-delivery';
import type { ComposerLog } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { LastKnownGoodFile } from './last-known-good.ts';
import { createLeastBelieved, LOST_HISTORY } from './least-believed.ts';
import type { Live } from './live.ts';
import { RegistryUnavailable, type RegistryClient } from './registry-client.ts';
import { createRefusals } from './refusals.ts';
import { ReleaseRefused } from './release-store.ts';
import { watchRegistry } from './watch-registry.ts';

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
  const refusals = createRefusals({ registry, least, log, metrics, now });
  /** Whether the registry has said, since this process began, what is the least to believe. */
  let headKnown = false;
  let reachable = true;

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
      refusals.envelope(verdict.reason);
      return false;
    }
    least.raise(verdict.head);
    headKnown = true;
    await acknowledge();
    return true;
  }

  /** A registry whose database was set back or written again reads from it what was live. */
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
      refusals.faultOver();
    } catch (error) {
      refusals.fault(error, 'the last-known-good composition could not be written');
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
      refusals.envelope(verdict.reason);
      // Each time: a registry that was set back once more has forgotten what it was shown.
      if (LOST_HISTORY.includes(verdict.reason)) await acknowledge();
      return undefined;
    }
    const { composition } = verdict;
    const believed = envelope as CompositionEnvelope;
    if (served?.payload === believed.payload) return undefined;
    if (live?.composition.sequence === composition.sequence)
      return refusals.envelope('COMPOSITION.SEQUENCE_REUSED');
    if (refusals.holds(believed.payload)) return undefined;
    // A log that was written again holds what the next composition names, and not what the one before it did.
    const former = live?.composition.audit?.seq === composition.audit?.seq ? null : served;
    try {
      await adopt(believed, composition);
      refusals.over();
      await acknowledge(former);
      await acknowledge();
    } catch (error) {
      if (!(error instanceof ReleaseRefused)) throw error;
      least.raise(composition, believed);
      await remember();
      await refusals.release(error, believed.payload, composition);
    }
    return undefined;
  }

  const refresh = onceMoreWhenAsked(async () => {
    try {
      await readOnce();
    } catch (error) {
      if (error instanceof RegistryUnavailable) {
        if (reachable) log.warn({ error }, 'registry not reachable, staying with what is served');
        reachable = false;
        metrics.refusals.inc({ reason: 'REGISTRY.UNAVAILABLE' });
      } else refusals.fault(error, 'the new composition could not be taken, staying with what is served');
    }
  });

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
        refusals.envelope(verdict.reason);
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
    run: (signal) =>
      watchRegistry({ registry, log, metrics, refresh, isImpatient: refusals.isHolding }, signal),
  };
}

/** Who asks while it runs has it run once more, and waits for that. */
function onceMoreWhenAsked(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  let again = false;
  const run = async (): Promise<void> => {
    do {
      again = false;
      await work();
    } while (again);
  };
  return () => {
    again = running !== null;
    running ??= run().finally(() => {
      running = null;
    });
    return running;
  };
}
