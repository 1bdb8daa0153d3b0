export type { Providers } from './provider.ts';
