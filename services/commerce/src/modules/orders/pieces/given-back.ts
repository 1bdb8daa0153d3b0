import type { MinorUnits } from '@suvarna/contracts/money';
import type { LineRow } from '../rows/order-line.store.ts';
import type { OrderRow } from '../rows/order.store.ts';
import type { RequestRow } from '../rows/request.store.ts';

interface GivenBack {
  readonly lines: readonly LineRow[];
  readonly taxable: MinorUnits;
  readonly gst: MinorUnits;
  readonly shipping: MinorUnits;
  readonly total: MinorUnits;
}

/** What goes back of an order with a request: the lines of a return; everything, shipping as well, when it was cancelled. */
export function givenBack(
  order: Pick<OrderRow, 'totals'>,
  all: readonly LineRow[],
  request: Pick<RequestRow, 'kind' | 'item_ids'> | undefined,
): GivenBack {
  const isPart = request?.kind === 'return';
  const lines = isPart ? all.filter(({ id }) => request.item_ids.includes(id)) : all;
  const taxable = lines.reduce((sum, { quote }) => sum + quote.without_gst_paise, 0);
  const gst = lines.reduce((sum, { quote }) => sum + quote.gst_paise, 0);
  const shipping = isPart ? 0 : order.totals.shipping_charge_paise;
  const total = isPart ? taxable + gst : order.totals.total_paise;
  return { lines, taxable, gst, shipping, total };
}
