import type { PersonalData } from '../../module.ts';
import type { Tx } from '../../platform/database/database.ts';
import { allRequestsOf } from '../requests/index.ts';
import { KINDS } from './requests/exchange-requests.ts';
import { forgetKycDocuments, forgetPlaces, kycDocumentsOf } from './rows/kyc-documents.ts';
import { openExcess, writeOffExcess } from './payouts/payout-excess.ts';
import { payoutsOf } from './rows/payout.store.ts';
import { dropPhotos, photosOfRequests } from './rows/photo.store.ts';

const KIND_NAMES = KINDS.all.map(({ kind }) => kind);
/** Ended so, the store bought a piece: whom it paid what is kept for eight years, with the PAN (Income-tax Rules, rule 114B). */
const WITH_MONEY: readonly string[] = ['credited', 'paid-out'];

const requestsOf = (tx: Tx, customerId: string) => allRequestsOf(tx, { kinds: KIND_NAMES, customerId });

/** PAN and account are told by their last four signs: a customer who asks knows them, and a copy may get lost. */
export const exchangeData: PersonalData = {
  exported: ['exchange_papers', 'exchange_photos', 'exchange_payouts'],
  notExported: {
    exchange_papers_opened: 'who of the store’s people looked at the papers and why: a record about them',
  },
  collect: async (tx, customerId) => {
    const requests = await requestsOf(tx, customerId);
    const ids = requests.map(({ request_id: id }) => id);
    const documents = await kycDocumentsOf(tx, ids);
    const photos = await photosOfRequests(tx, ids);
    return {
      handed_in: requests.map(({ request_id: id, kind, state, created_at: askedAt }) => {
        const given = documents.find((one) => one.request_id === id);
        return {
          request_id: id,
          kind,
          state,
          created_at: askedAt,
          pan_last4: given?.pan_last4 ?? '',
          account_last4: given?.account_last4 ?? '',
          photos: photos
            .filter((photo) => photo.request_id === id)
            .map(({ bytes }) => bytes.toString('base64')),
        };
      }),
      payouts: (await payoutsOf(tx, ids)).map(
        ({ payout_id, request_id, amount, state, fault, created_at, settled_at }) => ({
          payout_id,
          request_id,
          amount,
          state,
          fault,
          created_at,
          settled_at,
        }),
      ),
    };
  },
  kept: async (tx, customerId) => {
    const { count, amount } = await openExcess(tx, customerId);
    return [{ kind: 'payout-excess', count, amount_paise: amount }];
  },
  // An open one stands in the way of the end.
  erase: async (tx, customerId, at) => {
    await writeOffExcess(tx, customerId, at);
    const ids = (await requestsOf(tx, customerId))
      .filter(({ state }) => !WITH_MONEY.includes(state))
      .map(({ request_id: id }) => id);
    await forgetKycDocuments(tx, ids);
    await dropPhotos(tx, ids);
    await forgetPlaces(tx, customerId);
  },
};
