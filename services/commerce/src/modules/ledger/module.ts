import type { Module } from '../../module.ts';

export const ledger: Module = { name: 'ledger' };
