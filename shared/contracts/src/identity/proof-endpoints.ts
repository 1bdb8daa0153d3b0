/** Proving once more who one is. The calls that ask for it say so themselves: `proof` in their entries. */
import { NoData, NoFields } from '../base/endpoint/envelope.ts';
import { ProofBody, ProofSent, ProofWays } from './proof.ts';
import { endpointsOf } from '../base/endpoint/endpoint.ts';

const { get, post } = endpointsOf('customer');

export const proofWays = get('customer/customer_account/proof/ways/', 'customer', {
  summary: 'Where a code would go, and whether the password would do as well',
  answer: ProofWays,
});

export const proofSend = post('customer/customer_account/proof/send/', 'customer', {
  once: true,
  summary: "Sends a code to the account's own contact",
  body: NoFields,
  answer: ProofSent,
});

export const proofGive = post('customer/customer_account/proof/give/', 'customer', {
  once: true,
  summary:
    'Proves by that code, or by the password, who sits at this browser; it counts for a quarter of an hour, and a code makes the browser known',
  body: ProofBody,
  answer: NoData,
});
