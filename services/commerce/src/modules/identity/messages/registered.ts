import { lines, type Template } from '../../../platform/notifications/template.ts';

/** Nothing in it comes from the form: the address may not be the sender's. */
export type RegisteredValues = Readonly<Record<string, never>>;

export const registered: Template<RegisteredValues> = {
  en: {
    email: (_values, { origin }) => ({
      subject: 'Welcome to Suvarna',
      text: lines(
        'Your account is ready.',
        '',
        `Your bag, your wishlist and your orders are kept for you: ${origin}/account/`,
        '',
        'If you did not open this account, please reply to this message and we will close it.',
      ),
    }),
    sms: (_values, { origin }) => `Your Suvarna account is ready: ${origin}/account/`,
  },
  hi: {
    email: (_values, { origin }) => ({
      subject: 'सुवर्ण में आपका स्वागत है',
      text: lines(
        'आपका खाता तैयार है।',
        '',
        `आपका बैग, इच्छा-सूची और ऑर्डर यहाँ सुरक्षित हैं: ${origin}/hi/account/`,
        '',
        'यदि यह खाता आपने नहीं खोला, तो कृपया इस संदेश का उत्तर दें, हम इसे बंद कर देंगे।',
      ),
    }),
    sms: (_values, { origin }) => `आपका सुवर्ण खाता तैयार है: ${origin}/hi/account/`,
  },
};
