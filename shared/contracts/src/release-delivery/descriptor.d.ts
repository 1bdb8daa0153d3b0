import { Type, type Static } from 'typebox';
export declare const RemoteName: Type.TString;
export declare const Version: Type.TString;
export declare const Sha384: Type.TString;
export declare const FilePath: Type.TString;
export declare const RouteDescriptor: Type.TObject<{
  id: Type.TString;
  path: Type.TString;
  render: Type.TUnion<[Type.TLiteral<'server'>, Type.TLiteral<'client'>]>;
  session: Type.TUnion<[Type.TLiteral<'any'>, Type.TLiteral<'guest'>, Type.TLiteral<'customer'>]>;
  ownDocument: Type.TOptional<Type.TBoolean>;
  query: Type.TArray<Type.TString>;
  smoke: Type.TOptional<Type.TString>;
  scripts: Type.TArray<Type.TString>;
  styles: Type.TArray<Type.TString>;
  skeleton: Type.TOptional<Type.TString>;
  area: Type.TOptional<Type.TString>;
  ahead: Type.TOptional<
    Type.TUnion<[Type.TLiteral<'nothing'>, Type.TLiteral<'code'>, Type.TLiteral<'data'>]>
  >;
  offline: Type.TOptional<Type.TBoolean>;
  texts: Type.TOptional<Type.TRecord<'^.*$', Type.TArray<Type.TString>>>;
}>;
export type RouteDescriptor = Static<typeof RouteDescriptor>;
export declare const Descriptor: Type.TObject<{
  name: Type.TString;
  version: Type.TString;
  commit: Type.TString;
  owner: Type.TString;
  container: Type.TString;
  entry: Type.TString;
  server: Type.TString;
  locales: Type.TRecord<'^.*$', Type.TArray<Type.TString>>;
  fragments: Type.TArray<
    Type.TObject<{
      name: Type.TString;
      scripts: Type.TArray<Type.TString>;
      styles: Type.TArray<Type.TString>;
    }>
  >;
  emits: Type.TArray<Type.TString>;
  listens: Type.TArray<Type.TString>;
  shared: Type.TRecord<'^.*$', Type.TString>;
  files: Type.TArray<
    Type.TObject<{
      path: Type.TString;
      integrity: Type.TString;
      bytes: Type.TInteger;
    }>
  >;
  schema: Type.TLiteral<2>;
  host: Type.TString;
  site: Type.TString;
  colour: Type.TString;
  routes: Type.TArray<
    Type.TObject<{
      id: Type.TString;
      path: Type.TString;
      render: Type.TUnion<[Type.TLiteral<'server'>, Type.TLiteral<'client'>]>;
      session: Type.TUnion<[Type.TLiteral<'any'>, Type.TLiteral<'guest'>, Type.TLiteral<'customer'>]>;
      ownDocument: Type.TOptional<Type.TBoolean>;
      query: Type.TArray<Type.TString>;
      smoke: Type.TOptional<Type.TString>;
      scripts: Type.TArray<Type.TString>;
      styles: Type.TArray<Type.TString>;
      skeleton: Type.TOptional<Type.TString>;
      area: Type.TOptional<Type.TString>;
      ahead: Type.TOptional<
        Type.TUnion<[Type.TLiteral<'nothing'>, Type.TLiteral<'code'>, Type.TLiteral<'data'>]>
      >;
      offline: Type.TOptional<Type.TBoolean>;
      texts: Type.TOptional<Type.TRecord<'^.*$', Type.TArray<Type.TString>>>;
    }>
  >;
}>;
export type Descriptor = Static<typeof Descriptor>;
export declare const DescriptorOfContract1: Type.TObject<{
  name: Type.TString;
  version: Type.TString;
  commit: Type.TString;
  owner: Type.TString;
  container: Type.TString;
  entry: Type.TString;
  server: Type.TString;
  locales: Type.TRecord<'^.*$', Type.TArray<Type.TString>>;
  fragments: Type.TArray<
    Type.TObject<{
      name: Type.TString;
      scripts: Type.TArray<Type.TString>;
      styles: Type.TArray<Type.TString>;
    }>
  >;
  emits: Type.TArray<Type.TString>;
  listens: Type.TArray<Type.TString>;
  shared: Type.TRecord<'^.*$', Type.TString>;
  files: Type.TArray<
    Type.TObject<{
      path: Type.TString;
      integrity: Type.TString;
      bytes: Type.TInteger;
    }>
  >;
  schema: Type.TLiteral<1>;
  contract: Type.TString;
  routes: Type.TArray<
    Type.TObject<{
      id: Type.TString;
      path: Type.TString;
      render: Type.TUnion<[Type.TLiteral<'server'>, Type.TLiteral<'client'>]>;
      session: Type.TUnion<[Type.TLiteral<'any'>, Type.TLiteral<'guest'>, Type.TLiteral<'customer'>]>;
      ownDocument: Type.TOptional<Type.TBoolean>;
      query: Type.TArray<Type.TString>;
      smoke: Type.TOptional<Type.TString>;
      scripts: Type.TArray<Type.TString>;
      styles: Type.TArray<Type.TString>;
    }>
  >;
}>;
export type DescriptorOfContract1 = Static<typeof DescriptorOfContract1>;
