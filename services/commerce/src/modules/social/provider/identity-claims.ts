import type { SocialProvider } from '@suvarna/contracts/social';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { IdentityRefused, type Identity } from './provider.ts';

/** Apple writes its booleans as texts, too. */
const yesOrNo = Type.Union([Type.Boolean(), Type.Literal('true'), Type.Literal('false')]);

/** What we read of an ID token; there is more in it. */
const Claims = Type.Object({
  sub: Type.String({ minLength: 1, maxLength: 255 }),
  email: Type.Optional(Type.String({ maxLength: 254, pattern: '^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$' })),
  email_verified: Type.Optional(yesOrNo),
  /** Google's: the organisation that runs the mailbox. */
  hd: Type.Optional(Type.String()),
  given_name: Type.Optional(Type.String()),
  family_name: Type.Optional(Type.String()),
});

/** A name as another site's form took it. */
export const plainName = (name = ''): string =>
  name
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .normalize('NFC')
    .trim()
    .slice(0, 60);

/**
 * Google answers for its own mailboxes and for those of organisations it runs them for; any other
 * address it only had confirmed once. Apple confirms the address of every Apple ID, and a hidden
 * address is its own.
 */
function mailOf(
  provider: SocialProvider,
  email: string,
  { email_verified: verified, hd }: { readonly email_verified?: unknown; readonly hd?: string },
): Identity['mail'] {
  if (email === '' || (verified !== true && verified !== 'true')) return 'unproven';
  return provider === 'apple' || hd !== undefined || /@(gmail|googlemail)\.com$/.test(email)
    ? 'proven'
    : 'once';
}

/** @throws IdentityRefused unless the claims are such as a provider makes */
export function identityIn(provider: SocialProvider, claims: unknown): Identity {
  if (!Value.Check(Claims, claims)) throw new IdentityRefused('the ID token names no person');
  const email = (claims.email ?? '').toLowerCase();
  return {
    subject: claims.sub,
    email,
    mail: mailOf(provider, email, claims),
    firstName: plainName(claims.given_name),
    lastName: plainName(claims.family_name),
  };
}
