import type { Tx } from '../../platform/database/database.ts';

/** The piece is this request's from here on; `false` when it is another's. The update decides. */
export async function handIn(tx: Tx, lineId: string, requestId: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('order_lines')
    .set({ handed_in: requestId })
    .where('id', '=', lineId)
    .where('handed_in', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** It is its customer's again. */
export async function giveBackPiece(tx: Tx, lineId: string, requestId: string): Promise<void> {
  await tx
    .updateTable('order_lines')
    .set({ handed_in: null })
    .where('id', '=', lineId)
    .where('handed_in', '=', requestId)
    .execute();
}
