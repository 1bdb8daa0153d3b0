import { api } from '@suvarna/api-client';
import type { Profile, ProfileBody } from '@suvarna/contracts/api/identity';

export const readProfile = async (signal: AbortSignal): Promise<Profile> =>
  (await api.get<Profile>('customer/customer_account/details/', { signal })).data;
export const saveProfile = async (body: ProfileBody): Promise<Profile> =>
  (await api.post<Profile>('customer/customer_account/update/', body)).data;
