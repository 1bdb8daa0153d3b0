import type { SocialProof } from '@suvarna/contracts/api/social';
import { isApiFailure } from '@suvarna/contracts/api-reader';
import { session } from '@suvarna/session';
import { keepSession } from '../sign-in/sign-in.api.ts';
import { endAt, type Returned } from './social.api.ts';

export type Ended =
  | { readonly kind: 'signed-in' }
  /** Of a link that leads nowhere, `returned` is not known. */
  | { readonly kind: 'failed'; readonly error: unknown; readonly returned: Returned | null }
  | { readonly kind: 'prove'; readonly returned: Returned; readonly email: string };

/** Takes what the address says out of it at once: neither the history nor whoever looks later finds it there. */
function takeReturned(): Returned | null {
  const [, provider, flow] = /^#(google|apple)=([0-9a-f-]{36})$/.exec(location.hash) ?? [];
  if (location.hash !== '') history.replaceState(history.state, '', location.pathname + location.search);
  return flow !== undefined && (provider === 'google' || provider === 'apple') ? { provider, flow } : null;
}

const proofIn = (error: unknown): Pick<SocialProof, 'email'> | undefined =>
  isApiFailure(error) && error.code === 'SOCIAL.PROVE_MAIL'
    ? (error.body as { readonly data: SocialProof }).data
    : undefined;

/** Ends the sign-in that the provider sent the browser back from. It never rejects. */
export async function endSignIn(): Promise<Ended> {
  const returned = takeReturned();
  // Another tab was first: nobody is asked twice.
  if (session.storedToken() !== null) return { kind: 'signed-in' };
  if (returned === null) return { kind: 'failed', error: undefined, returned };
  try {
    keepSession(await endAt(returned), returned.provider);
    return { kind: 'signed-in' };
  } catch (error) {
    const proof = proofIn(error);
    return proof === undefined
      ? { kind: 'failed', error, returned }
      : { kind: 'prove', returned, email: proof.email };
  }
}
