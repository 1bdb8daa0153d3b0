/** Sixteen numbers, column by column. */
export type Matrix4 = readonly number[];

export function multiply(a: Matrix4, b: Matrix4): number[] {
  return Array.from({ length: 16 }, (_, index) => {
    const [row, column] = [index % 4, index - (index % 4)];
    return [0, 1, 2, 3].reduce((sum, part) => sum + (a[row + part * 4] ?? 0) * (b[column + part] ?? 0), 0);
  });
}

/** @throws RangeError for a matrix that flattens. */
export function inverse(matrix: Matrix4): number[] {
  const rows = [0, 1, 2, 3].map((row) =>
    [0, 1, 2, 3]
      .flatMap((column) => matrix[column * 4 + row] ?? 0)
      .concat([0, 1, 2, 3].map((column) => Number(column === row))),
  );
  for (let pivot = 0; pivot < 4; pivot += 1) {
    const best = rows
      .slice(pivot)
      .reduce((most, row) => (Math.abs(row[pivot] ?? 0) > Math.abs(most[pivot] ?? 0) ? row : most));
    const divisor = best[pivot] ?? 0;
    if (divisor === 0) throw new RangeError('matrix has no inverse');
    rows.splice(rows.indexOf(best), 1);
    const scaled = best.map((value) => value / divisor);
    for (const row of rows) {
      const times = row[pivot] ?? 0;
      for (const [column, value] of scaled.entries()) row[column] = (row[column] ?? 0) - value * times;
    }
    rows.splice(pivot, 0, scaled);
  }
  return Array.from({ length: 16 }, (_, index) => rows[index % 4]?.[4 + Math.floor(index / 4)] ?? 0);
}
