import type { Locale } from '@suvarna/contracts/locale';

/** Languages of a site, and where the pages of each are. */
export interface Languages {
  /** All of them, the default first. */
  readonly all: readonly [Locale, ...Locale[]];
  /** What addresses of a language begin with: `''`, or a slash and its code. */
  readonly baseOf: (locale: Locale) => string;
  /** The address of a page → its language and its path in all languages. */
  readonly split: (pathname: string) => { readonly locale: Locale; readonly path: string };
}
