import type { Subject } from '../../ledger/index.ts';

/** What money of an instalment is for: one payment of it, whole or a part. */
export const INSTALMENT = 'instalment';
export const instalmentSubject = (paymentId: string): Subject => ({ kind: INSTALMENT, id: paymentId });
