import { createHash, createHmac } from 'node:crypto';

/** JSON with the fields of objects in one order; what is `undefined` is left out. */
function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null);
  const entries = Object.entries(value)
    .filter(([, entry]) => entry !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, entry]) => `${JSON.stringify(key)}:${canonicalJson(entry)}`).join(',')}}`;
}

/** SHA-256: the same content has the same fingerprint, in whatever order its fields come. */
export function fingerprintOf(value: unknown): Buffer {
  return createHash('sha256').update(canonicalJson(value)).digest();
}

/** The same under a key: who does not have it makes no fingerprint that fits. */
export function keyedFingerprintOf(key: Buffer, value: unknown): Buffer {
  return createHmac('sha256', key).update(canonicalJson(value)).digest();
}
