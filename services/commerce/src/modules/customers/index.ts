export { findAddress } from './addresses.ts';
