import type { Category } from '@suvarna/contracts/catalogue';

/** Raise a category's number whenever its pieces change their shape: pictures are kept for ever under a key that holds it. */
export const MODEL_VERSIONS: Readonly<Record<Category, number>> = {
  rings: 5,
  earrings: 4,
  pendants: 5,
  necklaces: 4,
  bangles: 4,
  bracelets: 4,
  mangalsutra: 4,
  'nose-pins': 4,
  chains: 4,
  'gold-coins': 3,
  solitaires: 5,
  gifts: 4,
};

/** Raise it whenever light, materials, stones or cameras of all pictures change. */
export const RENDERER_VERSION = 2;

/** Raised when the coin changes that a piece lies beside: pictures without it keep their names. */
export const SCALE_VERSION = 3;

/** Raised when the forms change on which pieces are worn, or how pieces lie on them: other pictures keep their names. */
export const FORM_VERSION = 2;

/** Raised when pieces turn otherwise, or in other frames. */
export const TURN_VERSION = 1;

/** Raised when close-ups look elsewhere or nearer. */
export const MACRO_VERSION = 1;
