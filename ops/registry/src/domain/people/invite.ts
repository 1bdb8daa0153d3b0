/** Links by which people choose how they sign in. */
import { RegistryError } from '../registry-error.ts';
import type { Directory } from './directory.ts';
import type { PeopleAudit, Person, Scope } from './ports.ts';
import { hashOf, newSecret } from './secrets.ts';
import type { PeopleParts } from './sign-in.ts';

const LINK_MS = 24 * 3_600_000;

export interface Link {
  /** Shown once: only its hash is stored. */
  readonly code: string;
  readonly expires: Date;
}

/** A new person, or one who lost their keys. @throws RegistryError `PERSON.NAME_TAKEN` */
export async function invite(
  { people, now, directory }: Pick<PeopleParts, 'people' | 'now'> & { readonly directory: Directory },
  who: { readonly name: string; readonly displayName: string } & Scope,
  audit: PeopleAudit,
): Promise<Link> {
  const isKnown = (await people.person(who.name)) !== null;
  if (!isKnown && (await directory.isTaken(who.name)))
    throw new RegistryError('PERSON.NAME_TAKEN', `${who.name} is the name of a token, or the registry's own`);
  const code = newSecret();
  const expires = new Date(now().getTime() + LINK_MS);
  await people.invite(who, { codeHash: hashOf(code), expiresAt: expires }, audit);
  return { code, expires };
}

/** @throws RegistryError `ENROLMENT.NOT_FOUND` */
export async function invited(
  { people }: Pick<PeopleParts, 'people'>,
  code: string,
): Promise<Person & { readonly pendingSecret: string | null }> {
  const person = await people.invited(hashOf(code));
  if (!person)
    throw new RegistryError('ENROLMENT.NOT_FOUND', 'this link was used already, or its day is over');
  return person;
}
