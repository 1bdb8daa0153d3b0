import type { Locale } from '@suvarna/contracts/locale';

/** A part of a paper: facts, a table, sentences, whichever it has. */
export interface PaperPart {
  readonly heading: string;
  /** A JPEG beside its facts; one that cannot be read is left out. */
  readonly picture?: Uint8Array;
  readonly facts?: readonly (readonly [label: string, value: string])[];
  readonly table?: { readonly columns: readonly string[]; readonly rows: readonly (readonly string[])[] };
  readonly sentences?: readonly string[];
}

/** A paper of a customer's, every word of it: what is set is what stands here, and nothing is computed again. */
export interface Paper {
  readonly locale: Locale;
  readonly title: string;
  readonly seller: { readonly name: string; readonly lines: readonly string[] };
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly parts: readonly PaperPart[];
  /** Large and faint across each page: what the paper is not. */
  readonly watermark?: string;
  /** `Page {page} of {pages}` */
  readonly pageLabel: string;
}

/** What fills a page label until the pages are counted: `Page {{page}} of {{pages}}` → `Page {page} of {pages}`. */
export const PLACES = { page: '{page}', pages: '{pages}' } as const;
