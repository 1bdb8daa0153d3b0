/** `make-secrets.ts <folder>`: writes the secrets of a store in containers. It changes none that is there. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { complain, say } from '../terminal.ts';
import { composeSecrets } from './secrets.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('usage: make-secrets.ts <folder>');
const target = resolve(folder);
if (existsSync(target)) {
  complain('secrets', `${target} is there already: its secrets are in use`);
  process.exit(1);
}
// The folder is its owner's alone. The files are mounted into containers whose accounts are others.
mkdirSync(target, { recursive: true, mode: 0o700 });
for (const [name, text] of Object.entries(composeSecrets()))
  writeFileSync(join(target, name), text, { mode: name.endsWith('.env') ? 0o600 : 0o644 });
say('secrets', `${target}; what is missing is tls.pem, the shop's certificate with its key`);
