import { beforeAll, describe, expect, it } from '@jest/globals';
import { PLAIN } from '../../../test-support/catalogue.fixtures.ts';
import { checkLedger } from '../ledger/index.ts';
import { paymentFindings } from '../payments/settle/payment-findings.ts';
import { A, CUSTOMER_NOMINEE, startPlans, type PlanCustomer } from './steps/plans.fixtures.ts';
import { TERMS_VERSION } from './records/terms.ts';
import { ofSuite } from '../../../test-support/service.fixtures.ts';
import type { PlanDocument } from '@suvarna/contracts/golden-bounty';
import { textOfPdf } from '../../../test-support/pdf/pdf-text.fixtures.ts';
import { met } from '../../../test-support/answers.fixtures.ts';

const store = ofSuite(() => startPlans('golden_bounty'));
let asha: PlanCustomer;
beforeAll(async () => {
  asha = await store.customer();
});

const START = '2026-11-25';
const booksAgree = async () => {
  expect(await checkLedger(store.db, store.now)).toEqual({
    unitsOff: 0,
    transactionsOff: 0,
    accountsOff: 0,
    undecidedHolds: [],
  });
  const findings = await paymentFindings(store.db, store.app.deps.purposes.all, new Date(0));
  expect(findings.filter(({ kind }) => kind.includes('instalment'))).toEqual([]);
};

describe('from enrolment to a piece of jewellery', () => {
  it('is pending until its first payment, and counts from that day', async () => {
    store.on(START);
    const planId = await store.enrol(asha);
    expect(await store.plan(asha, planId)).toMatchObject({
      status: 'pending',
      due_amount_paise: A,
      next_installment_number: 1,
      total_investment_paise: 0,
      documents: [],
    });
    store.on('2026-11-27');
    expect(await store.money(asha, planId)).toBe('settled');
    expect(await store.plan(asha, planId)).toMatchObject({
      status: 'active',
      enrollment_date: '2026-11-27',
      redeem_by: '2027-11-27',
      next_due_date: '2026-12-27',
      installments_paid_count: 1,
      total_investment_paise: A,
      copay_amount_paise: 240_00,
      full_copay_amount_paise: 1_200_00,
    });
    await booksAgree();
  });

  it('matures, pays for an order, and is completed', async () => {
    const planId = await store.maturePlan(asha, START);
    const matured = await store.plan(asha, planId);
    expect(matured).toMatchObject({
      status: 'matured',
      value_paise: 5 * A + 1_200_00,
      maturity_date: '2027-04-24',
      can: { pay: false, cancel: false, spend: true },
    });
    await store.fill(await store.signIn(asha), PLAIN, 1);
    const applied = await store.bounty('plan/apply_to_cart/', { plan_ids: [planId] }, asha);
    expect([applied.status, applied.body.message]).toEqual([200, 'Golden Bounty applied successfully']);
    const { totals } = applied.body.data as { totals: { total_paise: number; total_payable_paise: number } };
    expect(totals.total_payable_paise).toBe(totals.total_paise - matured.value_paise);
    const order = await store.orderOf(asha);
    expect(await store.plan(asha, planId)).toMatchObject({
      status: 'matured',
      value_paise: matured.value_paise,
      redemptions: [{ order_no: order.order_no, state: 'held' }],
    });
    await store.pay(order);
    expect(await store.plan(asha, planId)).toMatchObject({
      status: 'completed',
      value_paise: 0,
      redeemed_paise: matured.value_paise,
      redemptions: [{ state: 'spent' }],
    });
    await booksAgree();
  });
});

describe('enrolment', () => {
  it('asks an account without a proven phone for one, and opens no plan', async () => {
    const nobody = await store.customer(false);
    const before = await store.pool.query('select count(*)::int as plans from bounty_plans');
    const answer = await store.bounty(
      'plan/enrol/',
      {
        amount_paise: A,
        name_on_pan: 'Asha Rao',
        nominee: CUSTOMER_NOMINEE,
        terms_version: TERMS_VERSION,
        consent: true,
      },
      nobody,
    );
    expect(await met(answer)).toBe('409 BOUNTY.PHONE_REQUIRED');
    expect(await store.rows('select count(*)::int as plans from bounty_plans')).toEqual(before.rows);
    expect(await store.enrol(await store.customer())).toMatch(/^GB-/);
  });
});

describe('documents', () => {
  let planId: string;
  beforeAll(async () => {
    asha = await store.customer(true);
    planId = await store.paidPlan(asha, 5, '2026-11-25');
  });

  async function pdf(documentId: string, lang: 'en' | 'hi', customer = asha) {
    const { statusCode, headers, rawPayload } = await store.download(
      `/api/golden_bounty/document/download/?document_id=${documentId}&lang=${lang}`,
      customer,
    );
    return { status: statusCode, type: headers['content-type'], body: rawPayload };
  }
  const words = async (body: Buffer): Promise<string> =>
    (await textOfPdf(body)).join(' ').replaceAll(/\s+/g, ' ');

  describe('papers of a plan', () => {
    it('are the form, a receipt for each payment, the statement and the acknowledgement', async () => {
      const { body } = await store.get(`/api/golden_bounty/document/list/?plan_id=${planId}`, {
        token: await store.signIn(asha),
      });
      const { results } = body.data as { results: PlanDocument[] };
      expect(results.map(({ kind }) => kind)).toEqual([
        'enrolment_form',
        'receipt',
        'receipt',
        'receipt',
        'receipt',
        'receipt',
        'statement',
        'acknowledgement',
      ]);
    });

    it.each([
      ['en', 'not a deposit', 'Grievance officer'],
      ['hi', 'जमा', 'शिकायत'],
    ] as const)(
      'say in %s what was agreed to, that it is no deposit, and who hears grievances',
      async (lang, deposit, officer) => {
        const form = await pdf(`${planId}-enrolment`, lang);
        expect([form.status, form.type]).toEqual([200, 'application/pdf']);
        const text = await words(form.body);
        for (const part of [
          planId,
          'Asha Rao',
          'Ravi Rao',
          '25-11-2026',
          '2,000.00',
          'grievance@suvarna.example',
        ])
          expect(text).toContain(part);
        if (lang === 'en') for (const part of [deposit, officer, '365 days']) expect(text).toContain(part);
        else expect(/[\u0900-\u097f]{3}/.test(text)).toBe(true);
        for (const kind of ['statement', 'acknowledgement']) {
          const paper = await pdf(`${planId}-${kind}`, lang);
          expect(paper.status).toBe(200);
          expect(await words(paper.body)).toContain('10,000.00');
        }
      },
    );

    it('have a receipt with its number, day and amount', async () => {
      const { installments } = await store.plan(asha, planId);
      const [payment] = installments[1]?.payments ?? [];
      const text = await words((await pdf(payment?.document_id ?? '', 'en')).body);
      for (const part of [payment?.payment_id ?? '-', '25-12-2026', '2,000.00', 'Two Thousand'])
        expect(text).toContain(part);
    });
  });
});
