/** Signing in with an account at Google or Apple, by OpenID Connect. */
import { Type, type Static } from 'typebox';
import { LOCALES } from '../base/locale/locale.ts';
import { strictObject } from '../base/endpoint/schema.ts';

export const SOCIAL_PROVIDERS = ['google', 'apple'] as const;
export const SocialProvider = Type.Enum([...SOCIAL_PROVIDERS]);
export type SocialProvider = (typeof SOCIAL_PROVIDERS)[number];

/** Providers that are on here, in the order they are offered. */
export const SocialProviders = Type.Object({ providers: Type.Array(SocialProvider) });
export type SocialProviders = Static<typeof SocialProviders>;

export const SocialStartBody = strictObject({
  provider: SocialProvider,
  /** Language of the page that it begins on and comes back to. */
  locale: Type.Enum([...LOCALES]),
  /** Address within the shop to go on to afterwards. */
  next: Type.Optional(Type.String({ maxLength: 1_000, pattern: '^/([^/\\\\].*)?$' })),
});
export type SocialStartBody = Static<typeof SocialStartBody>;
/** Where the provider asks the person. */
export const SocialStarted = Type.Object({ authorize_url: Type.String() });
export type SocialStarted = Static<typeof SocialStarted>;

export const SocialReturnParams = Type.Object({ provider: SocialProvider });
/** What a provider says; `user` is Apple's, once for each person, and only ever a name. */
export const SocialReturnQuery = strictObject({
  state: Type.String({ pattern: '^[\\w-]{43}$' }),
  code: Type.Optional(Type.String({ maxLength: 2_000 })),
  error: Type.Optional(Type.String({ maxLength: 200 })),
  iss: Type.Optional(Type.String({ maxLength: 300 })),
  user: Type.Optional(Type.String({ maxLength: 2_000 })),
});
export type SocialReturnQuery = Static<typeof SocialReturnQuery>;

const flow = Type.String({ pattern: '^[0-9a-f-]{36}$' });
/** The code of the inviter, for a sign-in that opens an account; an unknown one keeps no shopper out. */
const InvitedBy = { referral_code: Type.Optional(Type.String({ maxLength: 40 })) };
/** No token of a provider passes through a browser: the store fetches it itself, for the flow that this browser began. */
export const SocialLoginBody = strictObject({ provider: SocialProvider, flow, ...InvitedBy });
export type SocialLoginBody = Static<typeof SocialLoginBody>;
/** With `SOCIAL.PROVE_MAIL`: the address a code was sent to. */
export const SocialProof = Type.Object({
  email: Type.String(),
  resend_after: Type.Integer(),
  expires_in: Type.Integer(),
});
export type SocialProof = Static<typeof SocialProof>;
export const SocialProveBody = strictObject({
  flow,
  otp: Type.String({ pattern: '^\\d{6}$', 'x-text': 'otp' }),
  ...InvitedBy,
});
export type SocialProveBody = Static<typeof SocialProveBody>;
export const SocialProveSendBody = strictObject({ flow });

/** A provider that opens the account. `removable`: another way to sign in would remain. */
export const SocialLinks = Type.Object({
  links: Type.Array(
    Type.Object({
      provider: SocialProvider,
      email: Type.String(),
      linked_at: Type.String(),
      removable: Type.Boolean(),
    }),
  ),
  /** Providers that are on here and do not open the account yet. */
  addable: Type.Array(SocialProvider),
});
export type SocialLinks = Static<typeof SocialLinks>;
/** Adds a provider to the account that is signed in; it comes back to the profile. */
export const SocialLinkStartBody = strictObject({
  provider: SocialProvider,
  locale: Type.Enum([...LOCALES]),
});
export const SocialLinkEndBody = strictObject({ provider: SocialProvider, flow });
export const SocialUnlinkBody = strictObject({ provider: SocialProvider });
