import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type CryptoKey, type JWK } from 'jose';
import { LRUCache } from 'lru-cache';
import { createHash, randomBytes } from 'node:crypto';
import { CLIENT_IDS, type ProviderName } from './clients.ts';

/** What may be wrong with the next token that is given out; `away`: it is not given out at all. */
export const FAULTS = [
  'none',
  'foreign-nonce',
  'wrong-audience',
  'wrong-issuer',
  'expired',
  'other-key',
  'alg-none',
  'away',
] as const;
export type Fault = (typeof FAULTS)[number];

/** How far the provider answers for an address: it runs the mailbox, had it confirmed once, or never. */
export const MAILS = ['own', 'once', 'unproven'] as const;
type Mail = (typeof MAILS)[number];

export interface Person {
  readonly email: string;
  readonly first: string;
  readonly last: string;
  readonly mail: Mail;
  /** Of Apple: the store is told an address that Apple makes. */
  readonly hidden: boolean;
}

interface Grant {
  readonly provider: ProviderName;
  readonly person: Person;
  readonly redirectUri: string;
  readonly challenge: string;
  readonly nonce: string;
}

const KID = 'sandbox-1';
const CODE_MS = 5 * 60_000;
const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Whom a provider knows by this address; the same person is the same subject, hidden or not. A person who has not proven it is another person. */
const subjectOf = (provider: ProviderName, { email, mail }: Person): string =>
  hashOf(`${provider} ${email.toLowerCase()}${mail === 'unproven' ? ' claimed' : ''}`).slice(0, 24);

function claimsOf(provider: ProviderName, person: Person): Record<string, unknown> {
  const subject = subjectOf(provider, person);
  if (provider === 'apple')
    return {
      sub: subject,
      email: person.hidden ? `${subject.slice(0, 10)}@privaterelay.appleid.com` : person.email,
      // Apple writes them as texts.
      email_verified: String(person.mail !== 'unproven'),
      ...(person.hidden && { is_private_email: 'true' }),
    };
  return {
    sub: subject,
    email: person.email,
    email_verified: person.mail !== 'unproven',
    ...(person.mail === 'own' && { hd: person.email.split('@')[1] ?? '' }),
    name: `${person.first} ${person.last}`.trim(),
    given_name: person.first,
    family_name: person.last,
  };
}

/** Providers of OpenID Connect that let everybody be anybody. */
export class OidcSimulator {
  /** Of the next exchange; the one after it is right again. */
  fault: Fault = 'none';
  readonly #grants = new LRUCache<string, Grant>({ max: 1_000, ttl: CODE_MS });
  readonly #seen = new Set<string>();
  #keys: Promise<{ readonly right: CryptoKey; readonly other: CryptoKey; readonly jwk: JWK }> | undefined;

  #ready() {
    this.#keys ??= (async () => {
      const [right, other] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')]);
      const jwk = { ...(await exportJWK(right.publicKey)), kid: KID, alg: 'RS256', use: 'sig' };
      return { right: right.privateKey, other: other.privateKey, jwk };
    })();
    return this.#keys;
  }

  async jwks(): Promise<{ readonly keys: readonly JWK[] }> {
    return { keys: [(await this.#ready()).jwk] };
  }

  /** @returns a code, good once */
  grant(grant: Grant): string {
    const code = randomBytes(24).toString('base64url');
    this.#grants.set(code, grant);
    return code;
  }

  /** Whether the store sees this person for the first time; Apple tells a name then, and never again. */
  isFirst(provider: ProviderName, person: Person): boolean {
    const name = `${provider} ${subjectOf(provider, person)}`;
    const first = !this.#seen.has(name);
    this.#seen.add(name);
    return first;
  }

  /** The token for a code, if it is the provider's own, unused, of this address, and proven (RFC 7636). */
  async exchange(
    provider: ProviderName,
    asked: { readonly code: string; readonly redirectUri: string; readonly verifier: string },
    issuer: string,
  ): Promise<string | undefined> {
    const grant = this.#grants.get(asked.code);
    this.#grants.delete(asked.code);
    const challenge = createHash('sha256').update(asked.verifier).digest('base64url');
    if (
      grant?.provider !== provider ||
      grant.redirectUri !== asked.redirectUri ||
      grant.challenge !== challenge
    )
      return undefined;
    return this.#token(provider, grant, issuer);
  }

  async #token(provider: ProviderName, { person, nonce }: Grant, issuer: string): Promise<string> {
    const fault = this.fault;
    this.fault = 'none';
    const { right, other } = await this.#ready();
    const now = Math.floor(Date.now() / 1_000);
    const issued = fault === 'expired' ? now - 7_200 : now;
    const claims = {
      ...claimsOf(provider, person),
      iss: fault === 'wrong-issuer' ? 'https://elsewhere.example' : issuer,
      aud: fault === 'wrong-audience' ? 'another-shop' : CLIENT_IDS[provider],
      nonce: fault === 'foreign-nonce' ? 'of-another-browser' : nonce,
      iat: issued,
      exp: issued + 3_600,
    };
    if (fault === 'alg-none') return new UnsecuredJWT(claims).encode();
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid: KID })
      .sign(fault === 'other-key' ? other : right);
  }
}
