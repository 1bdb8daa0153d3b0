/**
 * Pictures that come along with what is asked for a delivered piece. Small enough that three of them
 * arrive over a slow line within the time a request has; enough to see a bent prong.
 */
export const REQUEST_PHOTOS = { most: 3, bytes: 102_400 } as const;

/** Characters of base64 of the largest picture. */
export const REQUEST_PHOTO_TEXT = Math.ceil(REQUEST_PHOTOS.bytes / 3) * 4;

/** Bytes of a body with all of them; every other body is held to far less. */
export const BODY_WITH_PHOTOS = REQUEST_PHOTOS.most * REQUEST_PHOTO_TEXT + 16_384;
