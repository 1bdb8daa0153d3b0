import type { Tx } from '../../../platform/database/database.ts';
import { exchangeProposals, exchangeTable } from './exchange-rate.store.ts';
import { faultsOf, type PaisePerUnit } from './exchange-rules.ts';
import {
  decideRates,
  publishRates,
  type Decision,
  type Outcome,
  type RateDesk,
  type Wanted,
} from '../publish-rates.ts';

/** @param isMeant a rate that looks like a slip of the pen is none */
const desk = (isMeant: boolean): RateDesk<PaisePerUnit> => ({
  what: 'Exchange rates',
  table: exchangeTable,
  proposals: exchangeProposals,
  faults: (rates, from, before, now) => faultsOf({ rates, effective_from: from }, before, now, isMeant),
});

/** @throws Refusal which fields are wrong */
export const publishExchange = (
  tx: Tx,
  wanted: Wanted<PaisePerUnit>,
  isMeant: boolean,
  now: Date,
): Promise<Outcome> => publishRates(tx, desk(isMeant), wanted, now);

export const decideExchange = (tx: Tx, decision: Decision, now: Date) =>
  decideRates(tx, desk(true), decision, now);
