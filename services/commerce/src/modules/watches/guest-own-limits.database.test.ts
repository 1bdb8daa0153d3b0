/** What strangers type keeps nobody from being told, and nobody learns from it what somebody waits for. */
import { expect, it } from '@jest/globals';
import { MOST_WATCHES } from '@suvarna/contracts/watches';
import { randomUUID } from 'node:crypto';
import { addAccount } from '../../../test-support/identity.fixtures.ts';
import { ofSuite, startService } from '../../../test-support/service.fixtures.ts';
import { tokenOf } from './guest-link.ts';

const API = '/api/product/notify_me/guest';
const PASSWORD = 'Waits#2026-pass';
const service = ofSuite(() =>
  startService('guest_watches_own', { LIMIT_GUESTS_PER_ADDRESS: '1000' }, { seeded: 'in part' }),
);

let caller = 0;
const ask = async (email: string, productId: number, token?: string): Promise<unknown[]> => {
  const body = { product_id: productId, kind: 'price', at_most_paise: 100, email };
  const headers = { 'x-forwarded-for': `203.0.113.${String((caller += 1))}` };
  const as = token ?? (await service.guest());
  const answer = await service.post(`${API}/`, body, { token: as, headers });
  return [answer.status, answer.body.code];
};
const say = async (id: string, email: string): Promise<unknown[]> => {
  const token = tokenOf(service.app.deps.config.documentSecret, { id, email });
  const answer = await service.post(`${API}/confirm/`, { token }, { token: await service.guest() });
  return [answer.status, answer.body.code];
};
const designs = (): number[] => [...(service.app.deps.catalogue.snapshot()?.byId.keys() ?? [])];
const idOf = async (email: string, productId: number): Promise<string> =>
  (
    await service.db
      .selectFrom('watches')
      .select('id')
      .where('email', '=', email)
      .where('product_id', '=', productId)
      .where('confirmed_at', 'is', null)
      .executeTakeFirstOrThrow()
  ).id;
const newAddress = (): string => `waits-${randomUUID().slice(0, 8)}@example.in`;

it('an address of a customer’s own has letters of its own, whatever strangers asked for', async () => {
  const email = newAddress();
  await addAccount(service.db, { email, email_verified_at: new Date(), password: PASSWORD });
  const token = await service.signedIn({ email, password: PASSWORD });
  const [one = 0, two = 0, three = 0, four = 0, five = 0] = designs();
  for (const each of [one, two, three]) expect(await ask(email, each)).toEqual([200, undefined]);
  expect(await ask(email, four)).toEqual([429, 'REQUEST.TOO_MANY']);
  for (const each of [three, four, five]) expect(await ask(email, each, token)).toEqual([200, undefined]);
  expect(await ask(email, one, token)).toEqual([429, 'REQUEST.TOO_MANY']);
});

it('what an address waits for is counted when it says yes: nothing of strangers’ counts, and typing tells nothing', async () => {
  const email = newAddress();
  const [wanted = 0, other = 0, ...rest] = designs();
  const waiting = (productId: number, confirmed: Date | null) => ({
    id: randomUUID(),
    email,
    kind: 'price' as const,
    product_id: productId,
    karat: 18 as const,
    colour: 'yellow' as const,
    size: '',
    at_most: 100,
    currency: 'INR' as const,
    locale: 'en' as const,
    created_at: new Date(),
    confirmed_at: confirmed,
    told_at: null,
  });
  const insert = (ids: readonly number[], confirmed: Date | null) =>
    service.db
      .insertInto('watches')
      .values(ids.map((id) => waiting(id, confirmed)))
      .execute();
  // As many as an address may wait for, and all but one were never said yes to.
  await insert(rest.slice(0, MOST_WATCHES - 1), null);
  await insert(rest.slice(MOST_WATCHES, MOST_WATCHES + 1), new Date());
  expect(await ask(email, wanted)).toEqual([200, undefined]);
  expect(await say(await idOf(email, wanted), email)).toEqual([200, undefined]);
  // Now it waits for as many as it may, and a stranger who types it hears what they hear of every address.
  await insert(rest.slice(MOST_WATCHES + 1, 2 * MOST_WATCHES - 1), new Date());
  expect(await ask(email, other)).toEqual([200, undefined]);
  expect(await say(await idOf(email, other), email)).toEqual([409, 'WATCH.TOO_MANY']);
  // Another price of what it waits for takes the place of the first.
  expect(await ask(email, wanted)).toEqual([200, undefined]);
  expect(await say(await idOf(email, wanted), email)).toEqual([200, undefined]);
});
