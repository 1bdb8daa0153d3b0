import type { Language } from '../page/language.ts';
import type { Decision } from './caller-id-simulator.ts';

interface Texts {
  readonly app: string;
  readonly title: string;
  readonly notReal: string;
  readonly phone: string;
  readonly first: string;
  readonly last: string;
  readonly buttons: Readonly<Record<Decision, string>>;
  readonly notified: string;
  readonly notNotified: string;
  readonly wrong: string;
  readonly other: string;
}

export const TEXTS: Readonly<Record<Language, Texts>> = {
  en: {
    app: 'Caller identification',
    title: 'Suvarna asks who you are',
    notReal: 'A simulator of the app on a phone. Nothing here is real.',
    phone: 'Phone of this app, with its country code',
    first: 'First name',
    last: 'Last name',
    buttons: {
      confirm: 'Yes, sign me in',
      reject: 'No, use another way',
      fail: 'Yes, and the provider fails',
    },
    notified: 'The store knows. You can go back to it.',
    notNotified: 'The store could not be notified.',
    wrong: 'Write the phone with its country code, digits only.',
    other: 'हिन्दी',
  },
  hi: {
    app: 'कॉलर पहचान',
    title: 'सुवर्ण जानना चाहता है कि आप कौन हैं',
    notReal: 'फ़ोन के ऐप की जगह। यहाँ कुछ भी असली नहीं है।',
    phone: 'इस ऐप का फ़ोन, देश कोड के साथ',
    first: 'पहला नाम',
    last: 'उपनाम',
    buttons: { confirm: 'हाँ, साइन इन करें', reject: 'नहीं, दूसरा तरीक़ा', fail: 'हाँ, और प्रदाता विफल हो' },
    notified: 'स्टोर को बता दिया गया है। आप वापस जा सकते हैं।',
    notNotified: 'स्टोर को बताया नहीं जा सका।',
    wrong: 'फ़ोन देश कोड के साथ, केवल अंकों में लिखें।',
    other: 'English',
  },
};
