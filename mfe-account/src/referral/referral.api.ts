import { api } from '@suvarna/api-client';
import { call } from '@suvarna/contracts/call';
import {
  referralDetails,
  type ReferralDetails,
  referralInvite,
  type ReferralInvited,
  referralLanding,
  type ReferralLanding,
  referralValidate,
} from '@suvarna/contracts/referrals';
import type { LoadContext, Loaded } from '@suvarna/remote-kit/page';

export const readReferrals = (page: number, signal: AbortSignal): Promise<ReferralDetails> =>
  call(api, referralDetails, { query: { page }, signal });

export const inviteByEmail = (email: string): Promise<ReferralInvited> =>
  call(api, referralInvite, { body: { email } });

/** A visitor who has no session yet becomes a guest first: tries are counted for a shopper. */
export async function validateCode(code: string): Promise<void> {
  await api.ensureGuest();
  await call(api, referralValidate, { body: { code } });
}

/** Longest code the call takes; what is longer is no customer's either. */
const LONGEST = 40;

export async function loadLanding({
  api: reader,
  params,
  signal,
}: LoadContext): Promise<Loaded<ReferralLanding>> {
  const code = (params['code'] ?? '').slice(0, LONGEST);
  return { kind: 'data', data: await call(reader, referralLanding, { query: { code }, signal }) };
}
