import type { Money } from '@suvarna/contracts/money';
import { amountText } from '../../../platform/notifications/amount.ts';
import { lines, type Template } from '../../../platform/notifications/template.ts';

export interface OrderPlacedValues {
  readonly orderNo: string;
  readonly total: Money;
}

export const orderPlaced: Template<OrderPlacedValues> = {
  en: {
    email: ({ orderNo, total }, { origin }) => ({
      subject: `Order Placed: ${orderNo}`,
      text: lines(
        'Thank you for your order.',
        '',
        `Order number: ${orderNo}`,
        `Total: ${amountText(total, 'en')}`,
        '',
        `Follow it here: ${origin}/orderstats/${orderNo}/`,
      ),
    }),
    sms: ({ orderNo, total }, { origin }) =>
      `Thank you. Your Suvarna order ${orderNo} for ${amountText(total, 'en')} is placed. Follow it: ${origin}/orderstats/${orderNo}/`,
  },
  hi: {
    email: ({ orderNo, total }, { origin }) => ({
      subject: `ऑर्डर मिल गया: ${orderNo}`,
      text: lines(
        'आपके ऑर्डर के लिए धन्यवाद।',
        '',
        `ऑर्डर संख्या: ${orderNo}`,
        `कुल: ${amountText(total, 'hi')}`,
        '',
        `इसकी स्थिति यहाँ देखें: ${origin}/hi/orderstats/${orderNo}/`,
      ),
    }),
    sms: ({ orderNo, total }, { origin }) =>
      `धन्यवाद। आपका सुवर्ण ऑर्डर ${orderNo} (${amountText(total, 'hi')}) मिल गया है। स्थिति देखें: ${origin}/hi/orderstats/${orderNo}/`,
  },
};
