import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { PlanDocument } from '@suvarna/contracts/golden-bounty';
import { textOfPdf } from '../../../../test-support/pdf/pdf-text.fixtures.ts';
import { startPlans, type PlanCustomer, type PlansHarness } from '../steps/plans.fixtures.ts';

let store: PlansHarness;
let asha: PlanCustomer;
let planId: string;
beforeAll(async () => {
  store = await startPlans('golden_bounty_documents');
  asha = await store.customer(true);
  planId = await store.paidPlan(asha, 5, '2026-11-25');
});
afterAll(() => store.stop());

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

  it('are no other customer’s', async () => {
    const ravi = await store.customer();
    expect((await pdf(`${planId}-statement`, 'en', ravi)).status).toBe(404);
  });
});
