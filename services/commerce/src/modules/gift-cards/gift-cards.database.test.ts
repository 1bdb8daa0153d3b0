import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type {
  GiftCard,
  GiftCardList,
  GiftCardOpened,
  GiftCardPayment,
  StaffGiftCard,
} from '@suvarna/contracts/gift-cards';
import { passesLuhn } from '@suvarna/forms/voucher';
import { STAFF, VIEWER } from '../../../test-support/orders/checkout.fixtures.ts';
import { sentMessages } from '../../../test-support/identity.fixtures.ts';
import { textOfPdf } from '../../../test-support/pdf/pdf-text.fixtures.ts';
import {
  SANDBOX_SECRETS,
  startSandbox,
  type RunningSandbox,
} from '../../../test-support/sandbox.fixtures.ts';
import { creditBalance } from '../credits/index.ts';
import { startPlans, type PlanCustomer, type PlansHarness } from '../golden-bounty/steps/plans.fixtures.ts';
import { checkLedger } from '../ledger/index.ts';
import { paymentFindings } from '../payments/settle/payment-findings.ts';
import { paymentContext } from '../payments/route-context.ts';
import { sendRefunds } from '../payments/settle/send-refunds.ts';
import { lastDayOf } from './purchase/activate.ts';
import { endUnpaidCards } from './end-card.ts';
import { giftCardData } from './personal-data.ts';
import { sendCards } from './purchase/send-cards.ts';
import { met } from '../../../test-support/answers.fixtures.ts';

const DAY = 86_400_000;
const A = 5_000_00;
let store: PlansHarness;
let sandbox: RunningSandbox;
let asha: PlanCustomer;
let ravi: PlanCustomer;
beforeAll(async () => {
  sandbox = await startSandbox('');
  store = await startPlans('gift_cards', { ...SANDBOX_SECRETS, SANDBOX_URL: sandbox.url });
});
afterAll(async () => {
  await store.stop();
  await sandbox.stop();
});
beforeEach(async () => {
  store.on('2026-11-25');
  asha = await store.customer();
  ravi = await store.customer();
});

const CARD = {
  design: 'lotus',
  amount_paise: A,
  from_name: 'Asha',
  to_name: 'Ravi',
  message: 'Happy birthday!',
  delivery: 'email',
  to_email: 'ravi@example.in',
};
const post = async (path: string, body: object, who: PlanCustomer) =>
  store.post(`/api/gift_card/${path}/`, body, { token: await store.signIn(who) });
const listOf = async (who: PlanCustomer) =>
  await store.read<GiftCardList>('/api/gift_card/list/', { token: await store.signIn(who) });
async function bought(more: object = {}): Promise<GiftCard> {
  const answer = await post('buy', { ...CARD, ...more }, asha);
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  const { card_id: cardId, redirect_url: page } = answer.body.data as GiftCardOpened;
  await sandbox.press(page, 'success');
  const paid = (await post('payment/verify', { card_id: cardId }, asha)).body.data as GiftCardPayment;
  expect(paid.payment).toBe('paid');
  return paid.card;
}
const send = (at = store.now) =>
  sendCards({ db: store.db, secret: store.app.deps.config.documentSecret }, at);
async function codeOf(card: GiftCard): Promise<string> {
  await send();
  const sent = (await sentMessages(store)).find(
    ({ template, values }) => template === 'gift-card' && values['code']?.endsWith(card.last4) === true,
  );
  return sent?.values['code'] ?? '';
}

