import type { Money } from '@suvarna/contracts/money';
import { amountText } from '../amount.ts';
import { lines, type Template } from '../template.ts';

export interface RefundedValues {
  readonly orderNo: string;
  /** What went back the way it was paid; zero when only coins were given back. */
  readonly amount: Money;
  readonly coins: number;
}

const backInEnglish = ({ amount, coins }: RefundedValues): string =>
  [...(amount.minor > 0 ? [amountText(amount, 'en')] : []), ...(coins > 0 ? [`${coins} coins`] : [])].join(
    ' and ',
  );
const backInHindi = ({ amount, coins }: RefundedValues): string =>
  [...(amount.minor > 0 ? [amountText(amount, 'hi')] : []), ...(coins > 0 ? [`${coins} कॉइन`] : [])].join(
    ' और ',
  );

export const refunded: Template<RefundedValues> = {
  en: {
    email: (values) => ({
      subject: `Refunded: ${values.orderNo}`,
      text: lines(
        `We have refunded ${backInEnglish(values)} for order ${values.orderNo}, the way it was paid.`,
        '',
        'Banks take up to a week to show it.',
      ),
    }),
    sms: (values) =>
      `We have refunded ${backInEnglish(values)} for Suvarna order ${values.orderNo}. Banks take up to a week to show it.`,
  },
  hi: {
    email: (values) => ({
      subject: `पैसे लौटाए गए: ${values.orderNo}`,
      text: lines(
        `ऑर्डर ${values.orderNo} के लिए हमने ${backInHindi(values)} उसी माध्यम से लौटा दिए हैं जिससे भुगतान हुआ था।`,
        '',
        'बैंक में दिखने में एक सप्ताह तक लग सकता है।',
      ),
    }),
    sms: (values) =>
      `सुवर्ण ऑर्डर ${values.orderNo} के लिए हमने ${backInHindi(values)} लौटा दिए हैं। बैंक में दिखने में एक सप्ताह तक लग सकता है।`,
  },
};
