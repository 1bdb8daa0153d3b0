/** A public key that the releases of a team are signed by. */
export interface TeamKeyRow {
  readonly keyId: string;
  readonly remotes: readonly string[];
  readonly addedBy: string;
  readonly addedAt: string;
  readonly revokedAt: string | null;
}
