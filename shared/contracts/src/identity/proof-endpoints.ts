/** Proving once more who one is. The calls that ask for it say so themselves: `proof` in their entries. */
import { NoData, NoFields } from '../base/endpoint/envelope.ts';
import { ProofBody, ProofSent, ProofWays } from './proof.ts';
import { endpoint } from '../base/endpoint/endpoint.ts';

const tag = 'customer';

export const proofWays = endpoint({
  method: 'GET',
  path: 'customer/customer_account/proof/ways/',
  access: 'customer',
  tag,
  summary: 'Where a code would go, and whether the password would do as well',
  answer: ProofWays,
});

export const proofSend = endpoint({
  method: 'POST',
  path: 'customer/customer_account/proof/send/',
  access: 'customer',
  once: true,
  tag,
  summary: "Sends a code to the account's own contact",
  body: NoFields,
  answer: ProofSent,
});

export const proofGive = endpoint({
  method: 'POST',
  path: 'customer/customer_account/proof/give/',
  access: 'customer',
  once: true,
  tag,
  summary:
    'Proves by that code, or by the password, who sits at this browser; it counts for a quarter of an hour, and a code makes the browser known',
  body: ProofBody,
  answer: NoData,
});
