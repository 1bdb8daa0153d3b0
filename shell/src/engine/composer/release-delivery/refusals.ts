/** What a composer did not take, and why: counted, logged, told to the registry, and tried again after a while. */
import type { Composition, HeadRefusal } from '@suvarna/contracts/release-delivery';
import type { ComposerLog } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import { isDiskFull } from './disk-full.ts';
import type { LeastBelieved } from './least-believed.ts';
import type { RegistryClient } from './registry-client.ts';
import type { ReleaseRefused } from './release-store.ts';

/** A composition that was refused is tried again this often: a download may have been cut. */
const RETRY_REFUSED = 30_000;

interface RefusalsParts {
  readonly registry: Pick<RegistryClient, 'reportRefusal'>;
  readonly least: LeastBelieved;
  readonly log: ComposerLog;
  readonly metrics: Metrics;
  readonly now: () => number;
}

export interface Refusals {
  readonly envelope: (reason: HeadRefusal | 'COMPOSITION.SEQUENCE_REUSED') => void;
  readonly release: (error: ReleaseRefused, payload: string, composition: Composition) => Promise<void>;
  /** Whether this composition was refused a moment ago. */
  readonly holds: (payload: string) => boolean;
  readonly isHolding: () => boolean;
  /** The newest composition was taken. */
  readonly over: () => void;
  /** The registry is there; it is this machine that cannot. Said once for as long as it lasts. */
  readonly fault: (error: unknown, message: string) => void;
  readonly faultOver: () => void;
}

export function createRefusals({ registry, least, log, metrics, now }: RefusalsParts): Refusals {
  let refused: { readonly payload: string; readonly until: number } | null = null;
  /** What this machine could not do, since it last could. */
  let fault: string | null = null;
  return {
    envelope(reason) {
      metrics.refusals.inc({ reason });
      log.warn({ reason, revision: least.revision(), sequence: least.sequence() }, 'composition refused');
    },
    async release(error, payload, { channel, revision, sequence, remotes, canary }) {
      refused = { payload, until: now() + RETRY_REFUSED };
      metrics.refusals.inc({ reason: 'RELEASE' });
      const { release, message: reason } = error;
      const [remote] = [...Object.entries(remotes), ...Object.entries(canary?.remotes ?? {})].find(
        ([, composed]) => composed.release === release,
      ) ?? ['unknown'];
      log.error({ reason, remote, release, revision, error }, 'release refused, the old composition stays');
      try {
        await registry.reportRefusal({ channel, revision, sequence, remote, release, reason });
      } catch (failure) {
        log.warn({ error: failure }, 'the registry could not be notified of the refusal');
      }
    },
    holds: (payload) => refused?.payload === payload && refused.until > now(),
    isHolding: () => refused !== null,
    over: () => {
      refused = null;
    },
    fault(error, message) {
      const reason = isDiskFull(error) ? 'DISK.FULL' : 'COMPOSITION.FAILED';
      metrics.refusals.inc({ reason });
      if (fault === message) return;
      fault = message;
      log.error({ error, reason }, reason === 'DISK.FULL' ? `no room left on the disk: ${message}` : message);
    },
    faultOver: () => {
      fault = null;
    },
  };
}
