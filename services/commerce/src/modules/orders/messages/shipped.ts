import { lines, type Template } from '../../../platform/notifications/template.ts';

export interface ShippedValues {
  readonly orderNo: string;
}

export const shipped: Template<ShippedValues> = {
  en: {
    email: ({ orderNo }, { origin }) => ({
      subject: `On its way: ${orderNo}`,
      text: lines(
        `Your order ${orderNo} has been dispatched, insured and sealed. Please accept it only if the seal is unbroken.`,
        '',
        `Follow it here: ${origin}/orderstats/${orderNo}/`,
      ),
    }),
    sms: ({ orderNo }, { origin }) =>
      `Your Suvarna order ${orderNo} is on its way. Follow it: ${origin}/orderstats/${orderNo}/`,
  },
  hi: {
    email: ({ orderNo }, { origin }) => ({
      subject: `रास्ते में है: ${orderNo}`,
      text: lines(
        `आपका ऑर्डर ${orderNo} बीमा और मुहर के साथ भेज दिया गया है। मुहर सही हो तभी इसे स्वीकार करें।`,
        '',
        `स्थिति यहाँ देखें: ${origin}/hi/orderstats/${orderNo}/`,
      ),
    }),
    sms: ({ orderNo }, { origin }) =>
      `आपका सुवर्ण ऑर्डर ${orderNo} रास्ते में है। स्थिति देखें: ${origin}/hi/orderstats/${orderNo}/`,
  },
};
