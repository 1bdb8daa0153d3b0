import { api } from '@suvarna/api-client';
import { isApiFailure } from '@suvarna/contracts/api-reader';
import type { Verification } from '@suvarna/contracts/api/identity';
import type { OtpTarget } from './otp.api.ts';
import { messageOf } from './failure-text.model.ts';

export type Ways =
  | {
      readonly kind: 'ways';
      readonly methods: Verification['login_methods'];
      /** `null`: not told. */ readonly accountExists: true | null;
    }
  | { readonly kind: 'refused'; readonly text: string };

/** What is known of a name before anything is sent: a 400 answer is the result, any other failure is thrown with its body (specification §7, §8). */
export async function askWays(target: OtpTarget): Promise<Ways> {
  try {
    const { data } = await api.post<Verification>(
      'customer/customer_verification/',
      { username: target.kind === 'email' ? target.email : target.telephone },
      { expect: { login_methods: ['string'] } },
    );
    return { kind: 'ways', methods: data.login_methods, accountExists: data.account_exist };
  } catch (error) {
    if (isApiFailure(error) && error.status === 400) return { kind: 'refused', text: messageOf(error) };
    throw error;
  }
}
