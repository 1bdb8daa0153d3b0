/** Opens when so many have come, and stays open. */
export function barrier(count: number): () => Promise<void> {
  const open = Promise.withResolvers<void>();
  let come = 0;
  return () => {
    come += 1;
    if (come >= count) open.resolve();
    return open.promise;
  };
}
