export type { Account } from './account.ts';
