/** Joins class names and leaves out what is absent; a caller's class comes last. */
export const classNames = (...names: readonly (string | undefined)[]): string =>
  names.filter((name) => name !== undefined && name !== '').join(' ');
