import { beforeAll, expect, it } from '@jest/globals';
import { startPlans, type PlanCustomer } from '../golden-bounty/steps/plans.fixtures.ts';
import { activation } from './purchase/activate.ts';
import { writeCard } from './purchase/buy-card.ts';
import { moveCard, type Card } from './card.store.ts';
import { forgetBuyers } from './forget-names.ts';
import { giftCardData } from './personal-data.ts';
import { sendCards } from './purchase/send-cards.ts';
import { ofSuite } from '../../../test-support/service.fixtures.ts';

const DAY = 86_400_000;
const store = ofSuite(() => startPlans('gift_card_names'));
beforeAll(async () => {
  store.on('2026-11-25');
});

const secret = (): string => store.app.deps.config.documentSecret;
let cards = 0;
/** A card that was paid. */
function paid(buyer: PlanCustomer, more: { delivery?: 'print'; send_on?: string } = {}): Promise<Card> {
  return store.db.transaction().execute(async (tx) => {
    const card = await writeCard(tx, {
      customerId: buyer.id,
      key: String((cards += 1)),
      mode: 'sandbox',
      locale: 'en',
      at: store.now,
      body: {
        design: 'lotus',
        amount_paise: 5_000_00,
        from_name: 'Asha',
        to_name: 'Ravi',
        message: 'With love',
        delivery: 'email',
        to_email: 'ravi@example.in',
        ...more,
      },
    });
    await moveCard(tx, card.card_id, ['unpaid'], await activation(tx, secret(), card.card_id, store.now));
    return card;
  });
}
const used = async ({ card_id: id }: Card, by: PlanCustomer): Promise<void> => {
  const change = { state: 'redeemed', redeemed_at: store.now, redeemed_by: by.id } as const;
  await store.db.transaction().execute((tx) => moveCard(tx, id, ['paid'], change));
};
const end = ({ id }: PlanCustomer) =>
  store.db.transaction().execute(async (tx) => giftCardData.erase?.(tx, id, store.now));
const wordsOf = async (...of: readonly Card[]) => {
  const rows = await store.db.selectFrom('gift_cards').selectAll().execute();
  return of.map(({ card_id: id }) => {
    const row = rows.find((one) => one.card_id === id);
    return [row?.from_name, row?.message, row?.to_name, row?.to_email, row?.amount];
  });
};
const ALL = ['Asha', 'With love', 'Ravi', 'ravi@example.in', 5_000_00];
/** For whom it is: the card can still be used. */
const USABLE = ['', '', 'Ravi', 'ravi@example.in', 5_000_00];
const NOBODY = ['', '', '', '', 5_000_00];

it('a card keeps no name of its buyer when the account ends, and none at all once it is used or over', async () => {
  const [asha, ravi] = [await store.customer(), await store.customer()];
  const waiting = await paid(asha, { send_on: '2026-12-24' });
  const [sent, printed, redeemed] = [
    await paid(asha),
    await paid(asha, { delivery: 'print' }),
    await paid(asha),
  ];
  await sendCards({ db: store.db, secret: secret() }, store.now);
  await used(redeemed, ravi);
  expect(await wordsOf(waiting, sent, redeemed)).toEqual([ALL, ALL, ALL]);
  await end(asha);
  expect(await wordsOf(waiting, sent, redeemed)).toEqual([ALL, USABLE, NOBODY]);
  expect(await wordsOf(printed)).toEqual([['', '', 'Ravi', '', 5_000_00]]);
  // The one that waits leaves on its day as it was written, and its words are gone afterwards.
  store.now = new Date(store.now.getTime() + 30 * DAY);
  expect(await sendCards({ db: store.db, secret: secret() }, store.now)).toBe(1);
  await forgetBuyers(store.db, store.now);
  expect(await wordsOf(waiting)).toEqual([USABLE]);
  await used(waiting, ravi);
  store.now = new Date(store.now.getTime() + 4 * 366 * DAY);
  await forgetBuyers(store.db, store.now);
  expect(await wordsOf(waiting, sent, printed)).toEqual([NOBODY, NOBODY, NOBODY]);
});

it('a card that was used keeps nothing of who used it, and what its buyer called themselves', async () => {
  const [asha, ravi] = [await store.customer(), await store.customer()];
  const [card, other] = [await paid(asha), await paid(asha)];
  await used(card, ravi);
  await end(ravi);
  expect(await wordsOf(card, other)).toEqual([['Asha', '', '', '', 5_000_00], ALL]);
});
