import { paymentFindings, type Finding } from './payment-findings.ts';
import type { PaymentContext } from '../context.ts';

const LATE_MS = 3_600_000;

/**
 * Compares captures, refunds and what was paid for with each other; what should never be is
 * listed by name. Nothing is mended here: a finding is a fault, or work for a person.
 */
export async function reconcilePayments({
  db,
  clock,
  log,
  purposes,
}: Pick<PaymentContext, 'db' | 'clock' | 'log' | 'purposes'>): Promise<readonly Finding[]> {
  const findings = await paymentFindings(db, purposes.all, new Date(clock().getTime() - LATE_MS));
  for (const finding of findings)
    log.error({ finding: finding.kind, subject: finding.subject }, 'payments do not add up');
  return findings;
}
