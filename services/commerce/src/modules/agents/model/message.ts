/** What a platform does about a message (UCP checkout, Message severities). */
export type Severity = 'recoverable' | 'requires_buyer_input' | 'requires_buyer_review' | 'unrecoverable';

interface Said {
  readonly code: string;
  /** JSONPath (RFC 9535) of what in the answer it is about. */
  readonly path?: string;
  /** In the asker's language, plain text. */
  readonly content: string;
}

/**
 * What an answer says beside its facts. A "no" of the store is one of these in an answer of 200, never a
 * status of HTTP: those are for the transport (`model/fault.ts`).
 */
export type Message =
  | (Said & { readonly type: 'error'; readonly severity: Severity })
  | (Said & {
      readonly type: 'warning';
      /** `disclosure`: the words must stand at the thing they are about. */
      readonly presentation?: 'notice' | 'disclosure';
      readonly image_url?: string;
      readonly url?: string;
    })
  | (Omit<Said, 'code'> & { readonly type: 'info'; readonly code?: string });
