export { addressOrRefusal } from './address-answer.http.ts';
export { addPickup, findAddress } from './addresses.ts';
