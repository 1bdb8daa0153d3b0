export { createVoucherProvider } from './create-provider.ts';
