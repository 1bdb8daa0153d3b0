/** One line a thing that happens: `build     catalog 1.0.0 in 4.1 s`. */
export function say(step: string, text: string): void {
  for (const line of text.split('\n')) process.stdout.write(`${step.padEnd(10)}${line}\n`);
}

export function complain(step: string, text: string): void {
  for (const line of text.split('\n')) process.stderr.write(`${step.padEnd(10)}${line}\n`);
}

/** The message of a failure with those of its causes, for people. */
export function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause === undefined ? '' : `\n  because: ${explain(error.cause)}`;
  return `${error.message}${cause}`;
}

/**
 * The reader may go (a closed terminal, a pipe whose reader ended). What runs on then has to
 * stop in order later: a line without a reader must not end it and leave its processes behind.
 */
export function outliveReaders(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE' && error.code !== 'EIO') throw error;
    });
  }
}
