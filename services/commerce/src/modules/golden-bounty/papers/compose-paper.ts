import type { PlanDetails, PlanDocument } from '@suvarna/contracts/golden-bounty';
import type { StoreContact } from '@suvarna/contracts/stores';
import type { Locale } from '@suvarna/contracts/locale';
import type { Translate } from '@suvarna/i18n';
import { indianDay } from '@suvarna/contracts/indian-day';
import type { MinorUnits } from '@suvarna/contracts/money';
import { SELLER } from '@suvarna/contracts/seller';
import { sellerName } from '@suvarna/i18n/seller';
import { amountInWords, dayText, decimalText } from '../../orders/index.ts';
import type { PlanNow } from '../plan/view-plan.ts';
import { PLACES, type Paper, type PaperPart } from '../../../platform/documents/paper.ts';
import { texts } from '../texts.ts';
import { termSentences } from './term-sentences.ts';

const amount = (minor: MinorUnits): string => decimalText(minor, 'INR');
const dayOf = (moment: string): string => (moment === '' ? '' : dayText(indianDay(new Date(moment))));

interface Source {
  readonly details: PlanDetails;
  readonly now: PlanNow;
  readonly document: PlanDocument;
  readonly t: Translate;
  readonly locale: Locale;
  readonly contact: StoreContact;
}

const planFacts = ({ details, t }: Source): Paper['facts'] => [
  [t('paper.plan-no'), details.plan_id],
  [t('paper.customer'), details.customer.name],
  [t('paper.enrolled-on'), dayText(details.enrollment_date)],
  [t('paper.instalment'), `₹ ${amount(details.installment_amount_paise)}`],
  [t('paper.instalments'), String(details.number_of_installments)],
  [t('paper.matures-on'), dayText(details.maturity_date)],
  [t('paper.redeem-by'), dayText(details.redeem_by)],
  ...(details.pan_last4 === '' ? [] : ([[t('paper.pan-ending'), details.pan_last4]] as const)),
];

function enrolmentParts(source: Source): PaperPart[] {
  const { details, now, t, locale, contact } = source;
  const { nominee } = details;
  return [
    {
      heading: t('paper.nominee'),
      facts: [
        [t('paper.nominee-name'), nominee.name],
        [t('paper.phone'), `+${nominee.phone}`],
        [t('paper.email'), nominee.email],
        [t('paper.relationship'), t(`paper.relationship.${nominee.relationship}`)],
      ],
    },
    {
      heading: t('paper.schedule'),
      table: {
        columns: [t('paper.number'), t('paper.due-on'), t('paper.grace-until'), t('paper.amount')],
        rows: details.installments.map((one) => [
          String(one.installment_number),
          dayText(one.due_date),
          dayText(one.grace_until),
          amount(one.amount_paise),
        ]),
      },
    },
    {
      heading: t('paper.terms'),
      facts: [
        [t('paper.consented-at'), dayText(indianDay(now.plan.consented_at))],
        [t('paper.terms-version'), details.terms_version],
      ],
      sentences: termSentences(locale, contact),
    },
  ];
}

function receiptParts({ details, document, t, locale }: Source): PaperPart[] {
  const payment = details.installments
    .flatMap(({ payments }) => payments)
    .find(({ document_id: id }) => id === document.document_id);
  const minor = document.amount_paise;
  return [
    {
      heading: t('paper.title.receipt'),
      facts: [
        [t('paper.receipt-no'), payment?.payment_id ?? ''],
        [t('paper.paid-on'), dayText(document.dated)],
        [t('paper.paid-for'), String(document.installment_number)],
        [t('paper.amount'), amount(minor)],
        [t('paper.in-words'), amountInWords({ currency: 'INR', minor }, locale)],
        [t('paper.payments'), payment === undefined ? '' : t(`paper.via.${payment.via}`)],
      ],
    },
  ];
}

function statementParts({ details, t }: Source): PaperPart[] {
  const payments = details.installments.flatMap((one) =>
    one.payments.map((payment) => [
      String(one.installment_number),
      dayOf(payment.paid_at),
      t(`paper.via.${payment.via}`),
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
      heading: t('paper.title.statement'),
      facts: [
        [t('paper.state'), t(`paper.state.${details.status}`)],
        [t('paper.total-paid'), amount(details.total_investment_paise)],
        [t('paper.contribution'), amount(details.copay_amount_paise)],
        [t('paper.refunded'), amount(details.refunded_paise)],
        [t('paper.redeemed'), amount(details.redeemed_paise)],
        [t('paper.value'), amount(details.value_paise)],
      ],
    },
    ...table(t('paper.payments'), [t('paper.number'), t('paper.paid-on'), '', t('paper.amount')], payments),
    ...table(
      t('paper.refunds'),
      [t('paper.paid-on'), t('paper.amount')],
      details.refunds.map((refund) => [dayOf(refund.requested_at), amount(refund.amount_paise)]),
    ),
    ...table(
      t('paper.spent'),
      ['', t('paper.paid-on'), t('paper.amount')],
      details.redemptions
        .filter(({ state }) => state === 'spent')
        .map((row) => [row.order_no, dayOf(row.at), amount(row.amount_paise - row.returned_paise)]),
    ),
  ];
}

function acknowledgementParts(source: Source): PaperPart[] {
  const { t } = source;
  return [
    { heading: t('paper.title.acknowledgement'), sentences: [t('paper.acknowledged')] },
    ...statementParts(source),
  ];
}

const PARTS = {
  enrolment_form: enrolmentParts,
  receipt: receiptParts,
  statement: statementParts,
  acknowledgement: acknowledgementParts,
} as const satisfies Record<PlanDocument['kind'], (source: Source) => PaperPart[]>;

/** A paper of a plan in one language: that it is a discount and no deposit, and who hears grievances, stands on each. */
export function composePaper(
  details: PlanDetails,
  now: PlanNow,
  document: PlanDocument,
  { locale, contact }: { readonly locale: Locale; readonly contact: StoreContact },
): Paper {
  const t = texts(locale);
  const source = { details, now, document, t, locale, contact };
  const sentences = termSentences(locale, contact);
  const legal = document.kind === 'enrolment_form' ? [] : [sentences[0] ?? '', sentences.at(-1) ?? ''];
  return {
    locale,
    title: t(`paper.title.${document.kind}`),
    seller: {
      name: sellerName(locale),
      lines: [...SELLER.address, `GSTIN ${SELLER.gstin}`],
    },
    facts: [...planFacts(source), [t('paper.as-of'), dayText(document.dated)]],
    parts: [
      ...PARTS[document.kind](source),
      ...(legal.length === 0 ? [] : [{ heading: t('paper.grievance'), sentences: legal }]),
    ],
    pageLabel: t('paper.page', PLACES),
  };
}
