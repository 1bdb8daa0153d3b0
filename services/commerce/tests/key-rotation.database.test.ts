import { describe, expect, it } from '@jest/globals';
import { standingPriceHold } from '../src/modules/checkout/price-hold/standing-price-hold.ts';
import type { CodePolicy } from '../src/modules/identity/index.ts';
import { checkCode, issueCode } from '../src/modules/identity/code/one-time-code.ts';
import { codeSentTo, otherThan } from '../test-support/identity.fixtures.ts';
import { NOON, startCheckout } from '../test-support/orders/checkout.fixtures.ts';
import { ofSuite } from '../test-support/service.fixtures.ts';

const BEFORE = 'a-key-of-before-0123456789-abcdefgh';
const NEXT = 'a-key-of-next-9876543210-zyxwvutsrq';
const harness = ofSuite(() => startCheckout('key_rotation', { SESSION_SECRET: BEFORE }));

const policyOf = (secret: string): CodePolicy => ({
  secret,
  sendsPerTargetPerHour: 5,
  sendsPerTargetPerDay: 10,
  sendsPerAddressPerHour: 20,
  smsPerCountryPerDay: 100,
});

it('a price that was promised under the key before stands while both are given, and not after', async () => {
  const token = await harness.guest();
  await harness.fill(token);
  const { lock_id: lockId } = await harness.lock(token, { address_id: await harness.address(token) });
  const [id = ''] = await harness.column('select guest_id from price_holds where id = $1', [lockId]);
  const heldWith = (priceHoldSecret: string) =>
    standingPriceHold(harness.db, { owner: { kind: 'guest', id }, at: NOON, priceHoldSecret }, lockId);
  await expect(heldWith(`${BEFORE},${NEXT}`)).resolves.toMatchObject({ id: lockId });
  await expect(heldWith(`${NEXT},${BEFORE}`)).resolves.toMatchObject({ id: lockId });
  await expect(heldWith(NEXT)).rejects.toMatchObject({ code: 'CHECKOUT.PRICE_CHANGED' });
});

describe('a code that was sent before its key was replaced', () => {
  const both = policyOf(`${NEXT},${BEFORE}`);
  const request = (target: string) => ({ purpose: 'login', target, subject: 'guest:1', at: NOON }) as const;
  const send = (target: string, policy: CodePolicy) =>
    harness.db
      .transaction()
      .execute((tx) =>
        issueCode(tx, policy, { ...request(target), address: '192.0.2.7', locale: 'en', own: false }),
      );
  const check = (target: string, code: string) => checkCode(harness.db, both, { ...request(target), code });

  it('is right, once', async () => {
    const target = '91-9845012345';
    await send(target, policyOf(BEFORE));
    const code = await codeSentTo(harness, target);
    expect(await check(target, code)).toBe('right');
    expect(await check(target, code)).toBe('wrong');
  });

  it('is guessed at five times in all, and no other is sent for a quarter of an hour', async () => {
    const target = '91-9845012346';
    await send(target, policyOf(BEFORE));
    const code = await codeSentTo(harness, target);
    for (let wrong = 1; wrong < 5; wrong += 1) expect(await check(target, otherThan(code))).toBe('wrong');
    expect(await check(target, otherThan(code))).toBe('locked');
    expect(await check(target, code)).toBe('locked');
    expect(await send(target, both)).toMatchObject({ kind: 'locked' });
  });
});
