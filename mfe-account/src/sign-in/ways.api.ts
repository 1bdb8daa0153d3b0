import { api } from '@suvarna/api-client';
import { call, isApiFailure } from '@suvarna/contracts/call';
import { verification, type Verification } from '@suvarna/contracts/identity';
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
    const { login_methods, account_exist } = await call(api, verification, {
      body: { username: target.kind === 'email' ? target.email : target.telephone },
    });
    return { kind: 'ways', methods: login_methods, accountExists: account_exist };
  } catch (error) {
    if (isApiFailure(error) && error.status === 400) return { kind: 'refused', text: messageOf(error) };
    throw error;
  }
}
