/** Expected refusals. The code is stable, the message is a sentence for an operator. */
export type RegistryErrorCode =
  | 'REQUEST.INVALID'
  | 'REQUEST.UNAUTHORISED'
  | 'REQUEST.FORBIDDEN'
  | 'REQUEST.TOO_MANY'
  | 'REQUEST.NOT_FOUND'
  | 'BLOB.HASH_MISMATCH'
  | 'BLOB.NOT_FOUND'
  | 'BLOB.CORRUPT'
  | 'RELEASE.DESCRIPTOR_INVALID'
  | 'RELEASE.FILES_MISSING'
  | 'RELEASE.FORBIDDEN_CODE'
  | 'RELEASE.CONTRACT_UNMET'
  | 'RELEASE.VERSION_TAKEN'
  | 'RELEASE.NOT_SIGNED'
  | 'RELEASE.NOT_FOUND'
  | 'TEAM_KEY.INVALID'
  | 'TEAM_KEY.TAKEN'
  | 'COMPOSITION.NOT_FOUND'
  | 'COMPOSITION.REMOTE_NOT_FOUND'
  | 'COMPOSITION.STALE_REVISION'
  | 'COMPOSITION.UNCHANGED'
  | 'COMPOSITION.NOTHING_TO_UNDO'
  | 'COMPOSITION.GATE_REFUSED'
  | 'ORDER.NOT_YOURS'
  | 'ORDER.FROZEN'
  | 'ORDER.LOCKED'
  | 'ORDER.WAITS'
  | 'ORDER.NOT_WAITING'
  | 'ORDER.SECOND_PERSON'
  | 'ORDER.TIME_INVALID'
  | 'ORDER.REFUSED'
  | 'CANARY.RUNNING'
  | 'CANARY.NONE'
  | 'CANARY.STEP_INVALID'
  | 'CANARY.STATE'
  | 'CANARY.DECISION_NOT_FOUND'
  | 'SIGN_IN.REFUSED'
  | 'SIGN_IN.CODE_NEEDED'
  | 'SIGN_IN.CODE_WRONG'
  | 'SIGN_IN.PASSWORD_WEAK'
  | 'SIGN_IN.PASSKEY_INVALID'
  | 'SIGN_IN.LAST_WAY'
  | 'SIGN_IN.NO_CODES'
  | 'ENROLMENT.NOT_FOUND'
  | 'PERSON.NAME_TAKEN'
  | 'PERSON.YOURSELF'
  | 'PERSON.ADMIN_OF_ALL'
  | 'ACKNOWLEDGEMENT.NOT_BELIEVED'
  | 'HISTORY.NOT_SIGNED'
  | 'STREAMS.FULL';

export interface RegistryErrorDetails {
  /** Seconds after which the same call may be made again. */
  readonly retryAfter?: number;
  /** Revision that is live now, when the caller had seen another one. */
  readonly currentRevision?: number;
  /** Number of the order that was written down instead. */
  readonly order?: number;
  /** Hashes of files that are not uploaded yet. */
  readonly missing?: readonly string[];
  /** What the promotion gate found. */
  readonly faults?: readonly { readonly check: string; readonly fault: string }[];
}

export class RegistryError extends Error {
  override readonly name = 'RegistryError';
  readonly code: RegistryErrorCode;
  readonly details: RegistryErrorDetails;

  constructor(code: RegistryErrorCode, message: string, details: RegistryErrorDetails = {}) {
    super(message);
    this.code = code;
    this.details = details;
  }
}
