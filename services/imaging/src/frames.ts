/** Frames that are laid over each other for a picture of this size: the grain of too few is seen sooner in larger ones. */
export const framesFor = (size: number): number => (size > 600 ? 12 : 8);
