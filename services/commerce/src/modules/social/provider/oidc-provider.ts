import type { SocialProvider } from '@suvarna/contracts/social';
import * as openid from 'openid-client';
import { identityIn } from './identity-claims.ts';
import { limitedFetch } from './limited-fetch.ts';
import { IdentityRefused, ProviderAway, type Provider } from './provider.ts';

const ANSWER_SECONDS = 5;
/** How long a discovery document is believed; keys are looked at again by the library when one is unknown, once a minute at most. */
const DISCOVERED_MS = 3_600_000;

export interface OidcClient {
  readonly name: SocialProvider;
  readonly issuer: string;
  readonly clientId: string;
  readonly authentication: openid.ClientAuth;
  /** Registered with the provider, to the letter. */
  readonly redirectUri: string;
  /** What the provider wants to be asked besides. */
  readonly parameters: Readonly<Record<string, string>>;
}

function isAway(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) if (at instanceof ProviderAway) return true;
  return false;
}

/** A provider of OpenID Connect: authorisation code with PKCE, and an ID token whose signature is looked at although it came straight from the provider. */
export function oidcProvider({
  name,
  issuer,
  clientId,
  authentication,
  redirectUri,
  parameters,
}: OidcClient): Provider {
  let known: { readonly until: number; readonly found: Promise<openid.Configuration> } | undefined;

  const discover = async (): Promise<openid.Configuration> => {
    try {
      return await openid.discovery(
        new URL(issuer),
        clientId,
        // Both providers sign with it; whatever else a token names, `none` too, is refused.
        { id_token_signed_response_alg: 'RS256' },
        authentication,
        {
          timeout: ANSWER_SECONDS,
          [openid.customFetch]: limitedFetch,
          execute: [
            openid.enableNonRepudiationChecks,
            ...(issuer.startsWith('http:') ? [openid.allowInsecureRequests] : []),
          ],
        },
      );
    } catch (cause) {
      known = undefined;
      throw new ProviderAway(`${name} cannot be discovered`, { cause });
    }
  };
  const discovered = (): Promise<openid.Configuration> => {
    if (known === undefined || known.until < Date.now())
      known = { until: Date.now() + DISCOVERED_MS, found: discover() };
    return known.found;
  };

  return {
    name,
    async authorizeUrl({ state, nonce, verifier }, locale) {
      return openid.buildAuthorizationUrl(await discovered(), {
        redirect_uri: redirectUri,
        response_type: 'code',
        state,
        nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ui_locales: locale,
        ...parameters,
      }).href;
    },

    async identityOf({ code, issuer: named }, { state, nonce, verifier }) {
      const returned = new URL(redirectUri);
      returned.searchParams.set('code', code);
      returned.searchParams.set('state', state);
      if (named !== null) returned.searchParams.set('iss', named);
      try {
        const answer = await openid.authorizationCodeGrant(await discovered(), returned, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
        });
        return identityIn(name, answer.claims());
      } catch (cause) {
        if (isAway(cause)) throw new ProviderAway(`${name} does not answer`, { cause });
        throw new IdentityRefused(`what ${name} answered does not hold`, { cause });
      }
    },
  };
}
