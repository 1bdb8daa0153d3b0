import { GIFT_GUIDE, SIZE_GUIDE, SOLITAIRE_BUILDER } from '../../paths.ts';

export type LandingName = 'coins' | 'solitaires' | 'gifts';

interface Door {
  /** Key of its text. */
  readonly text: string;
  /** Language-neutral. */
  readonly to: string;
}

const SHAPES = ['round', 'oval', 'pear', 'cushion', 'princess', 'emerald-cut', 'marquise'] as const;
const WEIGHTS = ['under+2g', '2g+4g', '4g+6g', '8g+10g', 'above+10g'] as const;
const RECIPIENTS = ['wife', 'girlfriend', 'mother', 'daughter', 'husband', 'self'] as const;

const DOORS: Readonly<Record<LandingName, readonly Door[]>> = {
  coins: [
    { text: 'coins.rate-today', to: '/gold-rate/' },
    ...WEIGHTS.map((band) => ({
      text: `weight.${band}`,
      to: `/jewellery/gold+coins-weight+${band}-filter/`,
    })),
  ],
  solitaires: [
    { text: 'solitaires.build', to: SOLITAIRE_BUILDER },
    ...SHAPES.map((shape) => ({ text: `shape.${shape}`, to: `${SOLITAIRE_BUILDER}?shape=${shape}` })),
  ],
  gifts: [
    { text: 'gifts.guide', to: GIFT_GUIDE },
    ...RECIPIENTS.map((id) => ({ text: `for.${id}`, to: `${GIFT_GUIDE}?for=${id}` })),
  ],
};

export const doorsOf = (name: LandingName): readonly Door[] => DOORS[name];

/** What is told below the list, each with where more of it is said. */
export const FACTS: Readonly<Record<LandingName, readonly { readonly id: string; readonly to?: string }[]>> =
  {
    coins: [{ id: 'purity' }, { id: 'price', to: '/gold-rate/' }, { id: 'back', to: '/policy/buy-back/' }],
    solitaires: [
      { id: 'grades', to: SOLITAIRE_BUILDER },
      { id: 'certificate' },
      { id: 'size', to: SIZE_GUIDE },
      { id: 'exchange', to: '/policy/lifetime-exchange/' },
    ],
    gifts: [
      { id: 'size', to: SIZE_GUIDE },
      { id: 'card', to: '/gift-cards/' },
      { id: 'back', to: '/policy/returns/' },
    ],
  };
