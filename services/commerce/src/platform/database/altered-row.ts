/** A row that is not as this service wrote it: the caller in front of it is told what to do next, operators that it happened. */
export class AlteredRow extends Error {
  override readonly name = 'AlteredRow';
  readonly table: string;
  readonly row: string;

  constructor(table: string, row: string, options?: ErrorOptions) {
    super(`The row ${row} of ${table} is not as it was written.`, options);
    this.table = table;
    this.row = row;
  }
}
