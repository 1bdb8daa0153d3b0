import { SOLITAIRE_CHOICES, type SolitaireChoice, type Solitaires } from '@suvarna/contracts/catalogue';
import { aCard } from '../catalogue.fixtures.ts';

/** One ring; nothing else is made. */
const MADE: Readonly<Record<SolitaireChoice, string>> = {
  shape: 'oval',
  carat: '0.5-0.75',
  cut: '',
  clarity: 'VS',
  grade: 'G-H',
  setting: 'ring',
};

export function someSolitaires(changed: Partial<Solitaires> = {}): Solitaires {
  const choice = (kind: SolitaireChoice) =>
    SOLITAIRE_CHOICES[kind].map((id) => ({
      id,
      count: id === MADE[kind] ? 1 : 0,
      from_paise: id === MADE[kind] ? 2_245_400 : 0,
    }));
  return {
    count: 1,
    page: 1,
    pages: 1,
    currency: 'INR',
    choices: {
      shape: choice('shape'),
      carat: choice('carat'),
      cut: choice('cut'),
      clarity: choice('clarity'),
      grade: choice('grade'),
      setting: choice('setting'),
    },
    results: [aCard()],
    stones: [
      {
        product_id: 1042,
        shape: 'oval',
        millicarat: 620,
        count: 1,
        cut: '',
        finish: 'very-good',
        clarity: 'VS',
        grade: 'G-H',
      },
    ],
    ...changed,
  };
}
