import type { Address } from '@suvarna/contracts/api/address';

/** An address as people read it, without the name. */
export const oneLine = ({ house, street, landmark, city, state, pincode }: Address): string => [house, street, landmark, city, state, pincode].filter(Boolean).join(', ');