describe('a gift card', () => {
  it('is paid on the provider’s page, and its code goes to whom it is for; the store has it no more', async () => {
    const card = await bought();
    expect(card).toMatchObject({
      state: 'paid',
      amount_paise: A,
      expires_on: '2029-11-25',
      printable: false,
    });
    const code = await codeOf(card);
    expect(code).toMatch(/^(\d{4} ){3}\d{4}$/);
    expect(passesLuhn(code.replaceAll(' ', ''))).toBe(true);
    const kept = await store.db
      .selectFrom('gift_cards')
      .select(['code_sealed', 'sent_at'])
      .where('card_id', '=', card.card_id)
      .executeTakeFirstOrThrow();
    expect([kept.code_sealed, kept.sent_at]).toEqual([null, store.now]);
    expect(await send()).toBe(0);
    // Money's worth, and no goods: nothing is owed to the tax office, and nothing is sold.
    expect(
      await store.db
        .selectFrom('ledger_accounts')
        .select('balance')
        .where('code', '=', `gift-card:${card.card_id}:funds:INR`)
        .executeTakeFirst(),
    ).toEqual({ balance: A });
  });

  it('is put into an account’s credits, all of it and once', async () => {
    const card = await bought();
    const code = await codeOf(card);
    const answer = await post('redeem', { code }, ravi);
    expect(answer.body.data).toMatchObject({
      amount_paise: A,
      credits_paise: A,
      card: { state: 'redeemed', to_email: 'r•••@example.in' },
    });
    expect(await creditBalance(store.db, ravi.id, 'credits', store.now)).toBe(A);
    const again = await post('redeem', { code }, asha);
    expect(await met(again)).toBe('409 GIFT_CARD.STATE_CONFLICT');
    expect((await listOf(asha)).bought[0]?.state).toBe('redeemed');
    expect((await listOf(ravi)).received.map(({ card_id: id }) => id)).toEqual([card.card_id]);
  });

  it('is one account’s when many type its code at once', async () => {
    const code = await codeOf(await bought());
    const many = await Promise.all(
      [asha, ravi, asha, ravi, asha, ravi].map((who) => post('redeem', { code }, who)),
    );
    expect(many.filter(({ status }) => status === 200)).toHaveLength(1);
    const balances = [
      await creditBalance(store.db, asha.id, 'credits', store.now),
      await creditBalance(store.db, ravi.id, 'credits', store.now),
    ];
    expect(balances.reduce((sum, balance) => sum + balance, 0)).toBe(A);
  });

  it('waits for its day, and leaves in its morning', async () => {
    const card = await bought({ send_on: '2026-12-24' });
    expect(await send()).toBe(0);
    expect(await send(new Date('2026-12-24T07:59:00+05:30'))).toBe(0);
    expect(await send(new Date('2026-12-24T08:00:00+05:30'))).toBe(1);
    expect((await listOf(asha)).bought.find(({ card_id: id }) => id === card.card_id)?.sent_at).toBe(
      '2026-12-24T02:30:00.000Z',
    );
  });

  it('is printed by who bought it, with its code', async () => {
    const card = await bought({ delivery: 'print', to_email: undefined });
    expect(card.printable).toBe(true);
    for (const lang of ['en', 'hi']) {
      const pdf = await store.download(`/api/gift_card/download/?card_id=${card.card_id}&lang=${lang}`, asha);
      expect([pdf.statusCode, pdf.headers['content-type']]).toEqual([200, 'application/pdf']);
      expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
      expect((await textOfPdf(pdf.rawPayload)).join(' ')).toContain(card.last4);
    }
    const others = await store.download(`/api/gift_card/download/?card_id=${card.card_id}`, ravi);
    expect(others.statusCode).toBe(404);
  });

  it('that cannot be sent holds up no other', async () => {
    const [bad, good] = [await bought({ send_on: '2026-11-26' }), await bought({ send_on: '2026-11-27' })];
    const of = 'where card_id = $1';
    const rows = await store.rows<{ code_sealed: Buffer }>(`select code_sealed from gift_cards ${of}`, [
      bad.card_id,
    ]);
    const seal = (sealed: Buffer | undefined) =>
      store.pool.query(`update gift_cards set code_sealed = $2 ${of}`, [bad.card_id, sealed]);
    await seal(Buffer.alloc(60));
    store.on('2026-11-27');
    await expect(send()).rejects.toMatchObject({ errors: [{ id: bad.card_id }] });
    const sent = async (card: GiftCard) =>
      (await store.pool.query(`select from gift_cards ${of} and sent_at is not null`, [card.card_id]))
        .rowCount;
    expect([await sent(bad), await sent(good)]).toEqual([0, 1]);
    await seal(rows[0]?.code_sealed);
    expect(await send()).toBe(1);
  });

  it('that nobody paid for a day can be paid no more', async () => {
    const { card_id: cardId } = (await post('buy', CARD, asha)).body.data as GiftCardOpened;
    expect(await endUnpaidCards(store.db, new Date(store.now.getTime() + DAY + 1))).toBeGreaterThan(0);
    const paying = await post('pay', { card_id: cardId }, asha);
    expect(await met(paying)).toBe('409 GIFT_CARD.NOT_PAYABLE');
  });

  it('that was not paid keeps no name when its buyer’s account ends; of one that was paid whom it is for does', async () => {
    const paid = await bought();
    const opened = (await post('buy', CARD, asha)).body.data as GiftCardOpened;
    const over = (await post('buy', CARD, asha)).body.data as GiftCardOpened;
    await store.db
      .updateTable('gift_cards')
      .set({ state: 'over' })
      .where('card_id', '=', over.card_id)
      .execute();
    const { erase } = giftCardData;
    await store.db.transaction().execute(async (tx) => erase?.(tx, asha.id, store.now));
    const cards = await store.db
      .selectFrom('gift_cards')
      .select(['card_id', 'state', 'from_name', 'to_name', 'to_email', 'message'])
      .where('customer_id', '=', asha.id)
      .execute();
    const nameless = { state: 'over', from_name: '', to_name: '', to_email: '', message: '' };
    expect(cards).toHaveLength(3);
    expect(cards).toEqual(
      expect.arrayContaining([
        { card_id: opened.card_id, ...nameless },
        { card_id: over.card_id, ...nameless },
        expect.objectContaining({ card_id: paid.card_id, state: 'paid', to_name: 'Ravi' }),
      ]),
    );
    // Money that comes all the same goes back.
    await sandbox.press(opened.redirect_url, 'success');
    expect((await post('payment/verify', { card_id: opened.card_id }, asha)).body.data).toMatchObject({
      payment: 'failed',
      retry_allowed: false,
    });
    expect(
      await store.db
        .selectFrom('payment_refunds')
        .select(['amount', 'reason'])
        .where('subject_id', '=', opened.card_id)
        .execute(),
    ).toEqual([{ amount: A, reason: 'stray' }]);
  });

  it('stands in one place among those of the same moment, bought and received', async () => {
    const cards: GiftCard[] = [];
    for (let count = 0; count < 6; count += 1) cards.push(await bought());
    for (const card of cards) await post('redeem', { code: await codeOf(card) }, ravi);
    const byNumber = cards.map(({ card_id: id }) => id).sort();
    expect((await listOf(asha)).bought.map(({ card_id: id }) => id)).toEqual(byNumber);
    expect((await listOf(ravi)).received.map(({ card_id: id }) => id)).toEqual(byNumber);
    const told = await store.db.transaction().execute(async (tx) => giftCardData.collect?.(tx, asha.id));
    expect(told).toMatchObject({ gift_cards_bought: byNumber.map((id) => ({ card_id: id })) });
  });

  it('that failed is paid by another try', async () => {
    const { card_id: cardId, redirect_url: page } = (await post('buy', CARD, asha)).body
      .data as GiftCardOpened;
    await sandbox.press(page, 'failure');
    expect((await post('payment/verify', { card_id: cardId }, asha)).body.data).toMatchObject({
      payment: 'failed',
      retry_allowed: true,
    });
    const again = (await post('pay', { card_id: cardId }, asha)).body.data as GiftCardOpened;
    await sandbox.press(again.redirect_url, 'success');
    expect((await post('payment/verify', { card_id: cardId }, asha)).body.data).toMatchObject({
      payment: 'paid',
    });
  });
});

