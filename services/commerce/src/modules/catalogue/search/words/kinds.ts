import type { Design, Word } from '../../../designs/index.ts';
import { say } from '../../texts.ts';

/** A kind of piece as shoppers name it: categories, or forms inside them (`rings/halo`). */
export interface Kind extends Word {
  readonly of: readonly string[];
}

const kind = (id: string, of: string): Kind => ({ id, ...say(`kind.${id}`), of: of.split(' ') });

/** A ring that is a solitaire is a ring all the same, though the store has a category of its own for it. */
export const KINDS: readonly Kind[] = [
  kind('rings', 'rings/* solitaires/ring'),
  kind('bands', 'rings/band rings/eternity'),
  kind('eternity', 'rings/eternity'),
  kind('cocktail', 'rings/cocktail'),
  kind('signet', 'rings/signet'),
  kind('three-stone', 'rings/three-stone'),
  kind('halo', 'rings/halo pendants/halo'),
  kind('earrings', 'earrings/* solitaires/stud gifts/stud-box'),
  kind('jhumkas', 'earrings/jhumka'),
  kind('studs', 'earrings/stud earrings/motif-stud solitaires/stud gifts/stud-box'),
  kind('hoops', 'earrings/hoop'),
  kind('chandbalis', 'earrings/chandbali'),
  kind('drops', 'earrings/drop necklaces/lariat'),
  kind('drop-earrings', 'earrings/drop'),
  kind('threaders', 'earrings/threader'),
  kind('pendants', 'pendants/* solitaires/pendant gifts/pendant-box'),
  kind('medallions', 'pendants/medallion'),
  kind('necklaces', 'necklaces/*'),
  kind('collars', 'necklaces/collar'),
  kind('lariats', 'necklaces/lariat'),
  kind('layered', 'necklaces/layered'),
  kind('stations', 'necklaces/station'),
  kind('tennis', 'bracelets/tennis necklaces/tennis'),
  kind('bangles', 'bangles/*'),
  kind('kadas', 'bangles/kada'),
  kind('filigree', 'bangles/filigree'),
  kind('baby-bangles', 'bangles/baby'),
  kind('bracelets', 'bracelets/*'),
  kind('charms', 'bracelets/charm'),
  kind('cuffs', 'bracelets/cuff'),
  kind('mangalsutra', 'mangalsutra/*'),
  kind('tanmaniya', 'mangalsutra/tanmaniya'),
  kind('vati', 'mangalsutra/vati'),
  kind('nose-pins', 'nose-pins/*'),
  kind('naths', 'nose-pins/nath'),
  kind('chains', 'chains/*'),
  kind('rope-chains', 'chains/rope'),
  kind('gold-coins', 'gold-coins/*'),
  kind('gold-bars', 'gold-coins/bar'),
  kind('solitaires', 'solitaires/*'),
  kind('rakhis', 'gifts/rakhi'),
  kind('cufflinks', 'gifts/cufflinks'),
];

export const isOf = (kinds: Kind, design: Pick<Design, 'category' | 'form'>): boolean =>
  kinds.of.includes(`${design.category}/*`) || kinds.of.includes(`${design.category}/${design.form}`);

/** Kinds as bits: there are more of them than a number has. */
export const kindBits = (kinds: readonly Kind[]): bigint =>
  kinds.reduce((bits, one) => bits | (1n << BigInt(KINDS.indexOf(one))), 0n);
