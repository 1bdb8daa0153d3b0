export { postalAddress, STORES } from './stores.ts';
