import { lines, type Template } from '../../../platform/notifications/template.ts';

/** Sent in place of a refusal, so that a form does not tell a stranger who has an account. */
export type AddressKnownValues = Readonly<Record<string, never>>;

export const addressKnown: Template<AddressKnownValues> = {
  en: {
    email: (_values, { origin }) => ({
      subject: 'You have a Suvarna account already',
      text: lines(
        'Somebody, probably you, wanted to open an account with this address. There is one already, and it has not been changed.',
        '',
        `Sign in, or choose a new password, here: ${origin}/sign-in/`,
        '',
        'If it was not you, you can leave this message alone.',
      ),
    }),
    sms: (_values, { origin }) => `You have a Suvarna account already. Sign in here: ${origin}/sign-in/`,
  },
  hi: {
    email: (_values, { origin }) => ({
      subject: 'सुवर्ण में आपका खाता पहले से है',
      text: lines(
        'किसी ने, शायद आपने ही, इस पते से खाता खोलना चाहा। इस पते का खाता पहले से है और उसमें कुछ नहीं बदला।',
        '',
        `यहाँ साइन इन करें या नया पासवर्ड चुनें: ${origin}/hi/sign-in/`,
        '',
        'यदि यह आप नहीं थे, तो आपको कुछ करने की ज़रूरत नहीं है।',
      ),
    }),
    sms: (_values, { origin }) => `सुवर्ण में आपका खाता पहले से है। यहाँ साइन इन करें: ${origin}/hi/sign-in/`,
  },
};
