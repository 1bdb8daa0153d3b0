import type { PlanDetails, PlanDocument } from '@suvarna/contracts/api/golden-bounty';
import type { Locale } from '@suvarna/contracts/locale';
import { indianDay } from '@suvarna/contracts/indian-day';
import type { MinorUnits } from '@suvarna/contracts/money';
import { amountInWords, dayText, decimalText, SELLER, SELLER_WORDS } from '../../orders/index.ts';
import type { PlanNow } from '../view-plan.ts';
import { PAPER_WORDS, type PaperWords } from './paper-words.ts';
import type { Paper, PaperPart } from '../../../platform/documents/paper.ts';
import { termSentences } from './term-sentences.ts';

const amount = (minor: MinorUnits): string => decimalText(minor, 'INR');
const dayOf = (moment: string): string => (moment === '' ? '' : dayText(indianDay(new Date(moment))));

interface Source {
  readonly details: PlanDetails;
  readonly now: PlanNow;
  readonly document: PlanDocument;
  readonly words: PaperWords;
  readonly locale: Locale;
}

const planFacts = ({ details, words }: Source): Paper['facts'] => [
  [words.planNo, details.plan_id],
  [words.customer, details.customer.name],
  [words.enrolledOn, dayText(details.enrollment_date)],
  [words.instalment, `₹ ${amount(details.installment_amount_paise)}`],
  [words.instalments, String(details.number_of_installments)],
  [words.maturesOn, dayText(details.maturity_date)],
  [words.redeemBy, dayText(details.redeem_by)],
  ...(details.pan_last4 === '' ? [] : ([[words.panEnding, details.pan_last4]] as const)),
];

function enrolmentParts(source: Source): PaperPart[] {
  const { details, now, words, locale } = source;
  const { nominee } = details;
  return [
    {
      heading: words.nominee,
      facts: [
        [words.nomineeName, nominee.name],
        [words.phone, `+${nominee.phone}`],
        [words.email, nominee.email],
        [words.relationship, words.relationships[nominee.relationship] ?? nominee.relationship],
      ],
    },
    {
      heading: words.schedule,
      table: {
        columns: [words.number, words.dueOn, words.graceUntil, words.amount],
        rows: details.installments.map((one) => [
          String(one.installment_number),
          dayText(one.due_date),
          dayText(one.grace_until),
          amount(one.amount_paise),
        ]),
      },
    },
    {
      heading: words.terms,
      facts: [
        [words.consentedAt, dayText(indianDay(now.plan.consented_at))],
        [words.termsVersion, details.terms_version],
      ],
      sentences: termSentences(locale),
    },
  ];
}

function receiptParts({ details, document, words, locale }: Source): PaperPart[] {
  const payment = details.installments
    .flatMap(({ payments }) => payments)
    .find(({ document_id: id }) => id === document.document_id);
  const minor = document.amount_paise;
  return [
    {
      heading: words.titles.receipt,
      facts: [
        [words.receiptNo, payment?.payment_id ?? ''],
        [words.paidOn, dayText(document.dated)],
        [words.paidFor, String(document.installment_number)],
        [words.amount, amount(minor)],
        [words.inWords, amountInWords({ currency: 'INR', minor }, locale)],
        [words.payments, words.via[payment?.via ?? ''] ?? ''],
      ],
    },
  ];
}

function statementParts({ details, words }: Source): PaperPart[] {
  const payments = details.installments.flatMap((one) =>
    one.payments.map((payment) => [
      String(one.installment_number),
      dayOf(payment.paid_at),
      words.via[payment.via] ?? payment.via,
      amount(payment.amount_paise),
    ]),
  );
  const table = (
    heading: string,
    columns: readonly string[],
    rows: readonly (readonly string[])[],
  ): PaperPart[] => (rows.length === 0 ? [] : [{ heading, table: { columns, rows } }]);
  return [
    {
      heading: words.titles.statement,
      facts: [
        [words.state, words.states[details.status] ?? details.status],
        [words.totalPaid, amount(details.total_investment_paise)],
        [words.contribution, amount(details.copay_amount_paise)],
        [words.refunded, amount(details.refunded_paise)],
        [words.redeemed, amount(details.redeemed_paise)],
        [words.value, amount(details.value_paise)],
      ],
    },
    ...table(words.payments, [words.number, words.paidOn, '', words.amount], payments),
    ...table(
      words.refunds,
      [words.paidOn, words.amount],
      details.refunds.map((refund) => [dayOf(refund.requested_at), amount(refund.amount_paise)]),
    ),
    ...table(
      words.spent,
      ['', words.paidOn, words.amount],
      details.redemptions
        .filter(({ state }) => state === 'spent')
        .map((row) => [row.order_no, dayOf(row.at), amount(row.amount_paise - row.returned_paise)]),
    ),
  ];
}

function acknowledgementParts(source: Source): PaperPart[] {
  const { words } = source;
  return [
    { heading: words.titles.acknowledgement, sentences: [words.acknowledged] },
    ...statementParts(source),
  ];
}

const PARTS = {
  enrolment_form: enrolmentParts,
  receipt: receiptParts,
  statement: statementParts,
  acknowledgement: acknowledgementParts,
} as const satisfies Record<PlanDocument['kind'], (source: Source) => PaperPart[]>;
const TITLES = {
  enrolment_form: 'enrolment',
  receipt: 'receipt',
  statement: 'statement',
  acknowledgement: 'acknowledgement',
} as const satisfies Record<PlanDocument['kind'], keyof PaperWords['titles']>;

/** A paper of a plan in one language: that it is a discount and no deposit, and who hears grievances, stands on each. */
export function composePaper(
  details: PlanDetails,
  now: PlanNow,
  document: PlanDocument,
  locale: Locale,
): Paper {
  const words = PAPER_WORDS[locale];
  const source = { details, now, document, words, locale };
  const sentences = termSentences(locale);
  const legal = document.kind === 'enrolment_form' ? [] : [sentences[0] ?? '', sentences.at(-1) ?? ''];
  return {
    locale,
    title: words.titles[TITLES[document.kind]],
    seller: {
      name: SELLER_WORDS[locale].seller,
      lines: [...SELLER.address, `GSTIN ${SELLER.gstin}`],
    },
    facts: [...planFacts(source), [words.asOf, dayText(document.dated)]],
    parts: [
      ...PARTS[document.kind](source),
      ...(legal.length === 0 ? [] : [{ heading: words.grievance, sentences: legal }]),
    ],
    pageLabel: words.page,
  };
}