describe('what a gift card cannot be', () => {
  it.each([
    ['too little', { amount_paise: 400_00 }, 'GIFT_CARD.AMOUNT_INVALID'],
    ['too much', { amount_paise: 50_100_00 }, 'GIFT_CARD.AMOUNT_INVALID'],
    ['between the steps', { amount_paise: 550_00 }, 'GIFT_CARD.AMOUNT_INVALID'],
    ['without a right address', { to_email: 'ravi' }, 'GIFT_CARD.DETAILS_INVALID'],
    ['with a link in its message', { message: 'Go to www.evil.example now' }, 'GIFT_CARD.DETAILS_INVALID'],
    ['with a link for a name', { from_name: 'evil.example' }, 'GIFT_CARD.DETAILS_INVALID'],
    ['sent yesterday', { send_on: '2026-11-24' }, 'GIFT_CARD.DETAILS_INVALID'],
    ['sent in two years', { send_on: '2028-11-24' }, 'GIFT_CARD.DETAILS_INVALID'],
    ['sent on no day', { send_on: '2027-02-30' }, 'GIFT_CARD.DETAILS_INVALID'],
  ])('is refused: %s', async (_what, more, code) => {
    const answer = await post('buy', { ...CARD, ...more }, asha);
    expect([answer.status, answer.body.code]).toEqual([400, code]);
  });

  it('is used when its three years are over', async () => {
    const code = await codeOf(await bought());
    store.on('2029-11-26');
    const answer = await post('redeem', { code }, ravi);
    expect(await met(answer)).toBe('409 GIFT_CARD.STATE_CONFLICT');
  });

  it.each([
    ['2026-11-25', '2029-11-25'],
    ['2028-02-29', '2031-02-28'],
  ])('paid on %s lives until %s', (paidOn, last) => {
    expect(lastDayOf(paidOn)).toBe(last);
  });
});

