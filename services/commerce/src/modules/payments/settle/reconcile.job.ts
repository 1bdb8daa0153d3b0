import { checkLedger } from '../../ledger/index.ts';
import { endLedgerAlarms, raiseLedgerAlarm } from './ledger-alarm.ts';
import { reconcilePayments } from './reconcile.ts';
import { saidBy } from '../../../platform/http/observe/said-error.ts';
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

/** Adds the ledger up, looks for holds that were not decided, and compares captures with refunds and with what was paid for. Nothing is mended here. The registry of releases is told of a ledger that does not add up, where there is one. */
export async function reconcile(
  context: Pick<JobContext, 'db' | 'log' | 'clock' | 'purposes' | 'config'>,
): Promise<void> {
  const { db, log, clock } = context;
  const { undecidedHolds, ...sums } = await checkLedger(db, clock());
  const off = Object.values(sums).reduce((total, count) => total + count, 0);
  if (off > 0) log.error(sums, 'the ledger does not add up');
  await tellRegistry(context, sums, off > 0);
  for (const hold of undecidedHolds) log.error({ hold }, 'a hold has outlived its time undecided');
  const findings = off + undecidedHolds.length + (await reconcilePayments(context)).length;
  if (findings > 0) throw new BooksDisagree(findings);
}

/** What was found is in the log already: that it could not be told further does not end the check. */
async function tellRegistry(
  { db, log, clock, config }: Pick<JobContext, 'db' | 'log' | 'clock' | 'config'>,
  sums: Readonly<Record<string, number>>,
  isOff: boolean,
): Promise<void> {
  if (config.registry === null) return;
  try {
    await (isOff ? raiseLedgerAlarm(db, sums, clock()) : endLedgerAlarms(db));
  } catch (error) {
    log.error({ err: saidBy(error) }, 'the registry could not be told how the ledger is');
  }
}
