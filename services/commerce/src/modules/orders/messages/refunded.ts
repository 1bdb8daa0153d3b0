import type { Locale } from '@suvarna/contracts/locale';
import type { RefundTo } from '@suvarna/contracts/api/orders';
import type { Money } from '@suvarna/contracts/money';
import { amountText } from '../../../platform/notifications/amount.ts';
import { lines, type Template } from '../../../platform/notifications/template.ts';

export interface RefundedValues {
  readonly orderNo: string;
  /** What went back the way it was paid; zero when none of it was money. */
  readonly amount: Money;
  /** Left out by messages that were written before there was a choice. */
  readonly to?: RefundTo;
  /** What went back besides money: `500 coins`. */
  readonly also: readonly { readonly en: string; readonly hi: string }[];
}

const partsOf = ({ amount, also }: RefundedValues, locale: Locale): string[] => [
  ...(amount.minor > 0 ? [amountText(amount, locale)] : []),
  ...also.map((tender) => tender[locale]),
];
const isInWallet = ({ to, amount }: RefundedValues): boolean => to === 'credits' && amount.minor > 0;
const backInEnglish = (values: RefundedValues): string => partsOf(values, 'en').join(' and ');
const backInHindi = (values: RefundedValues): string => partsOf(values, 'hi').join(' और ');

export const refunded: Template<RefundedValues> = {
  en: {
    email: (values) => ({
      subject: `Refunded: ${values.orderNo}`,
      text: isInWallet(values)
        ? lines(
            `We have refunded ${backInEnglish(values)} for order ${values.orderNo}.`,
            '',
            'The money is in your wallet, as credits that do not expire.',
          )
        : lines(
            `We have refunded ${backInEnglish(values)} for order ${values.orderNo}, the way it was paid.`,
            '',
            'Banks take up to a week to show it.',
          ),
    }),
    sms: (values) =>
      `We have refunded ${backInEnglish(values)} for Suvarna order ${values.orderNo}. ${isInWallet(values) ? 'The money is in your wallet, as credits.' : 'Banks take up to a week to show it.'}`,
  },
  hi: {
    email: (values) => ({
      subject: `पैसे लौटाए गए: ${values.orderNo}`,
      text: isInWallet(values)
        ? lines(
            `ऑर्डर ${values.orderNo} के लिए हमने ${backInHindi(values)} लौटा दिए हैं।`,
            '',
            'यह राशि आपके वॉलेट में क्रेडिट के रूप में है और इसकी कोई अंतिम तिथि नहीं है।',
          )
        : lines(
            `ऑर्डर ${values.orderNo} के लिए हमने ${backInHindi(values)} उसी माध्यम से लौटा दिए हैं जिससे भुगतान हुआ था।`,
            '',
            'बैंक में दिखने में एक सप्ताह तक लग सकता है।',
          ),
    }),
    sms: (values) =>
      `सुवर्ण ऑर्डर ${values.orderNo} के लिए हमने ${backInHindi(values)} लौटा दिए हैं। ${isInWallet(values) ? 'यह राशि आपके वॉलेट में क्रेडिट के रूप में है।' : 'बैंक में दिखने में एक सप्ताह तक लग सकता है।'}`,
  },
};
