/** Whether there is such a file could not be found out, or its bytes could not be had: worth asking again. */
export class FileUnavailable extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'FileUnavailable';
  }
}

/** So many wait for the same place that this request was not asked on. */
export class TooManyWait extends FileUnavailable {}
