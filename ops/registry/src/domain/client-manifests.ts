/**
 * The federation runtime executes `getPublicPath` of a manifest with `new Function`: a manifest
 * that carries it is code, even from an allowed origin. No JSON a browser may fetch carries it.
 */
const FORBIDDEN_KEY = 'getPublicPath';

export function isClientManifest(path: string): boolean {
  return path.startsWith('client/') && path.endsWith('.json');
}

export function manifestFault(path: string, bytes: Buffer): string | null {
  let manifest: unknown;
  try {
    manifest = JSON.parse(bytes.toString('utf8'));
  } catch (error) {
    if (error instanceof SyntaxError) return `${path} is not JSON`;
    throw error;
  }
  return carriesKey(manifest) ? `${path} carries ${FORBIDDEN_KEY}, which a browser would execute` : null;
}

/** Parsed, not searched as text: JSON has more than one way to spell a key. */
function carriesKey(root: unknown): boolean {
  const open: unknown[] = [root];
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value !== 'object' || value === null) continue;
    if (Object.keys(value).includes(FORBIDDEN_KEY)) return true;
    open.push(...Object.values(value as Record<string, unknown>));
  }
  return false;
}
