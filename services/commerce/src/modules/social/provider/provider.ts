import type { Locale } from '@suvarna/contracts/locale';
import type { SocialProvider } from '@suvarna/contracts/social';

/** Whom a provider named, with its signature checked. */
export interface Identity {
  /** What the provider calls the person; it stays when the address changes. */
  readonly subject: string;
  /** In lower case. */
  readonly email: string;
  /**
   * `proven`: the provider itself runs the mailbox, or answers for it. `once`: it was proven to the
   * provider some time ago, and may be another person's by now.
   */
  readonly mail: 'proven' | 'once' | 'unproven';
  readonly firstName: string;
  readonly lastName: string;
}

/** What binds a sign-in to the browser that began it. None of it is kept. */
export interface FlowSecrets {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** A provider of accounts that sign in here; `oidc-provider.ts` makes one of any that speaks OpenID Connect. */
export interface Provider {
  readonly name: SocialProvider;
  /** Where the person is asked. @throws ProviderAway */
  authorizeUrl(secrets: FlowSecrets, locale: Locale): Promise<string>;
  /**
   * Exchanges what the provider's return brought.
   *
   * @throws ProviderAway when no provider answers
   * @throws IdentityRefused when anything is not as it has to be
   */
  identityOf(
    returned: { readonly code: string; readonly issuer: string | null },
    secrets: FlowSecrets,
  ): Promise<Identity>;
}

export type Providers = readonly Provider[];

/** The provider did not answer, or not in a way that says anything. */
export class ProviderAway extends Error {
  override readonly name = 'ProviderAway';
}

/** The provider refused the code, or what it answered does not hold. */
export class IdentityRefused extends Error {
  override readonly name = 'IdentityRefused';
}
