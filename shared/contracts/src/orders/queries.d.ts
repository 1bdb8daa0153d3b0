import { Type } from 'typebox';
export declare const OrderNoQuery: Type.TObject<{
  order_no: Type.TString;
}>;
export declare const ReturnWithdrawBody: Type.TObject<{
  order_no: Type.TString;
}>;
export declare const OrderListQuery: Type.TObject<{
  state: Type.TUnion<[Type.TLiteral<'active'>, Type.TLiteral<'recent'>]>;
  page: Type.TInteger;
}>;
export declare const ReasonsQuery: Type.TObject<{
  type: Type.TUnion<
    [Type.TLiteral<'cancel'>, Type.TLiteral<'return'>, Type.TLiteral<'resize'>, Type.TLiteral<'claim'>]
  >;
}>;
export declare const CreditNoteQuery: Type.TObject<{
  refund_order_id: Type.TString;
  lang: Type.TOptional<Type.TEnum<['en' | 'hi', ...('en' | 'hi')[]]>>;
}>;
export declare const RefundQuery: Type.TObject<{
  refund_order_id: Type.TString;
}>;
export declare const InvoiceQuery: Type.TObject<{
  order_no: Type.TString;
  lang: Type.TOptional<Type.TEnum<['en' | 'hi', ...('en' | 'hi')[]]>>;
}>;
