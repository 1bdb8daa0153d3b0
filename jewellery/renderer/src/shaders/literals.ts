/** A number as GLSL wants it: always with a point. */
export function number(value: number): string {
  const text = String(Math.round(value * 1e5) / 1e5);
  return /[.e]/.test(text) ? text : `${text}.`;
}

export function vector(values: readonly number[]): string {
  return `vec${values.length}(${values.map(number).join()})`;
}
