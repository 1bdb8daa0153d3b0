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
