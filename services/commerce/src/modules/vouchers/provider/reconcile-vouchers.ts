import type { Dependencies } from '../../../dependencies.ts';
import { voucherFindings } from './faults.store.ts';

const LATE_MS = 3_600_000;

/** Vouchers and orders do not agree. A job that throws it is seen; what was found is in the log. */
class VouchersDisagree extends Error {
  override readonly name = 'VouchersDisagree';
  readonly code: string;

  constructor(findings: number) {
    super(`${findings} findings`);
    this.code = `FINDINGS_${findings}`;
  }
}

/** Compares what providers paid with the orders it paid for. Nothing is mended here: a finding is work for a person (`/staff/voucher/failed/`). */
export async function reconcileVouchers({
  db,
  clock,
  log,
}: Pick<Dependencies, 'db' | 'clock' | 'log'>): Promise<void> {
  const findings = await voucherFindings(db, new Date(clock().getTime() - LATE_MS));
  for (const { kind, subject } of findings) log.error({ finding: kind, subject }, 'vouchers do not add up');
  if (findings.length > 0) throw new VouchersDisagree(findings.length);
}
