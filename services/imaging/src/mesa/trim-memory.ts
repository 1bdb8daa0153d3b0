import koffi from 'koffi';

/** Gives what glibc holds free back to the system; elsewhere nothing. */
export const trimMemory: () => void = find();

function find(): () => void {
  try {
    const trim = koffi.load('libc.so.6').func('int malloc_trim(size_t)') as (keep: number) => number;
    return () => trim(0);
  } catch {
    // Another library of C, which has no such call.
    return () => undefined;
  }
}
