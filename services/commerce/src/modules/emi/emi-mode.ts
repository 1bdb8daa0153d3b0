import type { EmiTextKey } from '@suvarna/contracts/emi';
import type { PaymentOption } from '@suvarna/contracts/checkout';
import type { Database, Tx } from '../../platform/database/database.ts';
import type { GrantedMode, GrantSubject } from '../checkout/index.ts';
import { moveRequest, requestsAbout, type RequestRow } from '../requests/index.ts';
import { EMI, EMI_KINDS, termsOf } from './emi-requests.ts';
import { MAXIMUM, MINIMUM, reachOf } from './offers.ts';
import { hasGoldCoins, subjectOf } from './pieces.ts';

/** This customer's requests about just these pieces. */
const aboutThese = (db: Database | Tx, { owner, items }: GrantSubject): Promise<RequestRow[]> =>
  requestsAbout(db, { kind: EMI, customerId: owner.id, subject: subjectOf(items) });

/** Those that are approved and not over yet, the highest first. */
const approvedIn = (requests: readonly RequestRow[], at: Date) =>
  requests
    .filter(({ state, ends_at: endsAt }) => state === 'approved' && endsAt !== null && endsAt > at)
    .flatMap((request) => {
      const terms = termsOf(request);
      return terms === undefined ? [] : [{ request, ...terms }];
    })
    .toSorted((a, b) => b.amount - a.amount);

function faultOf({ owner, items, payable }: GrantSubject): PaymentOption | undefined {
  const refused = (text_key: EmiTextKey, limit_paise?: number): PaymentOption => ({
    mode: 'emi',
    eligible: false,
    text_key,
    ...(limit_paise !== undefined && { limit_paise }),
  });
  if (hasGoldCoins(items)) return refused('emiCoinsText');
  const reach = reachOf(payable);
  if (reach === 'below') return refused('emiBelowText', MINIMUM);
  if (reach === 'above') return refused('emiAboveText', MAXIMUM);
  return owner.kind === 'customer' ? undefined : refused('emiSignInText');
}

/** Paying with a lender's approved loan: for the pieces it was asked for, and no more than was approved. */
export const emiMode: GrantedMode = {
  mode: 'emi',
  async option(db, about) {
    if (about.currency !== 'INR') return undefined;
    const fault = faultOf(about);
    if (fault !== undefined) return fault;
    const requests = await aboutThese(db, about);
    const [approved] = approvedIn(requests, about.at);
    if (approved !== undefined) {
      const suffices = approved.amount >= about.payable;
      return {
        mode: 'emi',
        eligible: suffices,
        text_key: suffices ? 'emiApprovedText' : 'emiApprovedLessText',
        limit_paise: approved.amount,
      };
    }
    const waits = requests.some(({ state }) => state === 'requested' || state === 'in-review');
    return { mode: 'emi', eligible: false, text_key: waits ? 'emiWaitingText' : 'emiAskText' };
  },
  async grant(tx, about) {
    if (about.currency !== 'INR' || faultOf(about) !== undefined) return undefined;
    const [approved] = approvedIn(await aboutThese(tx, about), about.at);
    if (approved === undefined || approved.amount < about.payable) return undefined;
    const { lender: code, lender_name: name, months } = approved.plan;
    return { grantId: approved.request.request_id, lender: { code, name, months } };
  },
  async use(tx, { grantId: requestId, orderNo: about, at }) {
    await moveRequest(tx, EMI_KINDS, { requestId, to: 'used', actor: 'payment', at, about });
  },
};
