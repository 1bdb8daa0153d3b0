/** Whether the composition demands a newer shell than this page runs (specification §4; docs/architecture.md). */
import { carries, type PublicComposition, type PublicShell } from '@suvarna/contracts/public-composition';

/** `hard`: nothing that is live works with this shell any more. */
export type Demand = 'none' | 'soft' | 'hard';

export function demandOf({ remotes, shell }: PublicComposition, own: PublicShell): Demand {
  const living = remotes.filter(({ killed }) => !killed);
  const beyond = living.filter((remote) => !carries(own, remote));
  if (beyond.length === 0) return 'none';
  // Loading the page again must help: a composer that lags behind would send the same shell again.
  const helps =
    shell !== undefined && shell.version !== own.version && beyond.every((remote) => carries(shell, remote));
  if (!helps) return 'none';
  return beyond.length === living.length ? 'hard' : 'soft';
}
