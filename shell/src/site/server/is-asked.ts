/** A listing with choices in its address: `/jewellery/rings+rose-filter/`. */
const CHOICES = /^\/jewellery\/[^/]*-filter\/?$/;

/** @param path as it was asked for; escapes are the same letters to whoever reads the choices */
export function isAsked(path: string): boolean {
  try {
    return CHOICES.test(decodeURIComponent(path));
  } catch {
    // No letters at all: nobody's address but who tries some.
    return true;
  }
}
