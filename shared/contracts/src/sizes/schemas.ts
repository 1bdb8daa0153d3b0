import { Type, type Static } from 'typebox';
import { Language } from '../base/endpoint/language.ts';
import { SizeNames } from '../catalogue/schemas.ts';
import { strictObject } from '../base/endpoint/schema.ts';

export const SizeGuideQuery = strictObject({
  wear_type: Type.Union([
    Type.Literal('rings'),
    Type.Literal('bangles'),
    Type.Literal('chains'),
    Type.Literal('bracelets'),
  ]),
  /** Whose names are told as `name`: India (left out), the UK, the USA, the EU. */
  system: Type.Optional(
    Type.Union([Type.Literal('in'), Type.Literal('uk'), Type.Literal('us'), Type.Literal('eu')]),
  ),
});

export const RingSizerQuery = strictObject({
  /** A4 when left out. */
  paper: Type.Optional(Type.Union([Type.Literal('a4'), Type.Literal('letter')])),
  /** English when left out. */
  lang: Type.Optional(Language),
});

/** `product/size_guide/` (domain-rules §2.7): sizes of a kind of piece, the smallest first. Lengths in micrometres. */
export const SizeTable = Type.Object({
  wear_type: SizeGuideQuery.properties.wear_type,
  system: Type.Union([Type.Literal('in'), Type.Literal('uk'), Type.Literal('us'), Type.Literal('eu')]),
  sizes: Type.Array(
    Type.Object({
      /** What orders and products call it. */
      id: Type.String(),
      /** What the system asked for calls it. */
      name: Type.String(),
      /** As printed, `12 (51.9 mm)`. */
      label: Type.String(),
      label_hi: Type.String(),
      names: Type.Optional(SizeNames),
      /** Inside, of rings and bangles. */
      diameter_um: Type.Optional(Type.Integer()),
      circumference_um: Type.Optional(Type.Integer()),
      /** Of chains and bracelets. */
      length_um: Type.Optional(Type.Integer()),
    }),
  ),
});
export type SizeTable = Static<typeof SizeTable>;
