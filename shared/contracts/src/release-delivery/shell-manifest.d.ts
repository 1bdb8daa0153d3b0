import { Type, type Static } from 'typebox';
export declare const ShellManifest: Type.TObject<{
  version: Type.TString;
  contract: Type.TString;
  carries: Type.TArray<Type.TString>;
  site: Type.TString;
  events: Type.TArray<Type.TString>;
  shared: Type.TRecord<'^.*$', Type.TString>;
  smoke: Type.TObject<{
    page: Type.TRecord<'^.*$', Type.TString>;
    headers: Type.TRecord<'^.*$', Type.TString>;
  }>;
  base: Type.TString;
  scripts: Type.TArray<
    Type.TObject<{
      file: Type.TString;
      integrity: Type.TString;
    }>
  >;
  early: Type.TObject<{
    file: Type.TString;
    integrity: Type.TString;
  }>;
  styles: Type.TArray<
    Type.TObject<{
      file: Type.TString;
      integrity: Type.TString;
    }>
  >;
  files: Type.TArray<
    Type.TObject<{
      path: Type.TUnion<[Type.TString, Type.TLiteral<'worker/service-worker.js'>]>;
      integrity: Type.TString;
      bytes: Type.TInteger;
    }>
  >;
}>;
export type ShellManifest = Static<typeof ShellManifest>;
