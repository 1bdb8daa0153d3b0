/** Who sells. The store is invented, and so is its registration; Karnataka is state 29 (domain rules §2.3). */
export const SELLER = {
  name: 'Suvarna Jewellery Private Limited',
  nameHi: 'सुवर्ण ज्वेलरी प्राइवेट लिमिटेड',
  address: ['12 Residency Road', 'Bengaluru 560001', 'Karnataka, India'],
  gstin: '29AAACS1429K1ZQ',
} as const;
