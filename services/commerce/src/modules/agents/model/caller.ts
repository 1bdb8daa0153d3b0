/** Names of what is spoken, `dev.ucp.shopping.catalog.search` say, with the version that both sides have. */
export type Capabilities = ReadonlyMap<string, string>;

/** The platform that makes a call, and what both sides speak. */
export interface Caller {
  /** https, without fragment; as it is named in `UCP-Agent`. */
  readonly profileUrl: string;
  /** The call carries a signature by a key of that profile. */
  readonly verified: boolean;
  /** Version of the protocol that the call is answered in. */
  readonly version: string;
  readonly capabilities: Capabilities;
}
