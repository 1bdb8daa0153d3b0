import type { Currency } from '@suvarna/contracts/money';
import type { ToWords } from 'to-words/en-US';

/** How a language says a number in words. */
export interface NumberWords {
  /** Of the package's languages, the one that says this money. */
  readonly counts: (
    currency: Currency,
  ) => new (...options: ConstructorParameters<typeof ToWords>) => Pick<ToWords, 'convert'>;
  /** What the package says, as the language spells it. */
  readonly spell: (text: string) => string;
}
