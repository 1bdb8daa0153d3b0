import { Type, type Static } from 'typebox';
export declare const SizeGuideQuery: Type.TObject<{
  wear_type: Type.TUnion<
    [Type.TLiteral<'rings'>, Type.TLiteral<'bangles'>, Type.TLiteral<'chains'>, Type.TLiteral<'bracelets'>]
  >;
  system: Type.TOptional<
    Type.TUnion<[Type.TLiteral<'in'>, Type.TLiteral<'uk'>, Type.TLiteral<'us'>, Type.TLiteral<'eu'>]>
  >;
}>;
export declare const RingSizerQuery: Type.TObject<{
  paper: Type.TOptional<Type.TUnion<[Type.TLiteral<'a4'>, Type.TLiteral<'letter'>]>>;
  lang: Type.TOptional<Type.TEnum<['en' | 'hi', ...('en' | 'hi')[]]>>;
}>;
export declare const SizeTable: Type.TObject<{
  wear_type: Type.TUnion<
    [Type.TLiteral<'rings'>, Type.TLiteral<'bangles'>, Type.TLiteral<'chains'>, Type.TLiteral<'bracelets'>]
  >;
  system: Type.TUnion<[Type.TLiteral<'in'>, Type.TLiteral<'uk'>, Type.TLiteral<'us'>, Type.TLiteral<'eu'>]>;
  sizes: Type.TArray<
    Type.TObject<{
      id: Type.TString;
      name: Type.TString;
      label: Type.TString;
      label_hi: Type.TString;
      names: Type.TOptional<
        Type.TObject<{
          uk: Type.TString;
          us: Type.TString;
          eu: Type.TString;
        }>
      >;
      diameter_um: Type.TOptional<Type.TInteger>;
      circumference_um: Type.TOptional<Type.TInteger>;
      length_um: Type.TOptional<Type.TInteger>;
    }>
  >;
}>;
export type SizeTable = Static<typeof SizeTable>;
