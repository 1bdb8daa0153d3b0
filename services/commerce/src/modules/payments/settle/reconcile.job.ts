import { checkLedger } from '../../ledger/index.ts';
import { reconcilePayments } from './reconcile.ts';
import type { JobContext } from '../../../platform/jobs/job.ts';

/** The books do not agree. A job that throws it is seen; what was found is in the log. */
export class BooksDisagree extends Error {
  override readonly name = 'BooksDisagree';
  readonly code: string;

  constructor(findings: number) {
    super(`${findings} findings`);
    this.code = `FINDINGS_${findings}`;
  }
}

/** Adds the ledger up, looks for holds that were not decided, and compares captures with refunds and with what was paid for. Nothing is mended here. */
export async function reconcile(
  context: Pick<JobContext, 'db' | 'log' | 'clock' | 'purposes'>,
): Promise<void> {
  const { db, log, clock } = context;
  const { undecidedHolds, ...sums } = await checkLedger(db, clock());
  const off = Object.values(sums).reduce((total, count) => total + count, 0);
  if (off > 0) log.error(sums, 'the ledger does not add up');
  for (const hold of undecidedHolds) log.error({ hold }, 'a hold has outlived its time undecided');
  const findings = off + undecidedHolds.length + (await reconcilePayments(context)).length;
  if (findings > 0) throw new BooksDisagree(findings);
}
