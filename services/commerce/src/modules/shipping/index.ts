export { serviceAnswer } from './serviceability-answer.ts';
export { COD_MAX, codFault, type PayableThere, payOnDelivery } from './pay-on-delivery.ts';
export { countCodPincodes, findPincode } from './pincode.store.ts';
export { askPickup, callOffPickup, endPickup, findPickup } from './courier/pickup.store.ts';
export { placeOfSupply } from './place-of-supply.ts';
export { serviceRow } from './service-rule.ts';
export type { Service } from './service.ts';
export { serviceability } from './serviceability.ts';
export { findPincodeOf } from './shopper-pincode.ts';
