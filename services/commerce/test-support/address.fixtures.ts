/** A home in Bengaluru, in the form that addresses are sent in. */
export const HOME = {
  full_name: 'Asha Rao',
  house: '12',
  street: 'Residency Road',
  city: 'Bengaluru',
  state: 'Karnataka',
  pincode: '560001',
  country_id: 'IN',
  mobile: '91-9876543210',
};
