import { expect, it } from '@jest/globals';
import { comingChange, type Change } from './coming-change.ts';

const START = 1_000_000;
/** A change after so many milliseconds, which notes that it was built, made and over. */
const aChange = (inMs: number, noted: string[]): Change => ({
  at: new Date(START + inMs),
  inMs,
  build: () => {
    noted.push(`built ${inMs}`);
    return Promise.resolve(() => noted.push(`made ${inMs}`));
  },
  onEnd: (error) => noted.push(error === undefined ? `over ${inMs}` : `failed ${inMs}`),
});

it('is built ahead and made by the clock, once however often it is prepared', async () => {
  const noted: string[] = [];
  const coming = comingChange();
  coming.prepare(aChange(5, noted));
  coming.prepare(aChange(5, noted));
  await coming.underWay();
  expect(noted).toEqual(['built 5', 'made 5', 'over 5']);
  expect(coming.underWay()).toBeUndefined();
});

it('gives way to one that comes before it, and none that comes later takes its place', async () => {
  const noted: string[] = [];
  const coming = comingChange();
  coming.prepare(aChange(100_000, noted));
  coming.prepare(aChange(5, noted));
  coming.prepare(aChange(200_000, noted));
  await coming.underWay();
  expect(noted).toEqual(['built 100000', 'built 5', 'over 100000', 'made 5', 'over 5']);
});

it('that cannot be built is over with its error; one that is closed ends without', async () => {
  const noted: string[] = [];
  const coming = comingChange();
  coming.prepare({ ...aChange(5, noted), build: () => Promise.reject(new Error('no database')) });
  await coming.underWay();
  coming.prepare(aChange(100_000, noted));
  await coming.close();
  expect(noted).toEqual(['failed 5', 'built 100000', 'over 100000']);
});
