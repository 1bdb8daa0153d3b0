/** React's scheduler brings no types, and those of DefinitelyTyped leave this out. */
declare module 'scheduler' {
  /** @param perSecond how often work stops for the browser, 0 for the scheduler's own 5 ms */
  export function unstable_forceFrameRate(perSecond: number): void;
}
