import { Type, type Static } from 'typebox';
export declare const PersonBody: Type.TObject<{
  relation: Type.TUnsafe<'child' | 'friend' | 'me' | 'other' | 'parent' | 'sibling' | 'spouse'>;
  name: Type.TString;
  rings: Type.TArray<
    Type.TObject<{
      hand: Type.TUnsafe<'left' | 'right'>;
      finger: Type.TUnsafe<'index' | 'little' | 'middle' | 'ring' | 'thumb'>;
      circumference_um: Type.TInteger;
    }>
  >;
  bangle: Type.TUnsafe<string>;
  chain: Type.TUnsafe<string>;
  wrist_um: Type.TUnion<[Type.TInteger, Type.TNull]>;
}>;
export type PersonBody = Static<typeof PersonBody>;
export declare const PersonUpdateBody: Type.TObject<{
  relation: Type.TUnsafe<'child' | 'friend' | 'me' | 'other' | 'parent' | 'sibling' | 'spouse'>;
  name: Type.TString;
  rings: Type.TArray<
    Type.TObject<{
      hand: Type.TUnsafe<'left' | 'right'>;
      finger: Type.TUnsafe<'index' | 'little' | 'middle' | 'ring' | 'thumb'>;
      circumference_um: Type.TInteger;
    }>
  >;
  bangle: Type.TUnsafe<string>;
  chain: Type.TUnsafe<string>;
  wrist_um: Type.TUnion<[Type.TInteger, Type.TNull]>;
  person_id: Type.TString;
  version: Type.TInteger;
}>;
export type PersonUpdateBody = Static<typeof PersonUpdateBody>;
export declare const PersonIdBody: Type.TObject<{
  person_id: Type.TString;
  version: Type.TInteger;
}>;
export declare const MeasuredPerson: Type.TObject<{
  person_id: Type.TString;
  version: Type.TInteger;
  relation: Type.TUnsafe<'child' | 'friend' | 'me' | 'other' | 'parent' | 'sibling' | 'spouse'>;
  name: Type.TString;
  rings: Type.TArray<
    Type.TObject<{
      hand: Type.TUnsafe<'left' | 'right'>;
      finger: Type.TUnsafe<'index' | 'little' | 'middle' | 'ring' | 'thumb'>;
      circumference_um: Type.TInteger;
      size: Type.TString;
    }>
  >;
  bangle: Type.TString;
  chain: Type.TString;
  wrist_um: Type.TUnion<[Type.TInteger, Type.TNull]>;
  bracelet: Type.TString;
}>;
export type MeasuredPerson = Static<typeof MeasuredPerson>;
export declare const MeasuredPeople: Type.TObject<{
  results: Type.TArray<
    Type.TObject<{
      person_id: Type.TString;
      version: Type.TInteger;
      relation: Type.TUnsafe<'child' | 'friend' | 'me' | 'other' | 'parent' | 'sibling' | 'spouse'>;
      name: Type.TString;
      rings: Type.TArray<
        Type.TObject<{
          hand: Type.TUnsafe<'left' | 'right'>;
          finger: Type.TUnsafe<'index' | 'little' | 'middle' | 'ring' | 'thumb'>;
          circumference_um: Type.TInteger;
          size: Type.TString;
        }>
      >;
      bangle: Type.TString;
      chain: Type.TString;
      wrist_um: Type.TUnion<[Type.TInteger, Type.TNull]>;
      bracelet: Type.TString;
    }>
  >;
  count: Type.TInteger;
}>;
export type MeasuredPeople = Static<typeof MeasuredPeople>;
