import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the store and its sandbox know of each other, by the names both read them from their environment. */
export interface SandboxSecrets extends Readonly<Record<string, string>> {
  readonly SANDBOX_KEY_ID: string;
  readonly SANDBOX_KEY_SECRET: string;
  readonly SANDBOX_WEBHOOK_SECRET: string;
}

const secret = (): string => randomBytes(32).toString('base64url');

/** Made at the first start of a store and stored with its data. */
export function sandboxSecrets(data: string): SandboxSecrets {
  const file = join(data, 'sandbox-secrets.json');
  if (!existsSync(file)) {
    const made: SandboxSecrets = {
      SANDBOX_KEY_ID: `sandbox_${randomBytes(8).toString('hex')}`,
      SANDBOX_KEY_SECRET: secret(),
      SANDBOX_WEBHOOK_SECRET: secret(),
    };
    writeFileSync(file, JSON.stringify(made, null, 2), { mode: 0o600, flag: 'wx' });
  }
  return JSON.parse(readFileSync(file, 'utf8')) as SandboxSecrets;
}
