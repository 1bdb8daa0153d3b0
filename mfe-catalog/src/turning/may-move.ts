interface Line {
  readonly connection?: { readonly saveData?: boolean };
}

/** Whether pieces may turn by themselves: for some people motion is a burden, for some every byte is. */
export const mayMove = (): boolean =>
  matchMedia('(prefers-reduced-motion: no-preference)').matches &&
  (navigator as Navigator & Line).connection?.saveData !== true;
