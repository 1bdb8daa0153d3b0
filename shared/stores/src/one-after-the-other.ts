/** Work begins when the work before it is over, whatever became of that. */
export function oneAfterTheOther(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let before: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = before.then(work);
    before = turn.catch(() => undefined);
    return turn;
  };
}
