import { paymentFindings, type Finding } from './payment-findings.ts';
import type { PaymentContext } from './context.ts';

const LATE_MS = 3_600_000;

/**
 * Compares captures, orders and refunds of our own record with each other; what should never be is
 * listed by name. Nothing is mended here: a finding is a fault, or work for a person.
 */
export async function reconcilePayments({
  db,
  clock,
  log,
}: Pick<PaymentContext, 'db' | 'clock' | 'log'>): Promise<readonly Finding[]> {
  const findings = await paymentFindings(db, new Date(clock().getTime() - LATE_MS));
  for (const finding of findings)
    log.error({ finding: finding.kind, subject: finding.subject }, 'payments do not add up');
  return findings;
}
