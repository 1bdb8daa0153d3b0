import { Type, type Static } from 'typebox';
export declare const reviewId: Type.TString;
export declare const ReviewsQuery: Type.TObject<{
  sku: Type.TOptional<Type.TString>;
  product_id: Type.TOptional<Type.TInteger>;
  page: Type.TInteger;
  page_size: Type.TInteger;
  sort: Type.TOptional<Type.TUnsafe<'helpful' | 'highest' | 'latest' | 'lowest'>>;
  rating: Type.TOptional<Type.TInteger>;
  bought: Type.TOptional<Type.TBoolean>;
  locale: Type.TOptional<Type.TEnum<['en' | 'hi', ...('en' | 'hi')[]]>>;
  similar: Type.TOptional<Type.TBoolean>;
}>;
export type ReviewsQuery = Static<typeof ReviewsQuery>;
declare const ReviewPhoto: Type.TObject<{
  photo_id: Type.TString;
  width: Type.TInteger;
  height: Type.TInteger;
}>;
export type ReviewPhoto = Static<typeof ReviewPhoto>;
export declare const ReviewPhotoQuery: Type.TObject<{
  photo_id: Type.TString;
}>;
export declare const Review: Type.TObject<{
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
}>;
export type Review = Static<typeof Review>;
export declare const ReviewSummary: Type.TObject<{
  count: Type.TInteger;
  average_tenths: Type.TInteger;
  stars: Type.TArray<Type.TInteger>;
}>;
export type ReviewSummary = Static<typeof ReviewSummary>;
declare const SimilarReview: Type.TObject<{
  product_id: Type.TInteger;
  product_title: Type.TString;
  title_hi: Type.TString;
  url: Type.TString;
  review: Type.TObject<{
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
  }>;
}>;
export type SimilarReview = Static<typeof SimilarReview>;
export declare const ReviewPage: Type.TObject<{
  product_id: Type.TInteger;
  product_title: Type.TString;
  title_hi: Type.TString;
  url: Type.TString;
  summary: Type.TObject<{
    count: Type.TInteger;
    average_tenths: Type.TInteger;
    stars: Type.TArray<Type.TInteger>;
  }>;
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
    }>
  >;
  page: Type.TInteger;
  page_size: Type.TInteger;
  count: Type.TInteger;
  demo: Type.TOptional<Type.TBoolean>;
  similar: Type.TOptional<
    Type.TArray<
      Type.TObject<{
        product_id: Type.TInteger;
        product_title: Type.TString;
        title_hi: Type.TString;
        url: Type.TString;
        review: Type.TObject<{
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
        }>;
      }>
    >
  >;
}>;
export type ReviewPage = Static<typeof ReviewPage>;
export declare const OwnReviewQuery: Type.TObject<{
  product_id: Type.TInteger;
}>;
export declare const OwnReview: Type.TObject<{
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
}>;
export type OwnReview = Static<typeof OwnReview>;
export declare const OwnReviewAnswer: Type.TObject<{
  bought: Type.TBoolean;
  review: Type.TUnion<
    [
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
      }>,
      Type.TNull,
    ]
  >;
}>;
export type OwnReviewAnswer = Static<typeof OwnReviewAnswer>;
export declare const ReviewBody: Type.TObject<{
  sku: Type.TOptional<Type.TString>;
  product_id: Type.TOptional<Type.TInteger>;
  rating: Type.TInteger;
  title: Type.TString;
  text: Type.TString;
  version: Type.TOptional<Type.TInteger>;
  photos: Type.TOptional<
    Type.TArray<
      Type.TObject<{
        media_type: Type.TUnion<
          [Type.TLiteral<'image/jpeg'>, Type.TLiteral<'image/png'>, Type.TLiteral<'image/webp'>]
        >;
        data: Type.TString;
      }>
    >
  >;
  kept_photos: Type.TOptional<Type.TArray<Type.TString>>;
}>;
export type ReviewBody = Static<typeof ReviewBody>;
export declare const ReviewIdBody: Type.TObject<{
  review_id: Type.TString;
}>;
export declare const ReviewVoteBody: Type.TObject<{
  review_id: Type.TString;
  helpful: Type.TBoolean;
}>;
export declare const ReviewVote: Type.TObject<{
  review_id: Type.TString;
  helpful: Type.TInteger;
}>;
export declare const ReviewReportBody: Type.TObject<{
  review_id: Type.TString;
  reason: Type.TUnsafe<'abuse' | 'advertising' | 'private' | 'untrue'>;
}>;
export declare const ReviewReported: Type.TObject<{
  review_id: Type.TString;
}>;
export {};
