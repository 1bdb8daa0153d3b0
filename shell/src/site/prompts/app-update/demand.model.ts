/** Whether the composition demands a newer shell than this page runs (specification §4; docs/architecture.md). */
import { carries, type PublicComposition, type PublicShell } from '@suvarna/contracts/public-composition';

/** `hard`: nothing that is live works with this shell any more. */
export type Demand = 'none' | 'soft' | 'hard';

/** Files of what is not live any more stay for a day: a page that lives on them is asked an hour before. */
const ASKED_AFTER_MS = 23 * 3_600_000;

/** How long a page is open, and the composition it began with. */
export interface OpenPage {
  readonly openMs: number;
  readonly first: PublicComposition;
}

export function demandOf(composition: PublicComposition, own: PublicShell, page: OpenPage): Demand {
  const demand = demandOfContracts(composition, own);
  return demand === 'none' && page.openMs > ASKED_AFTER_MS && hasOtherFiles(composition, own, page)
    ? 'soft'
    : demand;
}

/** Something this page may still load a file of is not live any more. */
const hasOtherFiles = (
  { remotes, shell }: PublicComposition,
  own: PublicShell,
  { first }: OpenPage,
): boolean =>
  (shell !== undefined && shell.version !== own.version) ||
  first.remotes.some(
    ({ name, version }) => remotes.find((remote) => remote.name === name)?.version !== version,
  );

function demandOfContracts({ remotes, shell }: PublicComposition, own: PublicShell): Demand {
  const living = remotes.filter(({ killed }) => !killed);
  const beyond = living.filter((remote) => !carries(own, remote));
  if (beyond.length === 0) return 'none';
  // Loading the page again must help: a composer that lags behind would send the same shell again.
  const helps =
    shell !== undefined && shell.version !== own.version && beyond.every((remote) => carries(shell, remote));
  if (!helps) return 'none';
  return beyond.length === living.length ? 'hard' : 'soft';
}
