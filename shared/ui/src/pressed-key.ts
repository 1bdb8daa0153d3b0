/** Of the browser's own event and of React's. */
interface KeyPress {
  readonly key: string;
  readonly keyCode: number;
  readonly isComposing?: boolean;
  readonly nativeEvent?: { readonly isComposing: boolean };
}

/** What browsers say of every key that an input method takes; Safari of the Enter that ends a word, too. */
const TAKEN_BY_INPUT_METHOD = 229;

/**
 * The key of a press, as `event.key`. Empty while an input method composes a word (Japanese, Chinese,
 * Hindi by Latin letters …): Enter, Escape and the arrows choose among its words then.
 */
export function pressedKey({ key, keyCode, isComposing, nativeEvent }: KeyPress): string {
  const composes = isComposing ?? nativeEvent?.isComposing ?? false;
  return composes || keyCode === TAKEN_BY_INPUT_METHOD ? '' : key;
}
