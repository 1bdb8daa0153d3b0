import { isApiFailure } from '@suvarna/contracts/call';

/** Whether it may be done, for all that is known: no answer came, one of a fault, or it is under way. */
export const isUnclear = (error: unknown): boolean =>
  !isApiFailure(error) || error.status === 0 || error.status >= 500 || error.code === 'REQUEST.IN_FLIGHT';

/** What a call says that did not come about, by what its codes are called: `keys`, or the key itself. */
export function failureKeyIn<Said>(keys: Readonly<Record<string, Said>>, error: unknown): Said | string {
  const known = isApiFailure(error) && error.status !== 0 ? keys[error.code] : undefined;
  if (known !== undefined) return known;
  const key =
    !isApiFailure(error) || error.status === 0 ? 'offline' : isUnclear(error) ? 'unclear' : 'failed-here';
  return keys[key] ?? key;
}
