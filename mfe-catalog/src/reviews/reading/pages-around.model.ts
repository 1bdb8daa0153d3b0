/** First, last and the neighbours of the current page: what a pagination links. */
export function pagesAround(current: number, last: number): readonly number[] {
  const wanted = [1, current - 1, current, current + 1, last];
  return [...new Set(wanted)].filter((page) => page >= 1 && page <= last).toSorted((a, b) => a - b);
}
