/** A delivery address as it is compared: where it is, not how it is written. */
export interface Place {
  readonly pincode: string;
  /** Parts with a digit: of house, flat, floor, road. */
  readonly numbers: ReadonlySet<string>;
  readonly words: ReadonlySet<string>;
}

/** Words that say what a number is of, or nothing at all. */
const FILLERS = new Set(
  'no number flat apartment apartments apt apts house building bldg unit plot door floor the of near opp opposite block'.split(
    ' ',
  ),
);
const SAME: Readonly<Record<string, string>> = {
  rd: 'road',
  st: 'street',
  ave: 'avenue',
  ln: 'lane',
  ngr: 'nagar',
  soc: 'society',
  sec: 'sector',
  mkt: 'market',
};

/** `M.G. Rd` is `mg road`, `# 12-B` is `12b`. */
function partsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .normalize('NFKD')
      .replaceAll(/[\u0300-\u036f]/g, '')
      // Signs between the parts of one number, or of initials, are none.
      .replaceAll(/(?<=\d)\s*[-/]\s*(?=[a-z0-9]\b)/g, '')
      .replaceAll(/\b([a-z])\.\s*(?=[a-z]\b)/g, '$1')
      .split(/[^a-z0-9]+/)
      .map((part) => SAME[part] ?? part)
      .filter((part) => part !== '' && !FILLERS.has(part))
  );
}

export function placeOf(address: {
  readonly house: string;
  readonly street: string;
  readonly pincode: string;
}): Place {
  const parts = partsOf(`${address.house} ${address.street}`);
  return {
    pincode: address.pincode.replaceAll(/\s/g, '').toLowerCase(),
    numbers: new Set(parts.filter((part) => /\d/.test(part))),
    words: new Set(parts.filter((part) => !/\d/.test(part))),
  };
}

const shared = (one: ReadonlySet<string>, other: ReadonlySet<string>): number =>
  [...one].filter((part) => other.has(part)).length;

/**
 * Whether two addresses look like one door: the same pincode, all numbers of the one among the other's,
 * and at least half of its words. Neighbours differ by a number.
 */
export function isSamePlace(one: Place, other: Place): boolean {
  if (one.pincode === '' || one.pincode !== other.pincode) return false;
  const [few, many] = one.numbers.size <= other.numbers.size ? [one, other] : [other, one];
  if (shared(few.numbers, many.numbers) < few.numbers.size) return false;
  const words = Math.min(one.words.size, other.words.size);
  const alike = shared(one.words, other.words);
  if (few.numbers.size === 0) return words > 0 && alike === Math.max(one.words.size, other.words.size);
  return alike * 2 >= words;
}
