export { tellCustomer, waysTo } from './tell-customer.ts';
