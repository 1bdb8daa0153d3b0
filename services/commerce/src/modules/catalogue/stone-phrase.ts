import { caratNumber } from '@suvarna/contracts/money';
import { SHAPE_WORDS, type StoneRow, type StoneShape, type StoneType, wordOf } from '../designs/index.ts';

interface Counted {
  readonly one: string;
  readonly many: string;
}

/** Names of stones as they are counted. */
const EN: Readonly<Record<StoneType, Counted>> = {
  diamond: { one: 'diamond', many: 'diamonds' },
  ruby: { one: 'ruby', many: 'rubies' },
  emerald: { one: 'emerald', many: 'emeralds' },
  sapphire: { one: 'sapphire', many: 'sapphires' },
  pearl: { one: 'pearl', many: 'pearls' },
  amethyst: { one: 'amethyst', many: 'amethysts' },
  topaz: { one: 'blue topaz', many: 'blue topazes' },
  citrine: { one: 'citrine', many: 'citrines' },
  garnet: { one: 'garnet', many: 'garnets' },
  onyx: { one: 'onyx', many: 'onyxes' },
};

/** Masculine nouns in ‑आ change with their number, and their adjectives with them; the others stay. */
const HI: Readonly<Record<StoneType, Counted>> = {
  diamond: { one: 'हीरा', many: 'हीरे' },
  ruby: { one: 'माणिक', many: 'माणिक' },
  emerald: { one: 'पन्ना', many: 'पन्ने' },
  sapphire: { one: 'नीलम', many: 'नीलम' },
  pearl: { one: 'मोती', many: 'मोती' },
  amethyst: { one: 'कटैला', many: 'कटैले' },
  topaz: { one: 'नीला पुखराज', many: 'नीले पुखराज' },
  citrine: { one: 'सुनहला', many: 'सुनहले' },
  garnet: { one: 'तामड़ा', many: 'तामड़े' },
  onyx: { one: 'काला सुलेमानी', many: 'काले सुलेमानी' },
};

/** A shape is an adjective in Hindi too, but for these: `नाशपाती आकार के 2 हीरे`. */
const HI_OF: Partial<Readonly<Record<StoneShape, string>>> = {
  pear: 'नाशपाती आकार',
  marquise: 'मार्कीज़ आकार',
};

const counted = (row: StoneRow, { one, many }: Counted): string => (row.count === 1 ? one : many);

/** `24 round diamonds of 0.290 carats in all`; one stone is its own sum, and pearls are counted, not weighed. */
export function stonePhrase(row: StoneRow, language: 'en' | 'hi'): string {
  const count = String(row.count);
  const carats = caratNumber(row.millicarat);
  if (language === 'en') {
    const stone = counted(row, EN[row.type]);
    if (row.type === 'pearl') return `${count} ${stone}`;
    const what =
      row.shape === 'bead'
        ? `${count} ${EN[row.type].one} ${row.count === 1 ? 'bead' : 'beads'}`
        : `${count} ${wordOf(SHAPE_WORDS, row.shape).en} ${stone}`;
    return `${what} of ${carats} ${row.millicarat > 1_000 ? 'carats' : 'carat'}${row.count === 1 ? '' : ' in all'}`;
  }
  const stone = counted(row, HI[row.type]);
  if (row.type === 'pearl') return `${count} ${stone}`;
  const of = HI_OF[row.shape];
  const what =
    row.shape === 'bead'
      ? `${HI[row.type].one} के ${count} ${row.count === 1 ? 'मनका' : 'मनके'}`
      : of === undefined
        ? `${count} ${wordOf(SHAPE_WORDS, row.shape).hi} ${stone}`
        : `${of} ${row.count === 1 ? 'का' : 'के'} ${count} ${stone}`;
  return `${what} (${row.count === 1 ? '' : 'कुल '}${carats} कैरट)`;
}
