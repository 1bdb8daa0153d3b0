/** Whether the composition demands a newer shell than this page runs (specification §4; docs/architecture.md). */
import type { PublicComposition, PublicShell } from '@suvarna/contracts/release-delivery/public-composition';
import { meets } from '../../../engine/browser/host-contract.ts';

/** `hard`: nothing that is live works with this shell any more. */
export type Demand = 'none' | 'soft' | 'hard';

export function demandOf({ remotes, shell }: PublicComposition, own: PublicShell): Demand {
  const living = remotes.filter(({ killed }) => !killed);
  const beyond = living.filter(({ needs }) => needs !== undefined && !meets(own.contract, needs));
  if (beyond.length === 0) return 'none';
  // Loading the page anew must help: a composer that lags behind would send the same shell again.
  const helps =
    shell !== undefined &&
    shell.version !== own.version &&
    beyond.every(({ needs = '' }) => meets(shell.contract, needs));
  if (!helps) return 'none';
  return beyond.length === living.length ? 'hard' : 'soft';
}
