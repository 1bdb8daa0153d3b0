/** What is thrown before anything listens: kept by the page's own clock, for who counts errors once the page is there. */
const NAME = 'early-error';
const MOST = 5;

export function recordErrors(page: Pick<Window, 'addEventListener'>): void {
  let left = MOST;
  page.addEventListener('error', ({ error }: ErrorEvent) => {
    if (!(error instanceof Error) || left === 0) return;
    left -= 1;
    const { name, message, stack } = error;
    performance.mark(NAME, { detail: { name, message, stack } });
  });
}

/** Taken once: who asks listens from then on. */
export function earlyErrors(): readonly Error[] {
  const marks = performance.getEntriesByName(NAME, 'mark') as PerformanceMark[];
  performance.clearMarks(NAME);
  return marks.map(({ detail }) => Object.assign(new Error(), detail as Partial<Error>));
}
