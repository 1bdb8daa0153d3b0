export { tellCustomer, customerChannels } from './tell-customer.ts';
