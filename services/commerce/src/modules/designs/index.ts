export { DESIGN_COLUMNS } from './columns.ts';
export {
  type Design,
  type MakingCharge,
  type MetalBody,
  type MetalKarat,
  originOf,
  stoneMilligrams,
  type StoneRow,
} from './design.ts';
export { beforePostposition } from './languages/hi.ts';
export { engravingOf, isEngravable } from './engravable.ts';
export {
  type AskedOptions,
  availabilityOf,
  chooseOptions,
  type ChosenOptions,
  netWeight,
  productCodeOf,
  readSku,
  skuOf,
} from './options.ts';
export {
  CATEGORY_WORDS,
  COLOUR_WORDS,
  type Motif,
  MOTIF_WORDS,
  type Occasion,
  OCCASION_WORDS,
  type Recipient,
  RECIPIENT_WORDS,
  SHAPE_WORDS,
  STONE_WORDS,
  type StoneShape,
  type StoneType,
  type Style,
  STYLE_WORDS,
  type Word,
  wordOf,
} from './words.ts';
