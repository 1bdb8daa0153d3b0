/** The account of a store on a developer's own machine: there is none anywhere else. */
import { randomInt } from 'node:crypto';
import { hashPassword } from '@suvarna/passwords/password';
import type { PeopleStore } from './ports.ts';
import { hashOf, newSecret } from './secrets.ts';

export interface LocalAccount {
  readonly name: string;
  readonly password: string;
}

/** Without those that are read as others. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const LOCAL_PERSON = 'local-admin';

/** @returns its name and password, shown once; `null` where there are people already */
export async function makeLocalAccount(people: PeopleStore): Promise<LocalAccount | null> {
  if ((await people.list()).length > 0) return null;
  const word = (): string =>
    Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)] ?? '').join('');
  const password = Array.from({ length: 4 }, word).join('-');
  const codeHash = hashOf(newSecret());
  await people.invite(
    { name: LOCAL_PERSON, displayName: 'Local admin', role: 'admin', remotes: null },
    { codeHash, expiresAt: new Date() },
    { actor: 'registry', reason: 'the first start of a store on this machine' },
  );
  await people.setPassword(LOCAL_PERSON, await hashPassword(password), null);
  return { name: LOCAL_PERSON, password };
}
