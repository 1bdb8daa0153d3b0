/** True for the error of reading what does not exist. By its code: tests throw errors of another realm. */
export const isMissing = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  (error.code === 'ENOENT' || error.code === 'ENOTDIR');
