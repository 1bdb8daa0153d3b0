/** Words of a name, without titles, initials and order: banks write `RAO ASHA K`. */
const wordsOf = (name: string): ReadonlySet<string> =>
  new Set(
    name
      .toUpperCase()
      .replaceAll(/[^\p{L} ]/gu, ' ')
      .split(/\s+/)
      .filter((word) => word.length > 1 && !['MR', 'MRS', 'MS', 'DR', 'SMT', 'SHRI'].includes(word)),
  );

/** Whether a bank's name of an account is the one that was given: all words of the shorter, two at least where it has them. */
export function isSameName(given: string, registered: string): boolean {
  const [a, b] = [wordsOf(given), wordsOf(registered)];
  const [fewer, more] = a.size <= b.size ? [a, b] : [b, a];
  return fewer.size >= Math.min(2, more.size) && fewer.size > 0 && [...fewer].every((word) => more.has(word));
}
