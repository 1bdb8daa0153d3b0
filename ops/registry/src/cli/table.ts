/** Columns wide enough for their cells; the last one may run on. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const printable = rows.map((row) => row.map(plain));
  const widths = head.map((title, column) =>
    Math.max(title.length, ...printable.map((row) => row[column]?.length ?? 0)),
  );
  return [head, ...printable].map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

/** Text of others must not steer the terminal. */
export const plain = (cell: string): string => cell.replaceAll(/\p{Cc}/gu, ' ');

/** `2026-11-21 05:07:32`, UTC. */
export const moment = (iso: string): string => iso.slice(0, 19).replace('T', ' ');

/** Enough of a hash to recognise it. */
export const short = (hash: string): string => hash.slice('sha384-'.length, 'sha384-'.length + 10);
