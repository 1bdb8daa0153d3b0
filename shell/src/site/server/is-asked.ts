/** A listing with choices in its address: `/jewellery/rings+rose-filter/`. */
const CHOICES = /^\/jewellery\/[^/]*-filter\/?$/;

/** @param path as it was asked for; escapes are the same letters to the code that reads the choices */
export function isAsked(path: string): boolean {
  try {
    return CHOICES.test(decodeURIComponent(path));
  } catch {
    // No letters at all: an address that only an attacker tries.
    return true;
  }
}
