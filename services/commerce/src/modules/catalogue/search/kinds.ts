import type { Design, Word } from '../../designs/index.ts';

/** A kind of piece as shoppers name it: categories, or forms inside them (`rings/halo`). */
export interface Kind extends Word {
  readonly of: readonly string[];
}

const kind = (id: string, en: string, hi: string, of: string): Kind => ({ id, en, hi, of: of.split(' ') });

/** A ring that is a solitaire is a ring all the same, though the store has a category of its own for it. */
export const KINDS: readonly Kind[] = [
  kind('rings', 'Rings', 'अंगूठियाँ', 'rings/* solitaires/ring'),
  kind('bands', 'Bands', 'छल्ले', 'rings/band rings/eternity'),
  kind('eternity', 'Eternity', 'इटर्निटी', 'rings/eternity'),
  kind('cocktail', 'Cocktail rings', 'कॉकटेल अंगूठियाँ', 'rings/cocktail'),
  kind('signet', 'Signet rings', 'सिग्नेट अंगूठियाँ', 'rings/signet'),
  kind('three-stone', 'Three stones', 'तीन रत्न', 'rings/three-stone'),
  kind('halo', 'Halo', 'हेलो', 'rings/halo pendants/halo'),
  kind('earrings', 'Earrings', 'कान के गहने', 'earrings/* solitaires/stud gifts/stud-box'),
  kind('jhumkas', 'Jhumkas', 'झुमके', 'earrings/jhumka'),
  kind('studs', 'Studs', 'टॉप्स', 'earrings/stud earrings/motif-stud solitaires/stud gifts/stud-box'),
  kind('hoops', 'Hoops', 'बालियाँ', 'earrings/hoop'),
  kind('chandbalis', 'Chandbalis', 'चाँदबालियाँ', 'earrings/chandbali'),
  kind('drops', 'Drops', 'लटकन', 'earrings/drop necklaces/lariat'),
  kind('drop-earrings', 'Drop earrings', 'लटकन वाली बालियाँ', 'earrings/drop'),
  kind('threaders', 'Sui dhaga', 'सुई धागा', 'earrings/threader'),
  kind('pendants', 'Pendants', 'पेंडेंट', 'pendants/* solitaires/pendant gifts/pendant-box'),
  kind('medallions', 'Medallions', 'पदक', 'pendants/medallion'),
  kind('necklaces', 'Necklaces', 'हार', 'necklaces/*'),
  kind('collars', 'Chokers', 'चोकर', 'necklaces/collar'),
  kind('lariats', 'Drop necklaces', 'लटकन हार', 'necklaces/lariat'),
  kind('layered', 'Layered necklaces', 'परतदार हार', 'necklaces/layered'),
  kind('stations', 'Station necklaces', 'रत्न-लड़ी हार', 'necklaces/station'),
  kind('tennis', 'Tennis', 'टेनिस', 'bracelets/tennis necklaces/tennis'),
  kind('bangles', 'Bangles', 'चूड़ियाँ', 'bangles/*'),
  kind('kadas', 'Kadas', 'कड़े', 'bangles/kada'),
  kind('filigree', 'Filigree', 'जालीदार', 'bangles/filigree'),
  kind('baby-bangles', 'Baby bangles', 'बाल कड़े', 'bangles/baby'),
  kind('bracelets', 'Bracelets', 'ब्रेसलेट', 'bracelets/*'),
  kind('charms', 'Charm bracelets', 'चार्म ब्रेसलेट', 'bracelets/charm'),
  kind('cuffs', 'Cuffs', 'कफ़ ब्रेसलेट', 'bracelets/cuff'),
  kind('mangalsutra', 'Mangalsutra', 'मंगलसूत्र', 'mangalsutra/*'),
  kind('tanmaniya', 'Tanmaniya', 'तनमणिया', 'mangalsutra/tanmaniya'),
  kind('vati', 'Vati mangalsutra', 'वाटी मंगलसूत्र', 'mangalsutra/vati'),
  kind('nose-pins', 'Nose pins', 'नथ और लौंग', 'nose-pins/*'),
  kind('naths', 'Naths', 'नथ', 'nose-pins/nath'),
  kind('chains', 'Chains', 'चेन', 'chains/*'),
  kind('rope-chains', 'Rope chains', 'रस्सी चेन', 'chains/rope'),
  kind('gold-coins', 'Gold coins', 'सोने के सिक्के', 'gold-coins/*'),
  kind('gold-bars', 'Gold bars', 'सोने के बिस्किट', 'gold-coins/bar'),
  kind('solitaires', 'Solitaires', 'सॉलिटेयर', 'solitaires/*'),
  kind('rakhis', 'Rakhis', 'राखियाँ', 'gifts/rakhi'),
  kind('cufflinks', 'Cufflinks', 'कफ़लिंक', 'gifts/cufflinks'),
];

export const isOf = (kinds: Kind, design: Pick<Design, 'category' | 'form'>): boolean =>
  kinds.of.includes(`${design.category}/*`) || kinds.of.includes(`${design.category}/${design.form}`);

/** Kinds as bits: there are more of them than a number has. */
export const kindBits = (kinds: readonly Kind[]): bigint =>
  kinds.reduce((bits, one) => bits | (1n << BigInt(KINDS.indexOf(one))), 0n);
