import { FOREIGN_CURRENCIES } from '@suvarna/contracts/money';
import type { PaisePerUnit } from './exchange-rules.ts';
import { rateProposals } from '../rate-proposals.store.ts';
import { rateTable } from '../rate-table.store.ts';

export const exchangeTable = rateTable({
  table: 'fx_rates',
  key: 'currency',
  value: 'paise_per_unit',
  names: FOREIGN_CURRENCIES,
});
export const exchangeProposals = rateProposals<PaisePerUnit>('fx_rate_proposals', 'paise_per_unit');
