import { Type, type Static } from 'typebox';
export declare const QueueQuery: Type.TObject<{
  q: Type.TOptional<Type.TString>;
  kind: Type.TOptional<Type.TString>;
  state: Type.TOptional<Type.TString>;
  waiting: Type.TOptional<Type.TBoolean>;
  overdue: Type.TOptional<Type.TBoolean>;
  who: Type.TOptional<Type.TUnion<[Type.TLiteral<'customer'>, Type.TLiteral<'guest'>]>>;
  page: Type.TInteger;
}>;
export declare const Queue: Type.TObject<{
  results: Type.TArray<
    Type.TObject<{
      request_id: Type.TString;
      kind: Type.TString;
      state: Type.TString;
      summary: Type.TString;
      order_no: Type.TString;
      asked_at: Type.TString;
      due_at: Type.TString;
      customer: Type.TObject<{
        name: Type.TString;
        phone: Type.TString;
        email: Type.TString;
        guest: Type.TBoolean;
      }>;
    }>
  >;
  page: Type.TInteger;
  page_size: Type.TInteger;
  count: Type.TInteger;
}>;
export type Queue = Static<typeof Queue>;
export declare const QueuedRequestQuery: Type.TObject<{
  request_id: Type.TString;
}>;
export declare const QueuedPhotoQuery: Type.TObject<{
  request_id: Type.TString;
  position: Type.TInteger;
}>;
export declare const QueuedRequestDetails: Type.TObject<{
  request_id: Type.TString;
  kind: Type.TString;
  state: Type.TString;
  summary: Type.TString;
  order_no: Type.TString;
  asked_at: Type.TString;
  due_at: Type.TString;
  customer: Type.TObject<{
    name: Type.TString;
    phone: Type.TString;
    email: Type.TString;
    guest: Type.TBoolean;
  }>;
  evidence: Type.TRecord<'^.*$', Type.TUnknown>;
  terms: Type.TUnion<[Type.TNull, Type.TRecord<'^.*$', Type.TUnknown>]>;
  decisions: Type.TArray<
    Type.TObject<{
      to: Type.TString;
      reasons: Type.TArray<Type.TString>;
      needs_note: Type.TOptional<Type.TBoolean>;
    }>
  >;
  history: Type.TArray<
    Type.TObject<{
      state: Type.TString;
      at: Type.TString;
      actor: Type.TString;
      by: Type.TString;
      reason: Type.TString;
      note: Type.TString;
    }>
  >;
}>;
export type QueuedRequestDetails = Static<typeof QueuedRequestDetails>;
export declare const QueueDecisionBody: Type.TObject<{
  request_id: Type.TString;
  to: Type.TString;
  reason: Type.TOptional<Type.TString>;
  note: Type.TOptional<Type.TString>;
  terms: Type.TOptional<Type.TRecord<'^.*$', Type.TUnion<[Type.TInteger, Type.TBoolean, Type.TString]>>>;
  decided_by: Type.TString;
}>;
export declare const QueueFigures: Type.TObject<{
  kinds: Type.TArray<
    Type.TObject<{
      kind: Type.TString;
      states: Type.TArray<
        Type.TObject<{
          state: Type.TString;
          count: Type.TInteger;
        }>
      >;
      overdue: Type.TInteger;
    }>
  >;
}>;
export type QueueFigures = Static<typeof QueueFigures>;
