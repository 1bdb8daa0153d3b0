import {
  type BoxShare,
  type BoxShareBody,
  type BoxShareCreated,
  SHARES_MOST,
} from '@suvarna/contracts/jewellery-box';
import { randomUUID } from 'node:crypto';
import { Refusal } from '../../../platform/refusal.ts';
import { newToken } from '../../../platform/crypto/token.ts';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { endOfIndianDay } from '../../../platform/end-of-day.ts';
import { holdShopper } from '../../bag/index.ts';
import { deleteShare, insertShare, sharesOf, type ShareRow } from './share.store.ts';

const DAY_MS = 86_400_000;

const viewOf = ({ id, with_values, created_at, expires_at }: Omit<ShareRow, 'token_hash'>): BoxShare => ({
  share_id: id,
  with_values,
  created_at: created_at.toISOString(),
  expires_at: expires_at.toISOString(),
});

export async function listShares(db: Database | Tx, customerId: string, at: Date): Promise<BoxShare[]> {
  return (await sharesOf(db, customerId, at)).map(viewOf);
}

/** @throws Refusal when too many work already */
export async function share(
  tx: Tx,
  customerId: string,
  { days, with_values }: BoxShareBody,
  at: Date,
): Promise<BoxShareCreated> {
  // One after the other: they are counted.
  await holdShopper(tx, { kind: 'customer', id: customerId });
  if ((await sharesOf(tx, customerId, at)).length >= SHARES_MOST) throw new Refusal('BOX.SHARES_TOO_MANY');
  const token = newToken();
  const row = {
    id: randomUUID(),
    customer_id: customerId,
    with_values,
    created_at: at,
    expires_at: endOfIndianDay(new Date(at.getTime() + days * DAY_MS)),
  };
  await insertShare(tx, row, token);
  return { ...viewOf(row), token, path: `/jewellery-box/shared/${token}/` };
}

/** @throws Refusal when it is another's, or over */
export async function revoke(tx: Tx, customerId: string, id: string, at: Date): Promise<BoxShare[]> {
  if (!(await deleteShare(tx, customerId, id, at))) throw new Refusal('BOX.SHARE_NOT_FOUND');
  return listShares(tx, customerId, at);
}
