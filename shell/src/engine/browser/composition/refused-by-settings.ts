const REFUSALS = ['SecurityError', 'NotSupportedError'];

/** Whether the browser was told to keep nothing for this store: its owner's choice, and no error of ours. */
export const isRefusedBySettings = (error: unknown): boolean =>
  error instanceof Error && REFUSALS.includes(error.name);
