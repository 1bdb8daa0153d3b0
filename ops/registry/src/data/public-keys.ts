import { readCompositionKeys } from '@suvarna/contracts/release-delivery';

/** What `GET /v1/keys` answers: the key that signs now first, then those that may follow it. */
export function publicKeyList(
  pems: readonly string[],
): readonly { readonly keyId: string; readonly publicKey: string }[] {
  return [...readCompositionKeys(pems)].map(([keyId, key]) => ({
    keyId,
    publicKey: key.export({ type: 'spki', format: 'pem' }).toString(),
  }));
}
