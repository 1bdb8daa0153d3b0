import type { Service } from '../service.fixtures.ts';

/** One question that prints what every table has of a shopper: asked hundreds of times. */
export async function printingOf(pool: Service['pool']): Promise<string> {
  const { rows } = await pool.query<{ name: string; columns: string[] }>(
    `select table_name as name, array_agg(column_name::text) as columns from information_schema.columns
      where table_schema = 'commerce' and column_name in ('guest_id', 'customer_id') group by table_name order by table_name`,
  );
  const LINES =
    '(select l.*, c.guest_id, c.customer_id from commerce.cart_lines l join commerce.carts c on c.id = l.cart_id)';
  return [
    ...rows.map(({ name, columns }) => ({ name, from: `commerce.${name}`, columns })),
    { name: 'cart_lines', from: LINES, columns: ['guest_id', 'customer_id'] },
  ]
    .map(
      ({ name, from, columns }) =>
        `select '${name} ' || md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as print
           from ${from} t where $1 in (${columns.map((column) => `t.${column}`).join(', ')})`,
    )
    .join(' union all ');
}
