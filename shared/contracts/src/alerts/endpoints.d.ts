import { type Endpoint } from '../base/endpoint/endpoint.ts';
export declare const alertReport: {
  readonly method: 'POST';
  readonly path: 'server/errorAlert';
  readonly access: 'public';
  readonly tag: 'events';
  readonly summary: 'A call of a browser that got no answer';
  readonly body: import('typebox').TObject<{
    event: import('typebox').TUnsafe<'address_add' | 'cart_add' | 'coupon_apply' | 'order_create'>;
    status: import('typebox').TInteger;
    path: import('typebox').TUnsafe<string>;
    correlation_id: import('typebox').TString;
  }>;
} & Pick<Endpoint, 'shape'>;
