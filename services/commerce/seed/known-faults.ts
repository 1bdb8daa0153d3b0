/**
 * Designs of a category that are known to have a fault, at most. Whoever mends lowers the number; none
 * is ever raised. What is not named must not occur.
 */
export const KNOWN_FAULTS: Readonly<Record<string, number>> = {};
