import type { Subject } from '../../ledger/index.ts';

/** An order, as the ledger and payments name it. */
export const orderSubject = (orderNo: string): Subject => ({ kind: 'order', id: orderNo });
