import type { Locale } from '@suvarna/contracts/locale';

/** Languages of a site, and where the pages of each are. */
export interface Languages {
  /** All of them, the default first. */
  readonly all: readonly [Locale, ...Locale[]];
  /** What addresses of a language begin with: `''` or `/hi`. */
  readonly baseOf: (locale: Locale) => string;
  /** `/hi/x/` → `hi` and `/x/`. */
  readonly split: (pathname: string) => { readonly locale: Locale; readonly path: string };
}
