/** Says how far a long run is, at most once in a while. */
export function createProgress(total: number, print: (line: string) => void, everyMs = 10_000) {
  const start = performance.now();
  let last = start;
  let done = 0;
  let bytes = 0;
  const line = (): string => {
    const seconds = (performance.now() - start) / 1000;
    const perSecond = done / Math.max(seconds, 0.001);
    if (done === 0) return 'nothing made';
    const left = `, ${duration((total - done) / perSecond)} left`;
    return `${String(done)} of ${String(total)}, ${(1 / Math.max(perSecond, 0.001)).toFixed(2)} s each, ${kilobytes(bytes / Math.max(done, 1))} on average${left}`;
  };
  return {
    add(size: number): void {
      done += 1;
      bytes += size;
      if (performance.now() - last < everyMs) return;
      last = performance.now();
      print(line());
    },
    line,
  };
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

function duration(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  return minutes < 60
    ? `${String(minutes)} min`
    : `${String(Math.floor(minutes / 60))} h ${String(minutes % 60)} min`;
}
