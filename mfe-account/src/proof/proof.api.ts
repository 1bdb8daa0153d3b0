import { api } from '@suvarna/api-client';
import { call } from '@suvarna/contracts/call';
import { proofGive, proofSend } from '@suvarna/contracts/calls/proof';
import type { ProofBody, ProofSent } from '@suvarna/contracts/api/proof';

export const sendProofCode = (): Promise<ProofSent> => call(api, proofSend, { body: {} });
export async function giveProof(body: ProofBody): Promise<void> {
  await call(api, proofGive, { body });
}
