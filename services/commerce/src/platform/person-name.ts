/** A name without its case, spaces and signs that nobody sees. */
const bareName = (name: string): string =>
  name
    .normalize('NFKC')
    .replaceAll(/[\s\p{Cf}]+/gu, '')
    .toLowerCase();

/** Whether two names are one person, however they are written. */
export const isSamePerson = (one: string, other: string): boolean => bareName(one) === bareName(other);
