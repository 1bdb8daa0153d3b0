import { defineModule } from '../../module.ts';
import { NEEDS } from './needs.ts';
import { mergeGuestAddresses } from './addresses.ts';
import { addressRoutes } from './address.routes.ts';
import { dropLostAddresses } from './address.store.ts';
import { profileRoutes } from './profile.routes.ts';
import { addressData } from './personal-data.ts';

export const customers = defineModule({
  name: 'customers',
  needs: NEEDS,
  personalData: addressData,
  routes: { api: [profileRoutes, addressRoutes] },
  guestMerge: { merge: mergeGuestAddresses },
  cleanup: dropLostAddresses,
});
