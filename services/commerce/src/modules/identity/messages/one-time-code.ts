import { lines, type Template } from '../../../platform/notifications/template.ts';

export interface OneTimeCodeValues {
  /** Six digits. Gone from the outbox as soon as the message is out. */
  readonly code: string;
  readonly minutes: number;
}

/** The last line of the SMS lets a browser fill the code in, on our site alone (domain rules §2.13). */
export const oneTimeCode: Template<OneTimeCodeValues> = {
  en: {
    email: ({ code, minutes }) => ({
      subject: 'Your code for Suvarna',
      text: lines(
        `Your code is ${code}.`,
        '',
        `It works once, for ${minutes} minutes. Please tell it to nobody: we never ask for it.`,
        '',
        'If you did not ask for a code, you can leave this message alone.',
      ),
    }),
    sms: ({ code, minutes }, { domain }) =>
      lines(
        `${code} is your code for Suvarna. It works once, for ${minutes} minutes. Please tell it to nobody.`,
        '',
        `@${domain} #${code}`,
      ),
  },
  hi: {
    email: ({ code, minutes }) => ({
      subject: 'सुवर्ण के लिए आपका कोड',
      text: lines(
        `आपका कोड ${code} है।`,
        '',
        `यह एक ही बार, ${minutes} मिनट तक काम करेगा। कृपया इसे किसी को न बताएँ: हम इसे कभी नहीं पूछते।`,
        '',
        'यदि आपने कोड नहीं माँगा, तो आपको कुछ करने की ज़रूरत नहीं है।',
      ),
    }),
    sms: ({ code, minutes }, { domain }) =>
      lines(
        `${code} सुवर्ण के लिए आपका कोड है। यह एक ही बार, ${minutes} मिनट तक काम करेगा। कृपया इसे किसी को न बताएँ।`,
        '',
        `@${domain} #${code}`,
      ),
  },
};
