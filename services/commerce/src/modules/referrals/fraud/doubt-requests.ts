import type { RequestKind } from '../../requests/index.ts';
import { allowReferral, refuseDoubted } from '../decide.ts';
import { doubtKind, evidenceOf } from './doubt-kind.ts';

/** Doubts as they are decided: the referral follows the request. */
export const doubtRequests: RequestKind = {
  ...doubtKind,
  follow(tx, request, { by, note, at }) {
    const { referral_id: referralId } = evidenceOf(request);
    const decide = request.state === 'allowed' ? allowReferral : refuseDoubted;
    return decide(tx, { referralId, by, note, at });
  },
};
