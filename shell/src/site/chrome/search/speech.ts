/** What is used of the Web Speech API. TypeScript's DOM has no names for it: only some browsers have it. */
export interface Recognition extends EventTarget {
  lang: string;
  interimResults: boolean;
  start(): void;
  /** Ends without a result. */
  abort(): void;
}

export interface HeardEvent extends Event {
  readonly results: ArrayLike<ArrayLike<{ readonly transcript: string }> & { readonly isFinal: boolean }>;
}

interface WithSpeech {
  readonly SpeechRecognition?: new () => Recognition;
  readonly webkitSpeechRecognition?: new () => Recognition;
}

/** `undefined` where the browser cannot turn speech into words. */
export function speechRecognition(): (new () => Recognition) | undefined {
  const { SpeechRecognition, webkitSpeechRecognition } = globalThis as WithSpeech;
  return SpeechRecognition ?? webkitSpeechRecognition;
}
