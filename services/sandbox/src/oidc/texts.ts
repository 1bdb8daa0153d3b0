import type { Language } from '../page/language.ts';
import type { ProviderName } from './clients.ts';
import type { Mail } from './oidc-simulator.ts';

interface Texts {
  readonly title: string;
  readonly notReal: string;
  readonly email: string;
  readonly first: string;
  readonly last: string;
  readonly mail: string;
  readonly mails: Readonly<Record<Mail, string>>;
  readonly hidden: string;
  readonly go: string;
  readonly cancel: string;
  readonly back: string;
  readonly backText: string;
  readonly wrong: string;
}

export const NAMES: Readonly<Record<ProviderName, string>> = { google: 'Google', apple: 'Apple' };

export const TEXTS: Readonly<Record<Language, Texts>> = {
  en: {
    title: 'Sign in to Suvarna',
    notReal: 'A simulator of this provider. Nothing here is real.',
    email: 'Email of this account',
    first: 'First name',
    last: 'Last name',
    mail: 'The address is',
    mails: {
      own: 'a mailbox of this provider',
      once: 'elsewhere, confirmed some time ago',
      unproven: 'not confirmed',
    },
    hidden: 'Hide my email from the store',
    go: 'Continue',
    cancel: 'Cancel',
    back: 'Back to the store',
    backText: 'The real page goes on by itself.',
    wrong: 'The store asked for something that this provider does not do.',
  },
  hi: {
    title: 'सुवर्ण में साइन इन करें',
    notReal: 'इस प्रदाता की जगह। यहाँ कुछ भी असली नहीं है।',
    email: 'इस खाते का ईमेल',
    first: 'पहला नाम',
    last: 'उपनाम',
    mail: 'यह पता है',
    mails: {
      own: 'इसी प्रदाता का',
      once: 'कहीं और का, कुछ समय पहले पुष्ट',
      unproven: 'पुष्ट नहीं',
    },
    hidden: 'स्टोर से मेरा ईमेल छिपाएँ',
    go: 'आगे बढ़ें',
    cancel: 'रद्द करें',
    back: 'स्टोर पर वापस जाएँ',
    backText: 'असली पेज अपने आप आगे बढ़ता है।',
    wrong: 'स्टोर ने कुछ ऐसा माँगा जो यह प्रदाता नहीं करता।',
  },
};
