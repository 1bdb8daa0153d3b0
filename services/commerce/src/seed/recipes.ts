import type { Category } from '@suvarna/contracts/catalogue';
import type { SizeKind } from '@suvarna/contracts/sizes';
import type { Motif, StoneShape, StoneType } from '../domain/catalogue/words.ts';

type Range = readonly [number, number];

/** How one kind of piece is composed. Weights are milligrams of 18 karat gold, stones millicarats. */
export interface FormRecipe {
  readonly form: string;
  readonly noun: string;
  readonly noun_hi: string;
  readonly share: number;
  readonly mg: Range;
  readonly mm: { readonly width: Range; readonly height: Range };
  /** Weight of one centre stone, and how many centres there are. */
  readonly centre?: { readonly millicarat: Range; readonly count: number; readonly shapes?: readonly StoneShape[]; readonly types?: readonly StoneType[] };
  /** How many small stones, and the weight of each. */
  readonly accents?: { readonly count: Range; readonly millicarat: Range; readonly types?: readonly StoneType[] };
  /** Share of pieces that carry no stones although the recipe has some. */
  readonly plain?: number;
  /** `[]`: the form speaks for itself. */
  readonly motifs?: readonly Motif[];
  /** Probability of a 22 karat, yellow only, traditional piece. */
  readonly traditional?: number;
  readonly wearer?: 'women' | 'men' | 'kids' | 'anyone';
}

export interface CategoryRecipe {
  readonly category: Category;
  readonly code: string;
  readonly count: number;
  readonly size: SizeKind;
  readonly forms: readonly FormRecipe[];
}

const SMALL = { width: [70, 140], height: [70, 140] } as const;
const RING = { width: [60, 150], height: [200, 240] } as const;
const DROP = { width: [80, 180], height: [220, 480] } as const;
const JHUMKA = { width: [130, 200], height: [270, 440] } as const;
const CHANDBALI = { width: [200, 340], height: [340, 560] } as const;
const DISC = { width: [100, 220], height: [140, 300] } as const;
const NECK = { width: [1_200, 1_500], height: [1_400, 2_400] } as const;
const WRIST = { width: [580, 680], height: [40, 160] } as const;

