import { Buffer } from 'node:buffer';
import { type KeyObject } from 'node:crypto';
import { Composition, type AuditEnd } from './composition.ts';
export type CompositionKeys = ReadonlyMap<string, KeyObject>;
export type EnvelopeRefusal =
  | 'ENVELOPE.SCHEMA'
  | 'ENVELOPE.UNKNOWN_KEY'
  | 'ENVELOPE.SIGNATURE'
  | 'COMPOSITION.SCHEMA'
  | 'COMPOSITION.CHANNEL'
  | 'COMPOSITION.REPLAYED'
  | 'COMPOSITION.SET_BACK'
  | 'COMPOSITION.HISTORY_REWRITTEN'
  | 'COMPOSITION.EXPIRED'
  | 'COMPOSITION.NOT_YET_VALID';
export type EnvelopeVerdict =
  | {
      readonly ok: true;
      readonly composition: Composition;
    }
  | {
      readonly ok: false;
      readonly reason: EnvelopeRefusal;
    };
export interface EnvelopeExpectation {
  readonly lastSequence: number;
  readonly lastRevision?: number;
  readonly lastAudit?: AuditEnd | null;
  readonly now: number;
  readonly channel?: string;
  readonly allowExpired?: boolean;
}
export declare function keyIdOf(key: KeyObject): string;
export declare function readCompositionKeys(pems: readonly string[]): CompositionKeys;
export declare function verifyEnvelope(
  envelope: unknown,
  keys: CompositionKeys,
  expectation: EnvelopeExpectation,
): EnvelopeVerdict;
export type OpenedEnvelope =
  | {
      readonly ok: true;
      readonly payload: Buffer;
    }
  | {
      readonly ok: false;
      readonly reason: 'ENVELOPE.SCHEMA' | 'ENVELOPE.UNKNOWN_KEY' | 'ENVELOPE.SIGNATURE';
    };
export declare function openEnvelope(envelope: unknown, keys: CompositionKeys): OpenedEnvelope;
