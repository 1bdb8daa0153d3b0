/** Failures the shell caught and answered with a fallback: visible to a developer who looks, and no page error. */
export interface Failure {
  readonly error: unknown;
  /** `shell`, or the remote it came from. */
  readonly part: string;
}

const KEPT = 10;
const early: Failure[] = [];
let listener: ((failure: Failure) => void) | undefined;

export function reportFailure(error: unknown, part = 'shell'): void {
  // oxlint-disable-next-line no-console -- the browser's console is where a caught failure is to be seen
  console.error(`[${part}]`, error);
  noteFailure(error, part);
}

/** Counted like the others, without a word in the console: nothing of the page is missing. */
export function noteFailure(error: unknown, part: string): void {
  if (listener) listener({ error, part });
  else if (early.length < KEPT) early.push({ error, part });
}

/** The counter of failures comes late, and hears of the earlier ones too. */
export function onFailure(listen: (failure: Failure) => void): void {
  listener = listen;
  for (const failure of early.splice(0)) listen(failure);
}
