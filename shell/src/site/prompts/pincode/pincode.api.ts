import { api } from '@suvarna/api-client';
import { call } from '@suvarna/contracts/call';
import { pincodeServiceability, type Serviceability } from '@suvarna/contracts/shipping';

/** What the store does at a pincode. Rejects with `ApiFailure`, `DELIVERY.PINCODE_INVALID` for an unknown one. */
export const askService = (pincode: string): Promise<Serviceability> =>
  call(api, pincodeServiceability, { query: { pincode } });
