import { lines, type Template } from '../../../platform/notifications/template.ts';

export interface CancelRequestedValues {
  readonly orderNo: string;
}

export const cancelRequested: Template<CancelRequestedValues> = {
  en: {
    email: ({ orderNo }, { origin }) => ({
      subject: `Cancel Requested: ${orderNo}`,
      text: lines(
        `We have your request to cancel order ${orderNo}. Our support team will contact you.`,
        '',
        `Its state is here: ${origin}/orderstats/${orderNo}/`,
      ),
    }),
    sms: ({ orderNo }) =>
      `We have your request to cancel Suvarna order ${orderNo}. Our support team will contact you.`,
  },
  hi: {
    email: ({ orderNo }, { origin }) => ({
      subject: `रद्द करने का अनुरोध: ${orderNo}`,
      text: lines(
        `ऑर्डर ${orderNo} रद्द करने का आपका अनुरोध हमें मिल गया है। हमारी सहायता टीम आपसे संपर्क करेगी।`,
        '',
        `इसकी स्थिति यहाँ है: ${origin}/hi/orderstats/${orderNo}/`,
      ),
    }),
    sms: ({ orderNo }) =>
      `सुवर्ण ऑर्डर ${orderNo} रद्द करने का आपका अनुरोध हमें मिल गया है। हमारी सहायता टीम आपसे संपर्क करेगी।`,
  },
};
