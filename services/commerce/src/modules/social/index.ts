export { createProviders } from './create-providers.ts';
export type { Providers } from './provider.ts';
