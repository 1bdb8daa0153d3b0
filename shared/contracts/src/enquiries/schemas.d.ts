import { Type, type Static } from 'typebox';
export declare const ContactBody: Type.TObject<{
  name: Type.TString;
  email: Type.TString;
  mobile: Type.TOptional<Type.TString>;
  message: Type.TString;
  order: Type.TOptional<Type.TString>;
}>;
export declare const GrievanceBody: Type.TObject<{
  name: Type.TString;
  email: Type.TString;
  mobile: Type.TOptional<Type.TString>;
  message: Type.TString;
  order: Type.TOptional<Type.TString>;
}>;
export declare const FranchiseBody: Type.TObject<{
  name: Type.TString;
  email: Type.TString;
  mobile: Type.TOptional<Type.TString>;
  message: Type.TString;
  city: Type.TString;
}>;
export declare const EnquiryForm: Type.TObject<{
  name: Type.TString;
  email: Type.TString;
  mobile: Type.TOptional<Type.TString>;
  message: Type.TString;
  kind: Type.TUnsafe<'contact' | 'franchise' | 'grievance'>;
  lang: Type.TUnsafe<'en' | 'hi'>;
  order: Type.TOptional<Type.TString>;
  city: Type.TOptional<Type.TString>;
}>;
export interface Enquiry extends Omit<Static<typeof EnquiryForm>, 'lang'> {}
export declare const EnquiryTicket: Type.TObject<{
  ticket: Type.TString;
  kind: Type.TUnsafe<'contact' | 'franchise' | 'grievance'>;
  acknowledged_by: Type.TString;
  answered_by: Type.TString;
}>;
export type EnquiryTicket = Static<typeof EnquiryTicket>;
export declare const StaffEnquiry: Type.TObject<{
  ticket: Type.TString;
  kind: Type.TUnsafe<'contact' | 'franchise' | 'grievance'>;
  state: Type.TUnsafe<'in-progress' | 'open' | 'resolved'>;
  version: Type.TInteger;
  name: Type.TString;
  email: Type.TString;
  mobile: Type.TString;
  city: Type.TString;
  order_no: Type.TString;
  message: Type.TString;
  locale: Type.TUnsafe<'en' | 'hi'>;
  asked_at: Type.TString;
  acknowledged_at: Type.TString;
  due_at: Type.TString;
  overdue: Type.TBoolean;
  steps: Type.TArray<
    Type.TObject<{
      state: Type.TUnsafe<'in-progress' | 'open' | 'resolved'>;
      at: Type.TString;
      by: Type.TString;
      note: Type.TString;
      answer: Type.TString;
    }>
  >;
}>;
export type StaffEnquiry = Static<typeof StaffEnquiry>;
export declare const StaffEnquiriesQuery: Type.TObject<{
  kind: Type.TOptional<Type.TUnsafe<'contact' | 'franchise' | 'grievance'>>;
  state: Type.TOptional<Type.TUnsafe<'in-progress' | 'open' | 'resolved'>>;
  ticket: Type.TOptional<Type.TString>;
  page: Type.TInteger;
}>;
export declare const StaffEnquiries: Type.TObject<{
  results: Type.TArray<
    Type.TObject<{
      ticket: Type.TString;
      kind: Type.TUnsafe<'contact' | 'franchise' | 'grievance'>;
      state: Type.TUnsafe<'in-progress' | 'open' | 'resolved'>;
      version: Type.TInteger;
      name: Type.TString;
      email: Type.TString;
      mobile: Type.TString;
      city: Type.TString;
      order_no: Type.TString;
      message: Type.TString;
      locale: Type.TUnsafe<'en' | 'hi'>;
      asked_at: Type.TString;
      acknowledged_at: Type.TString;
      due_at: Type.TString;
      overdue: Type.TBoolean;
      steps: Type.TArray<
        Type.TObject<{
          state: Type.TUnsafe<'in-progress' | 'open' | 'resolved'>;
          at: Type.TString;
          by: Type.TString;
          note: Type.TString;
          answer: Type.TString;
        }>
      >;
    }>
  >;
  page: Type.TInteger;
  page_size: Type.TInteger;
  count: Type.TInteger;
  overdue: Type.TInteger;
}>;
export declare const EnquiryDecideBody: Type.TObject<{
  ticket: Type.TString;
  version: Type.TInteger;
  to: Type.TUnion<[Type.TLiteral<'in-progress'>, Type.TLiteral<'resolved'>]>;
  note: Type.TOptional<Type.TString>;
  answer: Type.TOptional<Type.TString>;
  decided_by: Type.TString;
}>;
