import type { Currency } from '@suvarna/contracts/money';

/** Names of what is spoken, `dev.ucp.shopping.checkout` say, with the version that both sides have. */
export type Capabilities = ReadonlyMap<string, string>;

/** A platform that sends agents here: known by the address of its profile. */
export interface Platform {
  /** Ours, a uuid; one per profile. */
  readonly id: string;
  /** https, without fragment; as it is named in `UCP-Agent`. */
  readonly profileUrl: string;
  /** Where its profile wants news of orders. */
  readonly webhookUrl?: string;
}

/** Who makes a call, and what both sides speak. */
export interface Caller {
  readonly platform: Platform;
  /** The call carries a signature by a key of the platform's profile. */
  readonly verified: boolean;
  /** Version of the protocol that the call is answered in. */
  readonly version: string;
  readonly capabilities: Capabilities;
  /** The customer who linked an account, with what they allowed; none by default. */
  readonly linked?: { readonly customerId: string; readonly scopes: ReadonlySet<string> };
}

/** Where and how the buyer is: hints of the platform, never facts (UCP checkout, Context). */
export interface Hints {
  readonly locale: 'en' | 'hi';
  readonly currency: Currency;
  /** Postal code of India, where one is said. */
  readonly pincode?: string;
  /** ISO 3166-1 alpha-2, where one is said. */
  readonly country?: string;
}
