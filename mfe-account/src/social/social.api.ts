import { api } from '@suvarna/api-client';
import type { Login } from '@suvarna/contracts/bag';
import type { OtpSent } from '@suvarna/contracts/identity';
import {
  socialLinkEnd,
  type SocialLinks,
  socialLinks,
  socialLinkStart,
  socialLogin,
  socialProve,
  socialProveSend,
  type SocialProvider,
  type SocialProviders,
  socialProviders,
  socialStart,
  socialUnlink,
} from '@suvarna/contracts/social';
import { call, isApiFailure } from '@suvarna/contracts/call';
import type { Locale } from '@suvarna/contracts/locale';
import type { LoadContext, Loaded } from '@suvarna/remote-kit/page';
import { invitedBy } from '../referral/kept-code.ts';

/** Where they cannot be read, the other ways to sign in are there. */
export async function loadProviders({ api: reader, signal }: LoadContext): Promise<Loaded<SocialProviders>> {
  try {
    return { kind: 'data', data: await call(reader, socialProviders, { signal }) };
  } catch (error) {
    if (!isApiFailure(error)) throw error;
    return { kind: 'data', data: { providers: [] } };
  }
}

/** @returns where the provider asks. The sign-in belongs to the session that begins it, so there has to be one. */
export async function beginAt(
  provider: SocialProvider,
  locale: Locale,
  next: string | null,
): Promise<string> {
  await api.ensureGuest();
  const body = { provider, locale, ...(next !== null && { next }) };
  return (await call(api, socialStart, { body })).authorize_url;
}

/** What the address of the page of return says, behind its `#`. */
export interface Returned {
  readonly provider: SocialProvider;
  readonly flow: string;
}

export const endAt = (returned: Returned): Promise<Login> =>
  call(api, socialLogin, { body: { ...returned, ...invitedBy() } });

export const proveMail = ({ flow }: Returned, otp: string): Promise<Login> =>
  call(api, socialProve, { body: { flow, otp, ...invitedBy() } });

/** The same limits as every other code's. */
export const sendMailAgain = ({ flow }: Returned): Promise<OtpSent> =>
  call(api, socialProveSend, { body: { flow } });

/** @returns where the provider asks, to open this account from then on */
export async function beginLinkAt(provider: SocialProvider, locale: Locale): Promise<string> {
  return (await call(api, socialLinkStart, { body: { provider, locale } })).authorize_url;
}

export const endLinkAt = (returned: Returned): Promise<SocialLinks> =>
  call(api, socialLinkEnd, { body: returned });

export const readLinks = (signal: AbortSignal): Promise<SocialLinks> => call(api, socialLinks, { signal });

export async function removeLink(provider: SocialProvider): Promise<void> {
  await call(api, socialUnlink, { body: { provider } });
}
