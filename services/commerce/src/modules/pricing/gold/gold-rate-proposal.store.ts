import type { GoldRateOfDay } from './gold-rate-rules.ts';
import { rateProposals } from '../rate-proposals.store.ts';

export const goldProposals = rateProposals<GoldRateOfDay>('gold_rate_proposals', 'paise_per_gram');
export const { waiting: waitingProposals, countWaiting, hasProposedToday, from: proposalOf } = goldProposals;
