import type { ExchangeKind } from '@suvarna/contracts/exchange';
import { type Locale, wordingOf } from '@suvarna/contracts/locale';
import { indianDay } from '@suvarna/contracts/indian-day';
import { amountText } from '../../platform/notifications/amount.ts';
import { dayText } from '../../platform/notifications/day.ts';
import { messagesIn } from '../../platform/notifications/messages.ts';
import { template } from '../../platform/notifications/template.ts';
import type { RequestKind, RequestRow } from '../requests/index.ts';
import { amountGiven, evidenceOf, partsGiven } from './evidence.ts';
import { texts } from './texts.ts';

/** States of which a customer hears. */
export const TOLD = [
  'asked',
  'pickup-planned',
  'store-visit',
  'received',
  'offered',
  'rejected',
  'gone-back',
  'credited',
  'name-check',
  'payout-failed',
  'paid-out',
  'refused',
  'ended',
] as const;

interface ExchangeNews {
  readonly state: (typeof TOLD)[number];
  readonly kind: ExchangeKind;
  readonly requestId: string;
  /** Of what it is about: all of it, or, once the bank is asked, its part. */
  readonly amount: number;
  /** What is given as credits beside the bank's part; 0 where all goes one way. */
  readonly credits: number;
  readonly title: Readonly<Record<Locale, string>>;
  /** An offer of what was quoted: its customer's word is needed for another reason. Left out of messages from before it was said. */
  readonly isAsQuoted?: boolean;
  /** Until when an offer stands, or a piece is waited for. */
  readonly until: string | null;
  /** `''` for old gold. */
  readonly orderNo: string;
}

declare module '../../platform/notifications/messages.ts' {
  interface Messages {
    'exchange-request': ExchangeNews;
  }
}

function bodyOf({ state, credits, isAsQuoted }: ExchangeNews) {
  if (state === 'paid-out' && credits > 0) return 'paid-out.body-in-two' as const;
  if (state === 'offered' && isAsQuoted === true) return 'offered.body-as-quoted' as const;
  return `${state}.body` as const;
}

export const messages = messagesIn(texts, {
  'exchange-request': template('exchange-request', (news, { locale, t, page }) => ({
    title: t(`${news.state}.title`, { what: t(`what.${news.kind}`) }),
    requestId: news.requestId,
    body: t(bodyOf(news), {
      credits: amountText({ currency: 'INR', minor: news.credits }, locale),
      piece: news.title[locale],
      amount: amountText({ currency: 'INR', minor: news.amount }, locale),
      day: dayText(news.until, locale),
    }),
    page: page(news.orderNo === '' ? '/old-gold-exchange/' : `/account/orders/${news.orderNo}/`),
  })),
});

/** What is said of a request in its state; `undefined` where nothing is. */
export function newsOf(kind: ExchangeKind, request: RequestRow): ReturnType<RequestKind['news']> {
  const state = TOLD.find((told) => told === request.state);
  if (state === undefined) return undefined;
  const { title, titleHi: title_hi, orderNo, amount: quoted } = evidenceOf(request);
  const { bank, credits } = partsGiven(request);
  const isOfBank = state === 'paid-out' || state === 'payout-failed' || state === 'name-check';
  return {
    template: 'exchange-request',
    values: {
      state,
      kind,
      requestId: request.request_id,
      amount: isOfBank ? bank : amountGiven(request),
      credits: isOfBank ? credits : 0,
      title: wordingOf({ title, title_hi }, 'title'),
      isAsQuoted: amountGiven(request) === quoted,
      until: request.ends_at === null ? null : indianDay(request.ends_at),
      orderNo,
    },
  };
}
