export declare const REQUEST_PHOTOS: {
  readonly most: 3;
  readonly bytes: 102400;
};
export declare const REQUEST_PHOTO_TEXT: number;
export declare const BODY_WITH_PHOTOS: number;
