import { Type, type Static } from 'typebox';
export declare const StoreContact: Type.TObject<{
  phone: Type.TString;
  whatsapp: Type.TString;
  email: Type.TString;
  officer: Type.TObject<{
    name: Type.TString;
    name_hi: Type.TString;
    email: Type.TString;
  }>;
  since: Type.TString;
}>;
export type StoreContact = Static<typeof StoreContact>;
