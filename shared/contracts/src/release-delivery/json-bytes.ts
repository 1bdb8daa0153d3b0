import { Buffer, isUtf8 } from 'node:buffer';

/** What bytes say as JSON; `undefined` when they are not UTF-8 or not JSON. */
export function parseJsonBytes(bytes: Uint8Array): unknown {
  if (!isUtf8(bytes)) return undefined;
  try {
    return JSON.parse(Buffer.from(bytes).toString('utf8'));
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
