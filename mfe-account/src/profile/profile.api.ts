import { api } from '@suvarna/api-client';
import { call } from '@suvarna/contracts/call';
import { profileDetails, profileUpdate } from '@suvarna/contracts/customers';
import type { Profile, ProfileBody } from '@suvarna/contracts/identity';

export const readProfile = (signal: AbortSignal): Promise<Profile> => call(api, profileDetails, { signal });
export const saveProfile = (body: ProfileBody): Promise<Profile> => call(api, profileUpdate, { body });
