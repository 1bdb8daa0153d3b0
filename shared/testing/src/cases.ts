/**
 * How many random cases a suite takes. A whole run takes some suites on two database engines: all cases on
 * the first, and on the second, which is to show what an engine decides and no more of the code, a quarter.
 */
export const casesOf = (all: number): number =>
  process.env['TEST_DATABASE_AGAIN'] === undefined ? all : Math.ceil(all / 4);
