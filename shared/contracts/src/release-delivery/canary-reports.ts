/** What a browser says of its visit while a canary runs. */

/** Speeds that a canary is judged by. */
export const CANARY_SPEEDS = ['LCP', 'INP', 'soft-LCP', 'soft-INP'] as const;
export type Speed = (typeof CANARY_SPEEDS)[number];

/**
 * What makes a session faulty: an error of its scripts, a file that did not load, an answer 5xx, a page that
 * the server could not draw, one that was not hydrated as drawn, a file the browser's policy refused.
 */
export const FAULT_KINDS = ['error', 'load', 'answer', 'fallback', 'hydration', 'policy'] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];
