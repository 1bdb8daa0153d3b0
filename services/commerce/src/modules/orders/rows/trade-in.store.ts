import type { Tx } from '../../../platform/database/database.ts';

/** The piece is this request's from here on; `false` when it is another's. The update decides. @param money with which it was paid */
export async function tradeIn(
  tx: Tx,
  lineId: string,
  { requestId, money }: { readonly requestId: string; readonly money: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('order_lines')
    .set({ handed_in: requestId, handed_in_money: money })
    .where('id', '=', lineId)
    .where('handed_in', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** It is its customer's again. */
export async function giveBackPiece(tx: Tx, lineId: string, requestId: string): Promise<void> {
  await tx
    .updateTable('order_lines')
    .set({ handed_in: null, handed_in_money: null })
    .where('id', '=', lineId)
    .where('handed_in', '=', requestId)
    .execute();
}
