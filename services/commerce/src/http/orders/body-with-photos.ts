/** Bytes of a body with three pictures in it; every other body is held to far less. */
export const BODY_WITH_PHOTOS = 2_600_000;
