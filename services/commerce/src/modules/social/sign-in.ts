import type { SocialProvider } from '@suvarna/contracts/social';
import type { Locale } from '@suvarna/contracts/locale';
import type { Needs } from './needs.ts';
import { enter, type Before, type SignedIn } from '../identity/index.ts';
import { accountOf } from './account-of.ts';
import type { Identity } from './provider/provider.ts';

interface Arrival {
  readonly provider: SocialProvider;
  readonly identity: Identity;
  readonly proven: boolean;
  readonly locale: Locale;
  readonly before: Before;
  /** Of the inviter; `''` without one. */
  readonly referralCode: string;
}

/** Signs a person of a provider in, with what they had as a guest. `prove-mail` has changed nothing. */
export function signInAs(
  { db, mergeGuest, invitations }: Needs,
  { before, referralCode, ...asked }: Arrival,
  at: Date,
): Promise<SignedIn | 'prove-mail'> {
  return db.transaction().execute(async (tx) => {
    const found = await accountOf(tx, asked, at);
    if (found === 'prove-mail') return found;
    const { customer, existed } = found;
    // An account at a provider may be open in a browser of anybody's; a code to its address, or to whom nothing belongs yet, is more.
    const arrival = { ...before, byCode: asked.proven || !existed };
    const granted = await enter(tx, mergeGuest, customer.id, arrival, at);
    if (!existed && referralCode !== '')
      await invitations.accept(tx, {
        code: referralCode,
        customerId: customer.id,
        at,
      });
    return { customer, existed, granted };
  });
}
