export declare const CARAT_BANDS: readonly [
  {
    readonly id: 'under-0.5';
    readonly from: 0;
    readonly below: 500;
  },
  {
    readonly id: '0.5-0.75';
    readonly from: 500;
    readonly below: 750;
  },
  {
    readonly id: '0.75-1';
    readonly from: 750;
    readonly below: 1000;
  },
  {
    readonly id: '1-1.5';
    readonly from: 1000;
    readonly below: 1500;
  },
  {
    readonly id: 'from-1.5';
    readonly from: 1500;
    readonly below: 1000000;
  },
];
export declare const SOLITAIRE_CHOICES: {
  readonly shape: readonly ['round', 'oval', 'pear', 'cushion', 'princess', 'emerald-cut', 'marquise'];
  readonly carat: ('0.5-0.75' | '0.75-1' | '1-1.5' | 'from-1.5' | 'under-0.5')[];
  readonly cut: readonly ['excellent', 'very-good', 'good'];
  readonly clarity: readonly ['VVS', 'VS', 'SI'];
  readonly grade: readonly ['E-F', 'G-H', 'I-J'];
  readonly setting: readonly ['ring', 'stud', 'pendant'];
};
export type SolitaireChoice = keyof typeof SOLITAIRE_CHOICES;
