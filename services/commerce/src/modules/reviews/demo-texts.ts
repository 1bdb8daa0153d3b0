import type { Locale } from '@suvarna/contracts/locale';

interface DemoText {
  readonly rating: number;
  readonly locale: Locale;
  readonly title: string;
  readonly body: string;
}

/** What demo reviews say: that they are none. */
export const DEMO_TEXTS: readonly DemoText[] = [
  {
    rating: 5,
    locale: 'en',
    title: 'An example of five stars',
    body: 'This is a demo review. It shows where a customer would say how the piece looks and how it is worn.',
  },
  {
    rating: 4,
    locale: 'hi',
    title: 'चार सितारों का एक नमूना',
    body: 'यह एक नमूना समीक्षा है। यहाँ कोई ग्राहक बताता कि गहना कैसा दिखता है और पहनने में कैसा है।',
  },
  {
    rating: 5,
    locale: 'hi',
    title: 'पाँच सितारों का एक नमूना',
    body: 'यह एक नमूना समीक्षा है, किसी ग्राहक ने नहीं लिखी। असली समीक्षाएँ गहना मिलने के बाद लिखी जाती हैं।',
  },
  {
    rating: 3,
    locale: 'en',
    title: 'An example of three stars',
    body: 'This is a demo review. It shows that a store has to show what does not please as well.',
  },
];
