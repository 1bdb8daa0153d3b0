import type { RefundRow } from './payment-refund.store.ts';

/**
 * What a refund is called at its provider. One that failed and is sent again gets another name, since
 * the provider would answer the old one by its failure.
 */
export const nameOfRefund = (refundId: string, retries: number): string =>
  retries === 0 ? refundId : `${refundId}.${retries + 1}`;

/** Our refund behind a provider's word, and which try of it is meant. */
export function refundNamed(name: string): Pick<RefundRow, 'refund_id' | 'retries'> {
  const [, refundId = name, number = '1'] = /^(.*)\.(\d{1,2})$/.exec(name) ?? [];
  return { refund_id: refundId, retries: Number(number) - 1 };
}
