import { Type, type Static } from 'typebox';
export declare const StaffReviewsQuery: Type.TObject<{
  of: Type.TOptional<Type.TUnion<[Type.TLiteral<'waiting'>, Type.TLiteral<'reported'>]>>;
  page: Type.TInteger;
}>;
export declare const StaffReview: Type.TObject<{
  review_id: Type.TString;
  rating: Type.TInteger;
  title: Type.TString;
  body: Type.TString;
  locale: Type.TEnum<['en' | 'hi', ...('en' | 'hi')[]]>;
  author: Type.TString;
  bought: Type.TBoolean;
  created_at: Type.TString;
  helpful: Type.TInteger;
  reply: Type.TString;
  replied_at: Type.TString;
  demo: Type.TOptional<Type.TBoolean>;
  photos: Type.TOptional<
    Type.TArray<
      Type.TObject<{
        photo_id: Type.TString;
        width: Type.TInteger;
        height: Type.TInteger;
      }>
    >
  >;
  state: Type.TUnsafe<'refused' | 'shown' | 'waiting'>;
  reason: Type.TString;
  version: Type.TInteger;
  product_id: Type.TInteger;
  reports: Type.TInteger;
  reported: Type.TRecord<'^.*$', Type.TInteger>;
  decided_by: Type.TString;
  decided_at: Type.TString;
  replied_by: Type.TString;
}>;
export type StaffReview = Static<typeof StaffReview>;
export declare const StaffReviews: Type.TObject<{
  results: Type.TArray<
    Type.TObject<{
      review_id: Type.TString;
      rating: Type.TInteger;
      title: Type.TString;
      body: Type.TString;
      locale: Type.TEnum<['en' | 'hi', ...('en' | 'hi')[]]>;
      author: Type.TString;
      bought: Type.TBoolean;
      created_at: Type.TString;
      helpful: Type.TInteger;
      reply: Type.TString;
      replied_at: Type.TString;
      demo: Type.TOptional<Type.TBoolean>;
      photos: Type.TOptional<
        Type.TArray<
          Type.TObject<{
            photo_id: Type.TString;
            width: Type.TInteger;
            height: Type.TInteger;
          }>
        >
      >;
      state: Type.TUnsafe<'refused' | 'shown' | 'waiting'>;
      reason: Type.TString;
      version: Type.TInteger;
      product_id: Type.TInteger;
      reports: Type.TInteger;
      reported: Type.TRecord<'^.*$', Type.TInteger>;
      decided_by: Type.TString;
      decided_at: Type.TString;
      replied_by: Type.TString;
    }>
  >;
  page: Type.TInteger;
  page_size: Type.TInteger;
  count: Type.TInteger;
}>;
export declare const ReviewModerateBody: Type.TObject<{
  review_id: Type.TString;
  version: Type.TInteger;
  decision: Type.TUnion<[Type.TLiteral<'shown'>, Type.TLiteral<'refused'>]>;
  reason: Type.TOptional<Type.TString>;
  decided_by: Type.TString;
}>;
export declare const ReviewReplyBody: Type.TObject<{
  review_id: Type.TString;
  version: Type.TInteger;
  reply: Type.TString;
  replied_by: Type.TString;
}>;
