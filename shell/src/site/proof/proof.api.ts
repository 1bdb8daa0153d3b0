import { api } from '@suvarna/api-client';
import type { ProofBody, ProofSent, ProofWays } from '@suvarna/contracts/api/proof';
import { call } from '@suvarna/contracts/call';
import { proofGive, proofSend, proofWays } from '@suvarna/contracts/calls/proof';

export const readWays = (): Promise<ProofWays> => call(api, proofWays);
export const sendProofCode = (): Promise<ProofSent> => call(api, proofSend, { body: {} });
export async function giveProof(body: ProofBody): Promise<void> {
  await call(api, proofGive, { body });
}
