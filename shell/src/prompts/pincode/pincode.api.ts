import { api } from '@suvarna/api-client';
import type { Serviceability } from '@suvarna/contracts/api/delivery';

/** What the store does at a pincode. Rejects with `ApiFailure`, `DELIVERY.PINCODE_INVALID` for one nobody has. */
export const askService = async (pincode: string): Promise<Serviceability> =>
  (await api.get<Serviceability>('pincode/serviceability/', { query: { pincode } })).data;
