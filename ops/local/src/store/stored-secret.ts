import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Made at the first start and stored: sessions outlive a restart, and what was encrypted can be read again. */
export function storedSecret(data: string, name: 'session-secret' | 'document-secret'): string {
  const file = join(data, name);
  if (!existsSync(file))
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  return readFileSync(file, 'utf8');
}
