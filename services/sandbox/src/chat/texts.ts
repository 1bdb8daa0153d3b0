import type { Language } from '../page/language.ts';

interface Texts {
  readonly title: string;
  readonly notReal: string;
  readonly hello: string;
  readonly about: string;
  readonly you: string;
  readonly agent: string;
  readonly field: string;
  readonly send: string;
  readonly other: string;
  readonly gone: string;
  readonly closed: string;
  /** First whose words occur answers; the last answers everything. */
  readonly answers: readonly { readonly words: readonly string[]; readonly text: string }[];
}

export const TEXTS: Readonly<Record<Language, Texts>> = {
  en: {
    title: 'Chat with Suvarna',
    notReal: 'A simulated chat provider. The answers are prepared; nobody reads your messages.',
    hello: 'Namaste! How may we help?',
    about: 'You are looking at',
    you: 'You',
    agent: 'Suvarna',
    field: 'Your message',
    send: 'Send',
    other: 'हिन्दी',
    gone: 'This conversation has ended. Start a new one from the store.',
    closed: 'We are here from 9am to 6pm, 365 days, and will answer then.',
    answers: [
      {
        words: ['return', 'refund', 'exchange'],
        text: 'You ask for a return in My orders. The pages under “Our promises” say what can be returned or exchanged, and until when.',
      },
      {
        words: ['order', 'track', 'deliver', 'arrive'],
        text: 'With your order number we can look. You can follow it yourself under “Track an order”.',
      },
      {
        words: ['size', 'ring', 'bangle'],
        text: 'Tell us the inner diameter of a ring that fits, in millimetres, and we name the size.',
      },
      {
        words: ['price', 'rate', 'gold', 'making'],
        text: 'Every price follows today’s gold rate. The breakup on the page of a design shows gold, making and tax line by line.',
      },
      { words: [], text: 'Thank you. A person of our team reads this and answers here.' },
    ],
  },
  hi: {
    title: 'सुवर्ण से बात करें',
    notReal: 'चैट प्रदाता का अनुकरण। जवाब पहले से लिखे हैं; आपके संदेश कोई नहीं पढ़ता।',
    hello: 'नमस्ते! हम आपकी क्या सहायता करें?',
    about: 'आप देख रहे हैं',
    you: 'आप',
    agent: 'सुवर्ण',
    field: 'आपका संदेश',
    send: 'भेजें',
    other: 'English',
    gone: 'यह बातचीत समाप्त हो गई है। स्टोर से नई बातचीत शुरू करें।',
    closed: 'हम सुबह 9 से शाम 6 बजे तक, साल के 365 दिन रहते हैं; जवाब तब मिलेगा।',
    answers: [
      {
        words: ['return', 'refund', 'exchange', 'वापस', 'लौटा', 'बदल'],
        text: 'वापसी “मेरे ऑर्डर” में माँगी जाती है। “हमारे वादे” के पेजों में लिखा है कि क्या और कब तक लौटाया या बदला जा सकता है।',
      },
      {
        words: ['order', 'track', 'ऑर्डर', 'कब', 'डिलीवरी'],
        text: 'ऑर्डर नंबर बताएँ, हम देखते हैं। आप “ऑर्डर की स्थिति देखें” में स्वयं भी देख सकते हैं।',
      },
      {
        words: ['size', 'नाप', 'साइज़', 'अंगूठी', 'चूड़ी'],
        text: 'जो अंगूठी ठीक आती है उसका भीतरी व्यास मिलीमीटर में बताएँ, हम साइज़ बता देंगे।',
      },
      {
        words: ['price', 'gold', 'भाव', 'दाम', 'क़ीमत', 'सोन'],
        text: 'हर क़ीमत आज के सोने के भाव से चलती है। डिज़ाइन के पेज पर सोना, मेकिंग और कर पंक्ति-दर-पंक्ति दिखते हैं।',
      },
      { words: [], text: 'धन्यवाद। हमारी टीम से कोई इसे पढ़कर यहीं जवाब देगा।' },
    ],
  },
};
