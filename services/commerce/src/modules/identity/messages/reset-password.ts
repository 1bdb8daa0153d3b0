import { lines, type Template } from '../../../platform/notifications/template.ts';

export interface ResetPasswordValues {
  /** Address within the shop that holds the token, e.g. `/sign-in/reset-password/#token=…`. Gone from the outbox as soon as the message is out. */
  readonly path: string;
  readonly minutes: number;
}

export const resetPassword: Template<ResetPasswordValues> = {
  en: {
    email: ({ path, minutes }, { origin }) => ({
      subject: 'Choose a new password',
      text: lines(
        'You can choose a new password here:',
        `${origin}${path}`,
        '',
        `The link works once, for ${minutes} minutes.`,
        '',
        'If you did not ask for it, you can leave this message alone: your password stays as it is.',
      ),
    }),
    sms: ({ path, minutes }, { origin }) =>
      `Choose a new password for Suvarna within ${minutes} minutes: ${origin}${path}`,
  },
  hi: {
    email: ({ path, minutes }, { origin }) => ({
      subject: 'नया पासवर्ड चुनें',
      text: lines(
        'आप यहाँ नया पासवर्ड चुन सकते हैं:',
        `${origin}/hi${path}`,
        '',
        `यह लिंक एक ही बार, ${minutes} मिनट तक काम करेगा।`,
        '',
        'यदि आपने यह नहीं माँगा, तो आपको कुछ करने की ज़रूरत नहीं है: आपका पासवर्ड वही रहेगा।',
      ),
    }),
    sms: ({ path, minutes }, { origin }) =>
      `सुवर्ण के लिए ${minutes} मिनट के भीतर नया पासवर्ड चुनें: ${origin}/hi${path}`,
  },
};
