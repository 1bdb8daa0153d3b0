/** The least a composer believes: what it took itself, and what the registry's head named. */
import type {
  AuditEnd,
  Composition,
  CompositionEnvelope,
  EnvelopeRefusal,
} from '@suvarna/contracts/release-delivery';

type Named = Pick<Composition, 'sequence' | 'revision' | 'audit'>;

export interface LeastBelieved {
  readonly sequence: () => number;
  readonly revision: () => number;
  readonly audit: () => AuditEnd | null;
  /** Envelope of the composition that was believed last: what this composer is a witness of. */
  readonly evidence: () => CompositionEnvelope | null;
  /** Less than this is refused from now on. Never lowers anything. */
  raise(named: Named, envelope?: CompositionEnvelope): void;
}

/** Refusals that say the registry lost something that was signed. */
export const LOST_HISTORY: readonly EnvelopeRefusal[] = [
  'COMPOSITION.REPLAYED',
  'COMPOSITION.SET_BACK',
  'COMPOSITION.HISTORY_REWRITTEN',
];

export function createLeastBelieved(): LeastBelieved {
  let sequence = 0;
  let revision = 0;
  let audit: AuditEnd | null = null;
  let evidence: CompositionEnvelope | null = null;
  return {
    sequence: () => sequence,
    revision: () => revision,
    audit: () => audit,
    evidence: () => evidence,
    raise(named, envelope) {
      sequence = Math.max(sequence, named.sequence);
      revision = Math.max(revision, named.revision);
      // Of two rows with one number the first is believed, and the other one refused.
      if (named.audit && (audit === null || named.audit.seq > audit.seq)) audit = named.audit;
      if (envelope) evidence = envelope;
    },
  };
}
