import type { ExchangeRequest, FormulaLine } from '@suvarna/contracts/exchange';
import { fieldIn, type Locale } from '@suvarna/contracts/locale';
import { indianDay } from '@suvarna/contracts/indian-day';
import { gramNumber } from '@suvarna/contracts/money';
import { SELLER } from '@suvarna/contracts/seller';
import { sellerName } from '@suvarna/i18n/seller';
import type { Translate } from '@suvarna/i18n';
import { PLACES, type Paper, type PaperPart } from '../../../platform/documents/paper.ts';
import { amountInWords, dayText, decimalText } from '../../orders/index.ts';
import { texts } from './texts.ts';

interface ReceiptSource {
  readonly locale: Locale;
  readonly request: ExchangeRequest;
  /** Numbers of the hallmark, as on the invoice. */
  readonly huids: readonly string[];
  readonly quotedAt: Date;
  readonly customer: string;
  /** What the bank knows the payment by; `''` where none was made. */
  readonly reference: string;
  readonly at: Date;
}

type Facts = NonNullable<PaperPart['facts']>;

const dayOf = (moment: string | Date): string => dayText(indianDay(new Date(moment)));
const grams = (t: Translate, milligrams: number): string => t('grams', { grams: gramNumber(milligrams) });
const rupees = (minor: number): string => `₹ ${decimalText(minor, 'INR')}`;
/** A fact that is left out where there is nothing to say. */
const said = (label: string, value: string): Facts => (value === '' ? [] : [[label, value]]);

const formula = (
  t: Translate,
  lines: readonly FormulaLine[],
  amount: number,
): NonNullable<PaperPart['table']> => ({
  columns: [t('line'), t('amount')],
  rows: [
    ...lines.map(({ line, amount_paise: paise }) => [t(`row.${line}`), decimalText(paise, 'INR')]),
    [t('total'), decimalText(amount, 'INR')],
  ],
});

function pieceParts({ request, huids, quotedAt, locale }: ReceiptSource, t: Translate): PaperPart[] {
  const { kind, karat, net_weight_mg: netMg } = request;
  const isOwn = kind !== 'old-gold';
  return [
    {
      heading: t('piece'),
      facts: [
        [t('what'), fieldIn(request, 'title', locale)],
        [t(isOwn ? 'karat' : 'karat-said'), String(karat)],
        [t(isOwn ? 'weight' : 'weight-said'), grams(t, netMg)],
        ...said(t('huid'), huids.join(', ')),
      ],
    },
    {
      heading: t('quote'),
      facts: [
        [t('quote-on'), dayOf(quotedAt)],
        [t('rate', { karat }), rupees(request.gold_rate_paise)],
        [t('rate-version'), String(request.rate_version)],
      ],
      table: formula(t, request.lines, request.amount_paise),
    },
  ];
}

function testPart({ request: { kind, inspection } }: ReceiptSource, t: Translate): PaperPart[] {
  if (inspection === null) return [];
  const { karat, missing_pieces: missing, lost_certificate: isLost } = inspection;
  return [
    {
      heading: t('test'),
      facts: [
        [t('weight-found'), grams(t, inspection.net_weight_mg)],
        [t('karat-found'), String(karat)],
        [t('rate', { karat }), rupees(inspection.gold_rate_paise)],
        ...(kind === 'old-gold'
          ? []
          : ([
              [t('huid-found'), t(`huid-found.${inspection.huid}`)],
              [t('missing'), String(missing)],
              [t('certificate'), t(isLost ? 'certificate.lost' : 'certificate.there')],
            ] as const)),
      ],
      table: formula(t, inspection.lines, inspection.amount_paise),
    },
  ];
}

function givenPart({ request, reference, locale }: ReceiptSource, t: Translate): PaperPart {
  const { inspection, state, pay_to: to, account_last4: last4, note } = request;
  const { bank_paise: bank = 0, credits_paise: credits = 0 } = request;
  const minor = inspection?.amount_paise ?? request.amount_paise;
  const isOver = ['rejected', 'declined', 'gone-back'].includes(state);
  return {
    heading: t('given'),
    facts: [
      [t('state'), t(`state.${state}`)],
      ...(isOver
        ? []
        : ([
            [t('amount-due'), rupees(minor)],
            [t('in-words'), amountInWords({ currency: 'INR', minor }, locale)],
            ...(bank > 0 && credits > 0
              ? ([
                  [t('pay-to.bank', { last4 }), rupees(bank)],
                  [t('pay-to.credits'), rupees(credits)],
                ] as const)
              : ([[t('pay-to'), t(`pay-to.${to}`, { last4 })]] as const)),
          ] as const)),
      ...said(t('reference'), reference),
      ...said(t('note'), note),
    ],
  };
}

/** What was handed in, what it was quoted and found to be worth, and what is given for it, in one language. */
export function composeReceipt(source: ReceiptSource): Paper {
  const { locale, request, customer, at } = source;
  const t = texts(locale);
  const received = request.steps.find(({ state }) => state === 'received');
  return {
    locale,
    title: t(`title.${request.kind}`),
    seller: { name: sellerName(locale), lines: [...SELLER.address, `GSTIN ${SELLER.gstin}`] },
    facts: [
      [t('request'), request.request_id],
      ...said(t('order'), request.order_no),
      ...said(t('customer'), customer),
      [t('asked-on'), dayOf(request.asked_at)],
      ...said(t('received-on'), received === undefined ? '' : dayOf(received.at)),
      [t('hand-over'), t(`hand-over.${request.hand_over}`)],
      ...said(t('pan'), request.pan_last4),
      [t('made-on'), dayOf(at)],
    ],
    parts: [
      ...pieceParts(source, t),
      ...testPart(source, t),
      givenPart(source, t),
      {
        heading: t('course'),
        table: {
          columns: [t('state'), t('day')],
          rows: request.steps.map((step) => [t(`state.${step.state}`), dayOf(step.at)]),
        },
      },
      {
        heading: '',
        sentences: [...(request.inspection === null ? [t('not-final')] : []), t('no-invoice')],
      },
    ],
    pageLabel: t('page', PLACES),
  };
}
