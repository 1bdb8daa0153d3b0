import type { SocialProof } from '@suvarna/contracts/social';
import { isApiFailure } from '@suvarna/contracts/call';
import { session } from '@suvarna/session';
import { keepSession } from '../sign-in/sign-in.api.ts';
import { endAt, type Returned } from './social.api.ts';
import { takeReturned } from './take-returned.ts';

export type Ended =
  | { readonly kind: 'signed-in' }
  /** Of a link that leads nowhere, `returned` is not known. */
  | { readonly kind: 'failed'; readonly error: unknown; readonly returned: Returned | null }
  | {
      readonly kind: 'prove';
      readonly returned: Returned;
      readonly email: string;
      /** Seconds until another code may be sent. */
      readonly resendAfter: number;
    };

const proofIn = (error: unknown): Pick<SocialProof, 'email' | 'resend_after'> | undefined =>
  isApiFailure(error) && error.code === 'SOCIAL.PROVE_MAIL'
    ? (error.body as { readonly data: SocialProof }).data
    : undefined;

/** Ends the sign-in that the provider sent the browser back from. It never rejects. */
export async function endSignIn(): Promise<Ended> {
  const returned = takeReturned('');
  // Another tab was first: no shopper is asked twice.
  if (session.storedToken() !== null) return { kind: 'signed-in' };
  if (returned === null) return { kind: 'failed', error: undefined, returned };
  try {
    keepSession(await endAt(returned), returned.provider);
    return { kind: 'signed-in' };
  } catch (error) {
    const proof = proofIn(error);
    return proof === undefined
      ? { kind: 'failed', error, returned }
      : { kind: 'prove', returned, email: proof.email, resendAfter: proof.resend_after };
  }
}
