/**
 * Answers that mean "there is no such thing here". Compared by code, not by class: on the server
 * the error comes from the composer's copy of the contract, not from this remote's.
 */
const MISSING = new Set(['REQUEST.NOT_FOUND', 'CATALOGUE.PRODUCT_NOT_FOUND', 'CATALOGUE.PATH_INVALID']);

export function isMissing(error: unknown): boolean {
  return (
    error instanceof Error && 'code' in error && typeof error.code === 'string' && MISSING.has(error.code)
  );
}

/** The request itself was refused, e.g. a karat this design is not made in. */
export function isRefused(error: unknown): boolean {
  return (
    error instanceof Error &&
    'status' in error &&
    (error.status === 400 || error.status === 409 || error.status === 422)
  );
}
