/** Not one of these may be stored, searched or shown: PostgreSQL refuses NUL, and half a surrogate pair is no character. */
const isText = (value: string): boolean => !value.includes('\0') && value.isWellFormed();

/** @returns the path of the first text that is none (`/items/0/sku`) */
export function unreadableText(value: unknown, path = ''): string | undefined {
  if (typeof value === 'string') return isText(value) ? undefined : path || '/';
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, entry] of Object.entries(value)) {
    const found = unreadableText(entry, `${path}/${name}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * The same letters are the same text, however a keyboard wrote them: composed as far as Unicode
 * composes them (NFC).
 */
export function composed(value: unknown): unknown {
  if (typeof value === 'string') return value.normalize('NFC');
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(composed);
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, composed(entry)]));
}
