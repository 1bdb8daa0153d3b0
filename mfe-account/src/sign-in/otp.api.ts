import { api } from '@suvarna/api-client';
import { call } from '@suvarna/contracts/call';
import { emailOtp, emailOtpVerify, type OtpSent, phoneOtp, phoneSignIn } from '@suvarna/contracts/identity';
import { invitedBy } from '../referral/kept-code.ts';
import { keepSession } from './sign-in.api.ts';

export type OtpTarget =
  | { readonly kind: 'phone'; readonly telephone: string }
  | { readonly kind: 'email'; readonly email: string };

/** A guest's session is made first when there is none: a code belongs to the session that asked for it. */
export async function sendOtp(target: OtpTarget): Promise<OtpSent> {
  await api.ensureGuest();
  return target.kind === 'phone'
    ? call(api, phoneOtp, { body: { customer_telephone: target.telephone, update_type: 'login' } })
    : call(api, emailOtp, { body: { email: target.email } });
}

/** Rejects with `ApiFailure`; nothing is stored then. */
export async function signInWithOtp(target: OtpTarget, otp: string): Promise<void> {
  const invited = invitedBy();
  const login =
    target.kind === 'phone'
      ? await call(api, phoneSignIn, {
          body: { customer_telephone: target.telephone, otp, update_type: 'login', ...invited },
        })
      : await call(api, emailOtpVerify, { body: { email: target.email, otp, ...invited } });
  keepSession(login, target.kind === 'phone' ? 'otp' : 'email_otp');
}
