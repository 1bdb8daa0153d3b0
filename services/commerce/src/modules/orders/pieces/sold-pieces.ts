import type { Pool } from '@suvarna/database/pool';
import type { SoldPieces } from '../../catalogue/index.ts';

/** As far back as something counts as what sells now. */
const DAYS = 180;
/** Never sold, or not any more: unpaid, given up, on its way back or given back. */
const NOT_SOLD = [
  'payment_pending',
  'payment_failed',
  'expired',
  'cancel_requested',
  'cancelled',
  'return_requested',
  'pickup_scheduled',
  'picked_up',
  'return_qc',
  'refund_initiated',
  'refunded',
];

/** How many pieces of each design were bought of late, the most first. */
export const soldPieces =
  (pool: Pool): SoldPieces =>
  async (now) => {
    const { rows } = await pool.query<{ product_id: number; pieces: number }>(
      `select l.product_id, sum(l.quantity)::int as pieces
       from orders o join order_lines l on l.order_no = o.order_no
       where o.placed_at > $1::timestamptz - make_interval(days => $2) and o.state <> all ($3)
         and not exists (select from demo_orders d where d.withdrawn and d.lock_id = o.lock_id)
       group by l.product_id order by pieces desc, l.product_id limit 200`,
      [now, DAYS, NOT_SOLD],
    );
    return new Map(rows.map(({ product_id: id, pieces }) => [id, pieces]));
  };