export const RECIPES: readonly CategoryRecipe[] = [
  {
    category: 'rings', code: 'RG', count: 1300, size: 'ring', forms: [
      { form: 'halo', noun: 'Halo Ring', noun_hi: 'हेलो अंगूठी', share: 16, mg: [1_900, 4_200], mm: RING, centre: { millicarat: [120, 420], count: 1 }, accents: { count: [14, 26], millicarat: [5, 11], types: ['diamond'] }, motifs: [] },
      { form: 'solo', noun: 'Ring', noun_hi: 'अंगूठी', share: 16, mg: [1_500, 3_300], mm: RING, centre: { millicarat: [90, 520], count: 1 }, accents: { count: [6, 16], millicarat: [4, 8], types: ['diamond'] }, motifs: [] },
      { form: 'three-stone', noun: 'Trilogy Ring', noun_hi: 'तीन रत्न अंगूठी', share: 9, mg: [1_900, 3_600], mm: RING, centre: { millicarat: [80, 260], count: 3 }, motifs: [] },
      { form: 'eternity', noun: 'Eternity Band', noun_hi: 'इटर्निटी बैंड', share: 10, mg: [1_600, 3_400], mm: RING, accents: { count: [11, 23], millicarat: [12, 35] }, motifs: [] },
      { form: 'cluster', noun: 'Ring', noun_hi: 'अंगूठी', share: 14, mg: [1_800, 4_600], mm: RING, accents: { count: [7, 19], millicarat: [8, 22] }, motifs: ['floral', 'lotus', 'heart', 'star', 'sun', 'butterfly', 'leaf', 'evil-eye'] },
      { form: 'motif', noun: 'Ring', noun_hi: 'अंगूठी', share: 14, mg: [1_200, 3_000], mm: RING, accents: { count: [1, 6], millicarat: [6, 14] }, plain: 0.5, motifs: ['floral', 'leaf', 'butterfly', 'heart', 'star', 'moon', 'infinity', 'bow', 'paisley', 'peacock', 'lotus', 'wave'], traditional: 0.3 },
      { form: 'band', noun: 'Band', noun_hi: 'छल्ला', share: 9, mg: [1_800, 4_800], mm: RING, accents: { count: [1, 5], millicarat: [8, 20], types: ['diamond'] }, plain: 0.7, motifs: ['geometric', 'wave', 'leaf'], traditional: 0.35, wearer: 'anyone' },
      { form: 'cocktail', noun: 'Cocktail Ring', noun_hi: 'कॉकटेल अंगूठी', share: 6, mg: [4_200, 8_800], mm: RING, centre: { millicarat: [900, 2_600], count: 1, types: ['ruby', 'emerald', 'sapphire', 'amethyst', 'topaz', 'citrine', 'garnet', 'pearl'] }, accents: { count: [18, 34], millicarat: [6, 12], types: ['diamond'] }, motifs: ['floral', 'geometric', 'sun'], traditional: 0.2 },
      { form: 'signet', noun: 'Signet Ring', noun_hi: 'सिग्नेट अंगूठी', share: 6, mg: [4_500, 10_500], mm: RING, accents: { count: [1, 9], millicarat: [10, 30], types: ['diamond', 'onyx'] }, plain: 0.55, motifs: ['geometric', 'sun', 'star', 'leaf'], traditional: 0.4, wearer: 'men' },
    ],
  },
  {
    category: 'earrings', code: 'ER', count: 1350, size: 'none', forms: [
      { form: 'stud', noun: 'Stud Earrings', noun_hi: 'स्टड बालियाँ', share: 24, mg: [1_100, 3_000], mm: SMALL, centre: { millicarat: [60, 300], count: 2 }, accents: { count: [16, 32], millicarat: [4, 9], types: ['diamond'] }, motifs: [] },
      { form: 'motif-stud', noun: 'Studs', noun_hi: 'टॉप्स', share: 20, mg: [900, 2_600], mm: SMALL, accents: { count: [2, 18], millicarat: [5, 12] }, plain: 0.4, motifs: ['floral', 'lotus', 'leaf', 'butterfly', 'heart', 'star', 'moon', 'sun', 'infinity', 'bow', 'peacock', 'evil-eye'], traditional: 0.2 },
      { form: 'jhumka', noun: 'Jhumkas', noun_hi: 'झुमके', share: 16, mg: [5_500, 16_000], mm: JHUMKA, accents: { count: [12, 44], millicarat: [8, 20], types: ['ruby', 'emerald', 'pearl', 'diamond'] }, plain: 0.35, motifs: ['floral', 'lotus', 'peacock', 'paisley', 'sun', 'leaf'], traditional: 0.75 },
      { form: 'hoop', noun: 'Hoop Earrings', noun_hi: 'बालियाँ', share: 13, mg: [1_600, 5_200], mm: { width: [130, 340], height: [130, 340] }, accents: { count: [10, 36], millicarat: [5, 14] }, plain: 0.45, motifs: [], traditional: 0.25 },
      { form: 'drop', noun: 'Drop Earrings', noun_hi: 'लटकन बालियाँ', share: 14, mg: [2_000, 5_600], mm: DROP, centre: { millicarat: [180, 700], count: 2 }, accents: { count: [10, 30], millicarat: [5, 10], types: ['diamond'] }, motifs: ['teardrop', 'leaf', 'floral', 'geometric'] },
      { form: 'chandbali', noun: 'Chandbalis', noun_hi: 'चाँदबालियाँ', share: 8, mg: [6_500, 15_500], mm: CHANDBALI, accents: { count: [18, 48], millicarat: [8, 18], types: ['ruby', 'emerald', 'pearl', 'diamond'] }, motifs: ['moon', 'peacock', 'floral'], traditional: 0.7 },
      { form: 'threader', noun: 'Sui Dhaga Earrings', noun_hi: 'सुई धागा बालियाँ', share: 5, mg: [1_000, 2_400], mm: DROP, accents: { count: [2, 8], millicarat: [8, 20] }, plain: 0.4, motifs: ['leaf', 'star', 'heart', 'teardrop', 'moon'] },
    ],
  },
  {
    category: 'pendants', code: 'PD', count: 900, size: 'none', forms: [
      { form: 'halo', noun: 'Halo Pendant', noun_hi: 'हेलो पेंडेंट', share: 24, mg: [1_000, 2_600], mm: DISC, centre: { millicarat: [150, 900], count: 1 }, accents: { count: [14, 28], millicarat: [5, 10], types: ['diamond'] }, motifs: ['teardrop', 'floral', 'geometric'] },
      { form: 'motif', noun: 'Pendant', noun_hi: 'पेंडेंट', share: 34, mg: [700, 2_800], mm: DISC, accents: { count: [1, 16], millicarat: [5, 12] }, plain: 0.4, motifs: ['floral', 'lotus', 'leaf', 'butterfly', 'heart', 'star', 'moon', 'sun', 'infinity', 'bow', 'peacock', 'evil-eye', 'paisley'], traditional: 0.25 },
      { form: 'solo', noun: 'Solo Pendant', noun_hi: 'एक रत्न पेंडेंट', share: 16, mg: [600, 1_500], mm: DISC, centre: { millicarat: [100, 600], count: 1 }, motifs: [] },
      { form: 'bar', noun: 'Bar Pendant', noun_hi: 'बार पेंडेंट', share: 9, mg: [900, 2_200], mm: DISC, accents: { count: [3, 9], millicarat: [6, 14], types: ['diamond'] }, plain: 0.3, motifs: ['geometric', 'wave'], wearer: 'anyone' },
      { form: 'medallion', noun: 'Medallion', noun_hi: 'पदक पेंडेंट', share: 17, mg: [2_400, 6_800], mm: DISC, accents: { count: [4, 20], millicarat: [6, 12] }, plain: 0.5, motifs: ['lotus', 'peacock', 'sun', 'paisley', 'floral', 'star'], traditional: 0.6, wearer: 'anyone' },
    ],
  },
  {
    category: 'necklaces', code: 'NK', count: 520, size: 'chain', forms: [
      { form: 'collar', noun: 'Necklace', noun_hi: 'हार', share: 26, mg: [9_000, 26_000], mm: NECK, accents: { count: [24, 80], millicarat: [8, 24], types: ['ruby', 'emerald', 'diamond', 'pearl'] }, plain: 0.3, motifs: ['floral', 'lotus', 'peacock', 'paisley', 'leaf', 'sun'], traditional: 0.7 },
      { form: 'station', noun: 'Station Necklace', noun_hi: 'रत्न-लड़ी हार', share: 24, mg: [3_200, 6_800], mm: NECK, accents: { count: [5, 11], millicarat: [15, 60] }, motifs: ['leaf', 'star', 'floral', 'heart', 'moon', 'geometric'] },
      { form: 'tennis', noun: 'Tennis Necklace', noun_hi: 'टेनिस हार', share: 16, mg: [11_000, 20_000], mm: NECK, accents: { count: [60, 120], millicarat: [20, 55] }, motifs: [] },
      { form: 'lariat', noun: 'Drop Necklace', noun_hi: 'लटकन हार', share: 18, mg: [3_600, 7_600], mm: NECK, centre: { millicarat: [300, 1_200], count: 1 }, accents: { count: [8, 22], millicarat: [6, 14], types: ['diamond'] }, motifs: ['teardrop', 'leaf', 'floral'] },
      { form: 'layered', noun: 'Layered Necklace', noun_hi: 'परतदार हार', share: 16, mg: [5_200, 13_000], mm: NECK, accents: { count: [6, 24], millicarat: [8, 20], types: ['pearl', 'ruby', 'emerald', 'diamond'] }, plain: 0.35, motifs: ['sun', 'moon', 'lotus', 'leaf', 'star'], traditional: 0.4 },
    ],
  },
  {
    category: 'bangles', code: 'BG', count: 480, size: 'bangle', forms: [
      { form: 'plain', noun: 'Bangle', noun_hi: 'चूड़ी', share: 26, mg: [6_500, 15_000], mm: WRIST, motifs: ['wave', 'geometric', 'leaf', 'floral'], traditional: 0.7 },
      { form: 'stone', noun: 'Bangle', noun_hi: 'चूड़ी', share: 32, mg: [7_500, 18_000], mm: WRIST, accents: { count: [14, 44], millicarat: [8, 22] }, motifs: ['floral', 'leaf', 'lotus', 'star', 'geometric'], traditional: 0.4 },
      { form: 'kada', noun: 'Kada', noun_hi: 'कड़ा', share: 18, mg: [12_000, 30_000], mm: WRIST, accents: { count: [6, 24], millicarat: [10, 24], types: ['ruby', 'emerald', 'diamond'] }, plain: 0.6, motifs: ['peacock', 'lotus', 'paisley', 'geometric'], traditional: 0.8, wearer: 'anyone' },
      { form: 'filigree', noun: 'Filigree Bangle', noun_hi: 'जालीदार चूड़ी', share: 16, mg: [7_000, 16_000], mm: WRIST, motifs: ['floral', 'paisley', 'lotus', 'leaf'], traditional: 0.8 },
      { form: 'baby', noun: 'Baby Bangle', noun_hi: 'बाल कड़ा', share: 8, mg: [2_200, 4_800], mm: WRIST, motifs: ['star', 'moon', 'heart', 'evil-eye'], traditional: 0.5, wearer: 'kids' },
    ],
  },
  {
    category: 'bracelets', code: 'BR', count: 480, size: 'bracelet', forms: [
      { form: 'tennis', noun: 'Tennis Bracelet', noun_hi: 'टेनिस ब्रेसलेट', share: 22, mg: [5_500, 11_000], mm: WRIST, accents: { count: [30, 54], millicarat: [18, 50] }, motifs: [] },
      { form: 'chain', noun: 'Bracelet', noun_hi: 'ब्रेसलेट', share: 30, mg: [2_000, 5_600], mm: WRIST, accents: { count: [1, 9], millicarat: [8, 24] }, plain: 0.35, motifs: ['heart', 'infinity', 'star', 'leaf', 'evil-eye', 'butterfly', 'moon', 'floral', 'bow'] },
      { form: 'charm', noun: 'Charm Bracelet', noun_hi: 'चार्म ब्रेसलेट', share: 16, mg: [2_800, 6_400], mm: WRIST, accents: { count: [3, 8], millicarat: [6, 14] }, plain: 0.3, motifs: ['heart', 'star', 'moon', 'floral', 'butterfly'] },
      { form: 'cuff', noun: 'Cuff', noun_hi: 'कफ़ ब्रेसलेट', share: 18, mg: [6_000, 14_000], mm: WRIST, accents: { count: [2, 20], millicarat: [8, 20] }, plain: 0.4, motifs: ['wave', 'leaf', 'geometric', 'peacock'], traditional: 0.2 },
      { form: 'link', noun: 'Link Bracelet', noun_hi: 'कड़ी ब्रेसलेट', share: 14, mg: [8_000, 22_000], mm: WRIST, motifs: ['geometric'], traditional: 0.45, wearer: 'men' },
    ],
  },
  {
    category: 'mangalsutra', code: 'MS', count: 300, size: 'chain', forms: [
      { form: 'classic', noun: 'Mangalsutra', noun_hi: 'मंगलसूत्र', share: 44, mg: [3_200, 9_500], mm: NECK, accents: { count: [6, 24], millicarat: [6, 16], types: ['diamond', 'ruby'] }, plain: 0.3, motifs: ['floral', 'lotus', 'leaf', 'teardrop', 'peacock'], traditional: 0.55 },
      { form: 'tanmaniya', noun: 'Tanmaniya', noun_hi: 'तनमणिया', share: 34, mg: [2_400, 5_200], mm: NECK, centre: { millicarat: [80, 320], count: 1, types: ['diamond'] }, accents: { count: [8, 20], millicarat: [5, 10], types: ['diamond'] }, motifs: ['teardrop', 'floral', 'heart'] },
      { form: 'vati', noun: 'Vati Mangalsutra', noun_hi: 'वाटी मंगलसूत्र', share: 22, mg: [5_500, 14_000], mm: NECK, motifs: ['lotus', 'floral'], traditional: 1 },
    ],
  },
  {
    category: 'nose-pins', code: 'NP', count: 260, size: 'none', forms: [
      { form: 'stud', noun: 'Nose Pin', noun_hi: 'लौंग', share: 50, mg: [150, 420], mm: { width: [20, 50], height: [20, 50] }, centre: { millicarat: [10, 80], count: 1 }, motifs: [] },
      { form: 'motif', noun: 'Nose Pin', noun_hi: 'लौंग', share: 28, mg: [180, 600], mm: { width: [30, 70], height: [30, 70] }, accents: { count: [1, 7], millicarat: [4, 10] }, plain: 0.35, motifs: ['floral', 'star', 'heart', 'leaf', 'lotus', 'sun', 'peacock'], traditional: 0.3 },
      { form: 'nath', noun: 'Nath', noun_hi: 'नथ', share: 22, mg: [600, 2_600], mm: { width: [90, 260], height: [90, 260] }, accents: { count: [3, 14], millicarat: [6, 16], types: ['pearl', 'ruby', 'diamond', 'emerald'] }, motifs: ['floral', 'peacock', 'paisley'], traditional: 0.7 },
    ],
  },
  {
    category: 'chains', code: 'CH', count: 220, size: 'chain', forms: ([
      ['cable', 'Cable Chain', 'केबल चेन'], ['rope', 'Rope Chain', 'रस्सी चेन'], ['box', 'Box Chain', 'बॉक्स चेन'],
      ['figaro', 'Figaro Chain', 'फ़िगारो चेन'], ['curb', 'Curb Chain', 'कर्ब चेन'], ['ball', 'Bead Chain', 'मनका चेन'],
    ] as const).map(([form, noun, noun_hi]) => ({
      form, noun, noun_hi, share: 10, mg: [2_200, 18_000] as const, mm: NECK, motifs: [] as const, traditional: 0.6, wearer: 'anyone' as const,
    })),
  },
  {
    category: 'gold-coins', code: 'GC', count: 110, size: 'none', forms: [
      { form: 'coin', noun: 'Gold Coin', noun_hi: 'सोने का सिक्का', share: 75, mg: [500, 50_000], mm: { width: [120, 330], height: [120, 330] }, motifs: ['lotus', 'peacock', 'sun', 'leaf', 'floral', 'heart', 'star'], wearer: 'anyone' },
      { form: 'bar', noun: 'Gold Bar', noun_hi: 'सोने का बिस्किट', share: 25, mg: [1_000, 50_000], mm: { width: [90, 280], height: [150, 470] }, motifs: ['lotus', 'sun', 'geometric', 'leaf'], wearer: 'anyone' },
    ],
  },
  {
    category: 'solitaires', code: 'SL', count: 360, size: 'none', forms: [
      { form: 'ring', noun: 'Solitaire Ring', noun_hi: 'सॉलिटेयर अंगूठी', share: 62, mg: [2_200, 4_200], mm: RING, centre: { millicarat: [300, 2_000], count: 1, types: ['diamond'] }, accents: { count: [6, 18], millicarat: [5, 9], types: ['diamond'] }, motifs: [] },
      { form: 'stud', noun: 'Solitaire Studs', noun_hi: 'सॉलिटेयर टॉप्स', share: 20, mg: [1_400, 2_600], mm: SMALL, centre: { millicarat: [250, 1_000], count: 2, types: ['diamond'] }, motifs: [] },
      { form: 'pendant', noun: 'Solitaire Pendant', noun_hi: 'सॉलिटेयर पेंडेंट', share: 18, mg: [800, 1_800], mm: DISC, centre: { millicarat: [300, 1_500], count: 1, types: ['diamond'] }, motifs: [] },
    ],
  },
  {
    category: 'gifts', code: 'GF', count: 250, size: 'none', forms: [
      { form: 'pendant-box', noun: 'Gift Pendant', noun_hi: 'उपहार पेंडेंट', share: 34, mg: [700, 2_200], mm: DISC, accents: { count: [1, 10], millicarat: [5, 12] }, plain: 0.35, motifs: ['heart', 'star', 'moon', 'floral', 'infinity', 'butterfly', 'lotus', 'bow'] },
      { form: 'stud-box', noun: 'Gift Studs', noun_hi: 'उपहार टॉप्स', share: 30, mg: [800, 2_000], mm: SMALL, accents: { count: [2, 12], millicarat: [5, 12] }, plain: 0.3, motifs: ['heart', 'star', 'floral', 'butterfly', 'bow', 'leaf'] },
      { form: 'cufflinks', noun: 'Cufflinks', noun_hi: 'कफ़लिंक', share: 18, mg: [5_000, 9_500], mm: SMALL, accents: { count: [2, 10], millicarat: [8, 18], types: ['diamond', 'onyx', 'sapphire'] }, plain: 0.5, motifs: ['geometric', 'sun', 'wave', 'star'], wearer: 'men' },
      { form: 'rakhi', noun: 'Gold Rakhi', noun_hi: 'सोने की राखी', share: 18, mg: [900, 2_400], mm: SMALL, accents: { count: [1, 9], millicarat: [6, 12], types: ['ruby', 'diamond', 'emerald', 'sapphire'] }, motifs: ['floral', 'sun', 'lotus', 'peacock', 'evil-eye'], wearer: 'men' },
    ],
  },
];