describe('the store’s people', () => {
  const staff = (path: string, body: object, token = STAFF) =>
    store.post(`/staff/gift_card/${path}/`, body, { token });

  it('give a card that was not paid for, with a reason, and take it back', async () => {
    const issue = {
      design: 'diya',
      amount_paise: 1_000_00,
      to_name: 'Ravi',
      to_email: 'Ravi@Example.in',
      issued_by: 'Meera',
      note: 'For the delay.',
    };
    const answer = await staff('issue', issue);
    const card = answer.body.data as StaffGiftCard;
    expect(card).toMatchObject({
      state: 'paid',
      bought_by: '',
      history: [{ event: 'issued', by: 'Meera', note: 'For the delay.' }],
    });
    expect(JSON.stringify(answer.body)).not.toMatch(/\d{16}|(\d{4} ){3}/);
    const voided = await staff('void', { card_id: card.card_id, voided_by: 'Meera', note: 'Sent twice.' });
    expect(voided.body.data).toMatchObject({ state: 'void' });
    expect(
      (await staff('void', { card_id: card.card_id, voided_by: 'Meera', note: 'Again.' })).body.code,
    ).toBe('GIFT_CARD.STATE_CONFLICT');
    expect(await send()).toBe(0);
  });

  it('end a card that was paid: its money goes back the way it came', async () => {
    const card = await bought();
    await staff('void', { card_id: card.card_id, voided_by: 'Meera', note: 'Bought by a stolen card.' });
    await sendRefunds(paymentContext(store.app.deps));
    const { refunds } = await sandbox.state();
    expect(refunds.filter(({ reference }) => reference.startsWith(card.card_id))).toMatchObject([
      { amount: A },
    ]);
    expect(
      (await paymentFindings(store.db, store.app.deps.purposes.all, new Date(0))).filter(({ kind }) =>
        kind.includes('gift-card'),
      ),
    ).toEqual([]);
  });

  it('find cards by number, digits, address and state, and see what is owed', async () => {
    const card = await bought();
    for (const query of [`q=${card.card_id}`, `q=${card.last4}`, 'q=RAVI@', 'state=paid']) {
      const { body } = await store.get(`/staff/gift_card/list/?${query}`, { token: VIEWER });
      const { results, outstanding_paise: owed } = body.data as {
        results: StaffGiftCard[];
        outstanding_paise: number;
      };
      expect([query, results.some(({ card_id: id }) => id === card.card_id), owed >= A]).toEqual([
        query,
        true,
        true,
      ]);
    }
    expect((await staff('issue', {}, VIEWER)).status).toBe(404);
  });
});

it('leaves books that add up', async () => {
  const { undecidedHolds, ...sums } = await checkLedger(store.db, store.now);
  expect([...Object.values(sums), undecidedHolds.length]).toEqual([0, 0, 0, 0]);
});
