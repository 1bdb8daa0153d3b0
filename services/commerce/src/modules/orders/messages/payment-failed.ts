import { lines, type Template } from '../../../platform/notifications/template.ts';

export interface PaymentFailedValues {
  readonly orderNo: string;
}

export const paymentFailed: Template<PaymentFailedValues> = {
  en: {
    email: ({ orderNo }, { origin }) => ({
      subject: `Payment failed: ${orderNo}`,
      text: lines(
        `The payment for your order ${orderNo} did not go through. Your pieces are still in your bag.`,
        '',
        `You can try again here: ${origin}/orderstats/${orderNo}/`,
        '',
        'If money was deducted, it comes back by itself. Please write to us if it does not.',
      ),
    }),
    sms: ({ orderNo }, { origin }) =>
      `The payment for your Suvarna order ${orderNo} did not go through. Try again: ${origin}/orderstats/${orderNo}/`,
  },
  hi: {
    email: ({ orderNo }, { origin }) => ({
      subject: `भुगतान नहीं हुआ: ${orderNo}`,
      text: lines(
        `आपके ऑर्डर ${orderNo} का भुगतान पूरा नहीं हुआ। आपके गहने अब भी आपके बैग में हैं।`,
        '',
        `आप यहाँ फिर कोशिश कर सकते हैं: ${origin}/hi/orderstats/${orderNo}/`,
        '',
        'यदि पैसे कट गए हैं, तो वे अपने आप लौट आएँगे। यदि न लौटें, तो कृपया हमें लिखें।',
      ),
    }),
    sms: ({ orderNo }, { origin }) =>
      `आपके सुवर्ण ऑर्डर ${orderNo} का भुगतान पूरा नहीं हुआ। फिर कोशिश करें: ${origin}/hi/orderstats/${orderNo}/`,
  },
};
