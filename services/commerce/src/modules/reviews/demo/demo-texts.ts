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
    title: 'Sample review, five stars',
    body: 'This is a sample review, not from a customer. Real reviews tell you how a piece looks and feels to wear.',
  },
  {
    rating: 4,
    locale: 'hi',
    title: 'नमूना समीक्षा, चार सितारे',
    body: 'यह नमूना समीक्षा है, किसी ग्राहक की नहीं। असली समीक्षाओं में गहने के दिखने और पहनने के बारे में लिखा होता है।',
  },
  {
    rating: 5,
    locale: 'hi',
    title: 'नमूना समीक्षा, पाँच सितारे',
    body: 'यह नमूना समीक्षा है, किसी ग्राहक की नहीं। असली समीक्षाएँ गहना मिलने के बाद लिखी जाती हैं।',
  },
  {
    rating: 3,
    locale: 'en',
    title: 'Sample review, three stars',
    body: 'This is a sample review, not from a customer. Critical reviews are shown as well.',
  },
];
