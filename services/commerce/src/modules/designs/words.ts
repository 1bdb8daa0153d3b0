/** The closed vocabulary of the catalogue, with the words shoppers read in both languages. */
export interface Word<Id extends string = string> {
  readonly id: Id;
  readonly en: string;
  readonly hi: string;
  /** As it stands before में, का, के or की, where Hindi has another form there. */
  readonly hi_before?: string;
}

function words<
  const Rows extends readonly (readonly [id: string, en: string, hi: string, before?: string])[],
>(rows: Rows) {
  return rows.map(([id, en, hi, hi_before]) => ({
    id,
    en,
    hi,
    ...(hi_before !== undefined && { hi_before }),
  })) as unknown as readonly Word<Rows[number][0]>[];
}

export const CATEGORY_WORDS = words([
  ['rings', 'Rings', 'अंगूठियाँ'],
  ['earrings', 'Earrings', 'झुमके और बालियाँ'],
  ['pendants', 'Pendants', 'पेंडेंट'],
  ['necklaces', 'Necklaces', 'हार'],
  ['bangles', 'Bangles', 'चूड़ियाँ'],
  ['bracelets', 'Bracelets', 'ब्रेसलेट'],
  ['mangalsutra', 'Mangalsutra', 'मंगलसूत्र'],
  ['nose-pins', 'Nose Pins', 'नथ और लौंग'],
  ['chains', 'Chains', 'चेन'],
  ['gold-coins', 'Gold Coins', 'सोने के सिक्के'],
  ['solitaires', 'Solitaires', 'सॉलिटेयर'],
  ['gifts', 'Gifts', 'उपहार'],
]);

export const RECIPIENT_WORDS = words([
  ['girlfriend', 'Girlfriend', 'प्रेमिका'],
  ['wife', 'Wife', 'पत्नी'],
  ['husband', 'Husband', 'पति'],
  ['daughter', 'Daughter', 'बेटी'],
  ['self', 'Self', 'स्वयं'],
  ['mother', 'Mother', 'माँ'],
  ['women', 'Women', 'महिलाएँ', 'महिलाओं'],
  ['men', 'Men', 'पुरुष', 'पुरुषों'],
  ['kids', 'Kids', 'बच्चे', 'बच्चों'],
]);
export type Recipient = (typeof RECIPIENT_WORDS)[number]['id'];

export const OCCASION_WORDS = words([
  ['work', 'Work', 'दफ़्तर'],
  ['party', 'Party', 'पार्टी'],
  ['casual', 'Casual', 'सादा अंदाज़', 'सादे अंदाज़'],
  ['everyday', 'Everyday', 'रोज़मर्रा'],
  ['festive', 'Festive', 'त्योहार'],
  ['wedding', 'Wedding', 'शादी'],
  ['engagement', 'Engagement', 'सगाई'],
  ['anniversary', 'Anniversary', 'सालगिरह'],
  ['birthday', 'Birthday', 'जन्मदिन'],
]);
export type Occasion = (typeof OCCASION_WORDS)[number]['id'];

export const STYLE_WORDS = words([
  ['classic', 'Classic', 'क्लासिक'],
  ['minimal', 'Minimal', 'मिनिमल'],
  ['contemporary', 'Contemporary', 'आधुनिक'],
  ['traditional', 'Traditional', 'पारंपरिक'],
  ['temple', 'Temple', 'टेम्पल'],
  ['vintage', 'Vintage', 'विंटेज'],
  ['statement', 'Statement', 'स्टेटमेंट'],
  ['romantic', 'Romantic', 'रोमांटिक'],
]);
export type Style = (typeof STYLE_WORDS)[number]['id'];

export const MOTIF_WORDS = words([
  ['floral', 'Floral', 'पुष्प'],
  ['lotus', 'Lotus', 'कमल'],
  ['leaf', 'Leaf', 'पत्ती'],
  ['paisley', 'Paisley', 'कैरी'],
  ['peacock', 'Peacock', 'मोर'],
  ['butterfly', 'Butterfly', 'तितली'],
  ['heart', 'Heart', 'दिल'],
  ['star', 'Star', 'सितारा'],
  ['moon', 'Moon', 'चाँद'],
  ['sun', 'Sun', 'सूर्य'],
  ['infinity', 'Infinity', 'अनंत'],
  ['wave', 'Wave', 'लहर'],
  ['geometric', 'Geometric', 'ज्यामितीय'],
  ['teardrop', 'Teardrop', 'बूँद'],
  ['bow', 'Bow', 'बो'],
  ['evil-eye', 'Evil Eye', 'नज़र'],
]);
export type Motif = (typeof MOTIF_WORDS)[number]['id'];

export const STONE_WORDS = words([
  ['diamond', 'Diamond', 'हीरा', 'हीरे'],
  ['ruby', 'Ruby', 'माणिक'],
  ['emerald', 'Emerald', 'पन्ना', 'पन्ने'],
  ['sapphire', 'Sapphire', 'नीलम'],
  ['pearl', 'Pearl', 'मोती'],
  ['amethyst', 'Amethyst', 'कटैला', 'कटैले'],
  ['topaz', 'Blue Topaz', 'नीला पुखराज', 'नीले पुखराज'],
  ['citrine', 'Citrine', 'सुनहला', 'सुनहले'],
  ['garnet', 'Garnet', 'तामड़ा', 'तामड़े'],
  ['onyx', 'Onyx', 'काला सुलेमानी', 'काले सुलेमानी'],
]);
export type StoneType = (typeof STONE_WORDS)[number]['id'];

export const SHAPE_WORDS = words([
  ['round', 'round', 'गोल'],
  ['oval', 'oval', 'अंडाकार'],
  ['pear', 'pear-shaped', 'नाशपाती आकार'],
  ['emerald-cut', 'emerald-cut', 'एमरल्ड कट'],
  ['princess', 'princess-cut', 'प्रिंसेस कट'],
  ['marquise', 'marquise', 'मार्कीज़'],
  ['cushion', 'cushion-cut', 'कुशन कट'],
  ['bead', 'bead', 'मनका'],
]);
export type StoneShape = (typeof SHAPE_WORDS)[number]['id'];

export const COLOUR_WORDS = words([
  ['yellow', 'Yellow Gold', 'पीला सोना', 'पीले सोने'],
  ['rose', 'Rose Gold', 'गुलाबी सोना', 'गुलाबी सोने'],
  ['white', 'White Gold', 'सफ़ेद सोना', 'सफ़ेद सोने'],
]);

/** `पीले सोने` for `पीला सोना`: the form before में, का, के or की. */
export const beforePostposition = ({ hi, hi_before = hi }: Pick<Word, 'hi' | 'hi_before'>): string =>
  hi_before;

/** The word of an id that came from our own closed lists; a miss is a programming error. */
export function wordOf<Id extends string>(list: readonly Word<Id>[], id: Id): Word<Id> {
  const word = list.find((candidate) => candidate.id === id);
  if (!word) throw new Error(`No word for ${id}`);
  return word;
}
