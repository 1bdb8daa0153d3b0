import type { ReviewFields } from '@suvarna/forms/review-schema';
import { createSafeStorage } from '@suvarna/session';

const storage = createSafeStorage(() => globalThis.window?.sessionStorage);
const keyOf = (productId: number): string => `review of ${productId}`;
const isText = (value: unknown): value is string => typeof value === 'string';

/** What a customer is writing, for as long as the tab is open: a sign-in on the way, or a reload, loses nothing. */
export const draft = {
  read(productId: number): ReviewFields | undefined {
    const kept = storage.get(keyOf(productId));
    if (kept === null) return undefined;
    try {
      const { rating, title, text } = JSON.parse(kept) as Readonly<Record<string, unknown>>;
      return isText(rating) && isText(title) && isText(text) ? { rating, title, text } : undefined;
    } catch (error) {
      // Whatever else wrote there: nothing of ours is lost.
      if (error instanceof SyntaxError || error instanceof TypeError) return undefined;
      throw error;
    }
  },
  keep: (productId: number, fields: ReviewFields): void =>
    storage.set(keyOf(productId), JSON.stringify(fields)),
  forget: (productId: number): void => storage.remove(keyOf(productId)),
} as const;
