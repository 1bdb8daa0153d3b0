/** Where people of the tests live, and who inherits their savings plans. */

/** In Bengaluru; whose it is comes beside it. */
export const HOME = {
  house: '12 Residency Apartments',
  street: 'MG Road',
  city: 'Bengaluru',
  state: 'Karnataka',
  pincode: '560001',
  country_id: 'IN',
} as const;

export const NOMINEE = {
  name: 'Ravi Mehta',
  phone: '91-9845011111',
  email: 'ravi@suvarna.example',
  relationship: 'spouse',
} as const;
