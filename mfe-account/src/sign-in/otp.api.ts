import { api } from '@suvarna/api-client';
import type { Login } from '@suvarna/contracts/api/customer';
import type { OtpSent } from '@suvarna/contracts/api/identity';
import { keepSession, LOGIN } from './sign-in.api.ts';

export type OtpTarget =
  | { readonly kind: 'phone'; readonly telephone: string }
  | { readonly kind: 'email'; readonly email: string };

/** A guest's session is made first when there is none: a code belongs to the session that asked for it. */
export async function sendOtp(target: OtpTarget): Promise<OtpSent> {
  await api.ensureGuest();
  return (
    target.kind === 'phone'
      ? await api.post<OtpSent>('customer/customer_otp/', {
          customer_telephone: target.telephone,
          update_type: 'login',
        })
      : await api.post<OtpSent>('customer/customer_email_otp/', { email: target.email })
  ).data;
}

/** Rejects with `ApiFailure`; nothing is stored then. */
export async function signInWithOtp(target: OtpTarget, otp: string): Promise<void> {
  const { data } =
    target.kind === 'phone'
      ? await api.post<Login>(
          'customer/customer_verify_otp/',
          { customer_telephone: target.telephone, otp, update_type: 'login' },
          { expect: LOGIN },
        )
      : await api.post<Login>(
          'customer/customer_verify_email_otp/',
          { email: target.email, otp },
          { expect: LOGIN },
        );
  keepSession(data, target.kind === 'phone' ? 'otp' : 'email_otp');
}
