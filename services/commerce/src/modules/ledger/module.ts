import type { Module } from '../../module.ts';
import { ledgerData } from './personal-data.ts';

export const ledger: Module = { name: 'ledger', personalData: ledgerData };
