import { api } from '@suvarna/api-client';
import {
  type ProofBody,
  proofGive,
  proofSend,
  type ProofSent,
  type ProofWays,
  proofWays,
} from '@suvarna/contracts/identity';
import { call } from '@suvarna/contracts/call';

export const readWays = (): Promise<ProofWays> => call(api, proofWays);
export const sendProofCode = (): Promise<ProofSent> => call(api, proofSend, { body: {} });
export async function giveProof(body: ProofBody): Promise<void> {
  await call(api, proofGive, { body });
}
