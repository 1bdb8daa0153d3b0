export type { Providers } from './provider/provider.ts';
