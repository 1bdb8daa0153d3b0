import { Type, type Static } from 'typebox';
declare const OBSTACLES: readonly ['orders', 'refunds', 'requests', 'plans', 'wallet'];
export type ObstacleKind = (typeof OBSTACLES)[number];
export declare const Obstacle: Type.TObject<{
  kind: Type.TUnsafe<'orders' | 'plans' | 'refunds' | 'requests' | 'wallet'>;
  count: Type.TInteger;
  amount_paise: Type.TInteger;
}>;
export type Obstacle = Static<typeof Obstacle>;
export declare const Kept: Type.TObject<{
  kind: Type.TUnsafe<'payout-excess'>;
  count: Type.TInteger;
  amount_paise: Type.TInteger;
}>;
export type Kept = Static<typeof Kept>;
export declare const PersonalDataState: Type.TObject<{
  copy: Type.TUnion<
    [
      Type.TNull,
      Type.TObject<{
        state: Type.TUnsafe<'gone' | 'ready' | 'waiting'>;
        asked_at: Type.TString;
        until: Type.TString;
        bytes: Type.TInteger;
      }>,
    ]
  >;
  obstacles: Type.TArray<
    Type.TObject<{
      kind: Type.TUnsafe<'orders' | 'plans' | 'refunds' | 'requests' | 'wallet'>;
      count: Type.TInteger;
      amount_paise: Type.TInteger;
    }>
  >;
  kept: Type.TOptional<
    Type.TArray<
      Type.TObject<{
        kind: Type.TUnsafe<'payout-excess'>;
        count: Type.TInteger;
        amount_paise: Type.TInteger;
      }>
    >
  >;
}>;
export type PersonalDataState = Static<typeof PersonalDataState>;
export declare const DeleteRequestBody: Type.TObject<{
  understood: Type.TLiteral<true>;
}>;
export declare const DeleteRequested: Type.TObject<{
  due_at: Type.TString;
}>;
export type DeleteRequested = Static<typeof DeleteRequested>;
export declare const DeleteRefused: Type.TObject<{
  obstacles: Type.TArray<
    Type.TObject<{
      kind: Type.TUnsafe<'orders' | 'plans' | 'refunds' | 'requests' | 'wallet'>;
      count: Type.TInteger;
      amount_paise: Type.TInteger;
    }>
  >;
}>;
export {};
