/**
 * A secret of the settings may be several, with commas, while it is rotated: what is made is made with the
 * first, what comes back is read with each. So processes that have not heard of another order yet, and what
 * was made before, are still understood (docs/operations/keys.md).
 */
export const keysOf = (secret: string): readonly string[] => secret.split(',');

/** The one that is used for what is made now. */
export const keyInUse = (secret: string): string => keysOf(secret)[0] ?? '';
