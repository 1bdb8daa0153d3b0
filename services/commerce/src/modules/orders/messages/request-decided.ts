import { lines, type Template } from '../../../platform/notifications/template.ts';
import { ASKED, type AskedKind } from './request-kinds.ts';

export interface RequestDecidedValues {
  readonly orderNo: string;
  readonly kind: AskedKind;
  readonly decision: 'accepted' | 'declined' | 'done';
  /** What the store's people want to say with it; may be empty. */
  readonly note: string;
}

const EN = {
  accepted: 'We accept your request. Our courier will collect the piece.',
  declined: 'We cannot accept your request.',
  done: 'The work is done and the piece is on its way back to you.',
} as const;
const HI = {
  accepted: 'आपका अनुरोध स्वीकार है। हमारा कूरियर गहना लेने आएगा।',
  declined: 'हम आपका अनुरोध स्वीकार नहीं कर सकते।',
  done: 'काम पूरा हो गया है और गहना आपके पास आ रहा है।',
} as const;

export const requestDecided: Template<RequestDecidedValues> = {
  en: {
    email: ({ orderNo, kind, decision, note }, { origin }) => ({
      subject: `Your request: ${orderNo}`,
      text: lines(
        `About your request (${ASKED.en[kind]}) for order ${orderNo}: ${EN[decision]}`,
        ...(note === '' ? [] : ['', note]),
        '',
        `${origin}/account/orders/${orderNo}/`,
      ),
    }),
    sms: ({ orderNo, decision }) => `Your request for Suvarna order ${orderNo}: ${EN[decision]}`,
  },
  hi: {
    email: ({ orderNo, kind, decision, note }, { origin }) => ({
      subject: `आपका अनुरोध: ${orderNo}`,
      text: lines(
        `ऑर्डर ${orderNo} के लिए आपके अनुरोध (${ASKED.hi[kind]}) के बारे में: ${HI[decision]}`,
        ...(note === '' ? [] : ['', note]),
        '',
        `${origin}/hi/account/orders/${orderNo}/`,
      ),
    }),
    sms: ({ orderNo, decision }) => `सुवर्ण ऑर्डर ${orderNo} का अनुरोध: ${HI[decision]}`,
  },
};
