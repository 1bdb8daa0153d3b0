import { lines, type Template } from '../../../platform/notifications/template.ts';
import { ASKED, type AskedKind } from './request-kinds.ts';

export interface RequestReceivedValues {
  readonly orderNo: string;
  readonly kind: AskedKind;
}

export const requestReceived: Template<RequestReceivedValues> = {
  en: {
    email: ({ orderNo, kind }, { origin }) => ({
      subject: `We have your request: ${orderNo}`,
      text: lines(
        `We have your request about ${ASKED.en[kind]} of a piece of order ${orderNo}. Our support team looks at it and writes to you.`,
        '',
        `Its state is here: ${origin}/account/orders/${orderNo}/`,
      ),
    }),
    sms: ({ orderNo, kind }) =>
      `We have your request about ${ASKED.en[kind]} of a piece of Suvarna order ${orderNo} and will write to you.`,
  },
  hi: {
    email: ({ orderNo, kind }, { origin }) => ({
      subject: `आपका अनुरोध मिल गया: ${orderNo}`,
      text: lines(
        `ऑर्डर ${orderNo} के गहने के ${ASKED.hi[kind]} के बारे में आपका अनुरोध हमें मिल गया है। हमारी सहायता टीम इसे देखकर आपको लिखेगी।`,
        '',
        `इसकी स्थिति यहाँ है: ${origin}/hi/account/orders/${orderNo}/`,
      ),
    }),
    sms: ({ orderNo, kind }) =>
      `सुवर्ण ऑर्डर ${orderNo} के गहने के ${ASKED.hi[kind]} के बारे में आपका अनुरोध मिल गया है। हम आपको लिखेंगे।`,
  },
};
