/** How to reach the stand-in for the providers outside (`services/sandbox`). */
export interface SandboxAccess {
  readonly url: string;
  readonly keyId: string;
  readonly keySecret: string;
  readonly webhookSecret: string;
}
