import { beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { HOME, startReferrals, type Person } from '../referrals.fixtures.ts';
import { REWARD } from '../terms.ts';
import { HONEST, TRICKS, type Asha } from './tricks.fixtures.ts';
import { ofSuite } from '../../../../test-support/service.fixtures.ts';

const store = ofSuite(() => startReferrals('referral_tricks'));
let asha: Person;
let own: Asha;
let opened = 0;
beforeEach(async () => {
  opened += 1;
  const name = `asha${randomUUID().slice(0, 8)}`;
  own = { name, phone: `91-95${String(10_000_000 + opened)}` };
  asha = await store.open({ email: `${name}@gmail.com`, phone: own.phone, firstName: 'Asha' });
  await store.kept(asha, { where: HOME });
});

describe('a person who invites themselves, or no new person, earns nothing before the store has looked', () => {
  it.each(TRICKS)('by $name', async ({ play, doubt }) => {
    const { invited, order } = await play(store, asha, own);
    expect(await store.buy(invited, order)).not.toBe('rewarded');
    const referral = await store.referral(invited);
    expect(referral).toMatchObject({ stage: 'doubted', rewards: [] });
    expect(referral?.doubts).toContain(doubt);
    expect(await store.credit(invited)).toBe(0);
    // The account is told that the store looks, and no reason.
    expect((await store.referrals(invited)).welcome).toMatchObject({ state: 'checking', earned_paise: 0 });
  });

  /** Until another code may be sent to the same address. */
  const passAMinute = (): void => {
    store.now = new Date(store.now.getTime() + 60_000);
  };

  it('nor by the own code in an account that is there', async () => {
    passAMinute();
    const again = await store.open({ by: asha, email: asha.email });
    expect(again.id).toBe(asha.id);
    expect(await store.referral(asha)).toBeUndefined();
  });

  it('nor by the code of another in an account that is there', async () => {
    const other = await store.open();
    passAMinute();
    await store.open({ by: other, email: asha.email });
    expect(await store.referral(asha)).toBeUndefined();
    expect(await store.buy(asha)).toBe('nothing');
  });
});

describe('honest people are rewarded, both', () => {
  it.each(HONEST)('$name', async ({ play }) => {
    const { invited, order } = await play(store, asha, own);
    expect(await store.buy(invited, order)).toBe('rewarded');
    expect(await store.referral(invited)).toMatchObject({ stage: 'rewarded', doubts: [] });
    expect([await store.credit(invited), await store.credit(asha)]).toEqual([REWARD, REWARD]);
  });
});
