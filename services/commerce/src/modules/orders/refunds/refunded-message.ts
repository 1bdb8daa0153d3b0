import type { RefundTo } from '@suvarna/contracts/orders';
import type { Locale } from '@suvarna/contracts/locale';
import type { Money } from '@suvarna/contracts/money';
import { amountText } from '../../../platform/notifications/amount.ts';
import type { Template, TemplateContext } from '../../../platform/notifications/template.ts';

export interface Refunded {
  readonly orderNo: string;
  /** What went back the way it was paid; zero when none of it was money. */
  readonly amount: Money;
  /** Left out by messages that were written before there was a choice. */
  readonly to?: RefundTo;
  /** What went back besides money: `500 coins`. */
  readonly also: readonly Readonly<Record<Locale, string>>[];
}

/** `₹51,845 and 500 coins`. */
function backOf({ amount, also }: Refunded, { locale, t }: TemplateContext): string {
  const parts = [
    ...(amount.minor > 0 ? [amountText(amount, locale)] : []),
    ...also.map((tender) => tender[locale]),
  ];
  return parts.reduce((first, second) => (first === '' ? second : t('refunded.and', { first, second })), '');
}

function textOf(part: 'text' | 'sms', values: Refunded, context: TemplateContext): string {
  const inWallet = values.to === 'credits' && values.amount.minor > 0;
  return context.t(`refunded.${inWallet ? `credits-${part}` : part}`, {
    orderNo: values.orderNo,
    back: backOf(values, context),
  });
}

export const refunded: Template<Refunded> = {
  email: (values, context) => ({
    subject: context.t('refunded.subject', { orderNo: values.orderNo }),
    text: textOf('text', values, context),
  }),
  sms: (values, context) => textOf('sms', values, context),
};
