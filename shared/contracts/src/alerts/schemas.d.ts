import { Type, type Static } from 'typebox';
export declare const errorAlertBody: (paths: readonly string[]) => Type.TObject<{
  event: Type.TUnsafe<'address_add' | 'cart_add' | 'coupon_apply' | 'order_create'>;
  status: Type.TInteger;
  path: Type.TUnsafe<string>;
  correlation_id: Type.TString;
}>;
export type ErrorAlertBody = Static<ReturnType<typeof errorAlertBody>>;
