import { expect, it } from '@jest/globals';
import { PLAIN } from '../../../../test-support/catalogue.fixtures.ts';
import { ofSuite, startService } from '../../../../test-support/service.fixtures.ts';
import { MODULES } from '../../../modules.ts';
import { dropGoneGuests } from './gone-guests.store.ts';

const AT = new Date('2026-11-26T06:30:00Z');
const service = ofSuite(() => startService('gone_guests', {}, { clock: () => AT }));
const needed = MODULES.flatMap(({ keepsGuest }) => keepsGuest ?? []);
const inDays = (days: number): Date => new Date(AT.getTime() + days * 86_400_000);

/** With a piece in the bag. @returns its id */
async function guestWithBag(): Promise<string> {
  const token = await service.guest();
  await service.post('/api/customer/cart/add/', { product_id: PLAIN, quantity: 1 }, { token });
  const [id] = await service.column<string>('select guest_id from carts order by created_at desc limit 1');
  return id ?? '';
}
const left = async (table: string, column = 'guest_id'): Promise<readonly string[]> =>
  service.column(`select ${column} from ${table} where ${column} is not null order by 1`);

it('guests whom no browser is any more go with their bags, others and those that are needed stay', async () => {
  const [gone, alive, waited] = [await guestWithBag(), await guestWithBag(), await guestWithBag()];
  await service.pool.query(
    `insert into appointments (id, guest_id, store_id, kind, starts_at, ends_at, seat, state, name, mobile, locale, created_at, changed_at)
     values (gen_random_uuid(), $1, 'in-champa-house', 'store', $2, $2::timestamptz + interval '30 minutes', 1, 'booked', 'Tara', '91-9800000000', 'en', $3, $3)`,
    [waited, inDays(40), AT],
  );
  await service.pool.query('update sessions set expires_at = $1 where guest_id = $2', [inDays(60), alive]);

  expect(await dropGoneGuests(service.db, needed, inDays(29))).toBe(0);
  expect(await dropGoneGuests(service.db, needed, inDays(31))).toBe(2);

  expect(await left('guests', 'id')).toEqual([alive, waited].toSorted());
  expect(await left('carts')).toEqual([alive, waited].toSorted());
  expect(await left('sessions')).toEqual([alive]);
  expect(await service.column('select count(*)::int from cart_lines')).toEqual([2]);
  expect(gone).not.toBe('');
});

it('a guest whose token was given back is known for thirty days more', async () => {
  const id = await guestWithBag();
  await service.pool.query('update sessions set revoked_at = $1, expires_at = $2 where guest_id = $3', [
    AT,
    inDays(90),
    id,
  ]);
  await dropGoneGuests(service.db, needed, inDays(29));
  expect(await left('guests', 'id')).toContain(id);
  await dropGoneGuests(service.db, needed, inDays(31));
  expect(await left('guests', 'id')).not.toContain(id);
});

it('a table that would not let a guest go is that of a module which keeps the guest', async () => {
  const keeping = await service.column<string>(
    `select conrelid::regclass::text from pg_constraint where confrelid = 'guests'::regclass and confdeltype = 'a'`,
  );
  const said = needed.map((each) => each.compile(service.db).sql);
  expect(keeping.toSorted()).toEqual(['orders', 'vouchers']);
  // These would go with the guest, and outlive the token all the same.
  for (const table of [...keeping, 'appointments', 'push_subscriptions'])
    expect(said.filter((text) => text.includes(`from ${table} `))).toHaveLength(1);
});
