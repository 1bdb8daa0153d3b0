import type { Tx } from '../../../platform/database/database.ts';
import { goldProposals } from './gold-rate-proposal.store.ts';
import { faultsOfGold, type GoldRateOfDay } from './gold-rate-rules.ts';
import { goldTable } from './gold-rate.store.ts';
import {
  decideRates,
  publishRates,
  type Decision,
  type Outcome,
  type RateDesk,
  type Wanted,
} from '../publish-rates.ts';

export type WantedGold = Wanted<GoldRateOfDay>;
export type GoldOutcome = Outcome;

const GOLD: RateDesk<GoldRateOfDay> = {
  what: 'Gold rates',
  table: goldTable,
  proposals: goldProposals,
  faults: (rates, from, _before, now) => faultsOfGold({ rates, effective_from: from }, now),
};

/** @throws Refusal which fields are wrong */
export const publishGold = (tx: Tx, wanted: WantedGold, now: Date): Promise<GoldOutcome> =>
  publishRates(tx, GOLD, wanted, now);

export const decideGold = (tx: Tx, decision: Decision, now: Date) => decideRates(tx, GOLD, decision, now);
