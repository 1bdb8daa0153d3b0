import { lines, type Template } from '../../../platform/notifications/template.ts';

export interface DeliveredValues {
  readonly orderNo: string;
}

export const delivered: Template<DeliveredValues> = {
  en: {
    email: ({ orderNo }, { origin }) => ({
      subject: `Delivered: ${orderNo}`,
      text: lines(
        `Your order ${orderNo} has been delivered. Thank you for buying from us.`,
        '',
        `The invoice, and returns if something is not right: ${origin}/orderstats/${orderNo}/`,
      ),
    }),
    sms: ({ orderNo }, { origin }) =>
      `Your Suvarna order ${orderNo} has been delivered. Invoice and returns: ${origin}/orderstats/${orderNo}/`,
  },
  hi: {
    email: ({ orderNo }, { origin }) => ({
      subject: `पहुँच गया: ${orderNo}`,
      text: lines(
        `आपका ऑर्डर ${orderNo} पहुँच गया है। हमसे ख़रीदने के लिए धन्यवाद।`,
        '',
        `बिल, और कुछ ठीक न हो तो वापसी: ${origin}/hi/orderstats/${orderNo}/`,
      ),
    }),
    sms: ({ orderNo }, { origin }) =>
      `आपका सुवर्ण ऑर्डर ${orderNo} पहुँच गया है। बिल और वापसी: ${origin}/hi/orderstats/${orderNo}/`,
  },
};
