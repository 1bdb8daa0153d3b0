import { secretFault } from '@suvarna/contracts/service';
import type { SettingsReader } from '@suvarna/settings/read-settings';
import { textThat } from '@suvarna/settings/setting';
import { Type } from 'typebox';
import { isOfOneScript, isSamePerson } from '../person-name.ts';
import { keysOf } from '../crypto/keys.ts';

const ROLES = ['view', 'admin'] as const;

/** One of the store's people: the caller who brings the token is this person. */
export interface StaffPerson {
  readonly name: string;
  /** `admin` may do what `view` may. */
  readonly role: (typeof ROLES)[number];
  readonly token: string;
}

/** Tokens of the store's people. None by default: then the staff's routes let no person in. */
export interface StaffAccess {
  /** Of programs that read, and of no person. */
  readonly viewToken: string;
  /** Of programs that do something, and of no person. */
  readonly adminToken: string;
  readonly people: readonly StaffPerson[];
  /** What takes two people is done by people who are known by their tokens: always but on a developer's machine that names none. */
  readonly knowsPeople: boolean;
}

const LEAST = 32;

const token = (means: string) =>
  textThat(
    (value) => keysOf(value).every((each) => each.length >= LEAST),
    `must have at least ${LEAST} characters, or none at all.`,
    { default: '', means: `${means}; several with commas while it is rotated` },
  );

const settings = Type.Object({
  STAFF_VIEW_TOKEN: token('Token of programs that read; empty lets none in'),
  STAFF_ADMIN_TOKEN: token('Token of programs that do something; empty lets none in'),
  STAFF_PEOPLE: textThat(() => true, '', {
    default: '',
    means: "`name:role:token` of the store's people, with commas; the role is `view` or `admin`",
  }),
});

const ENTRY = new RegExp(`^(\\p{L}[\\p{L}\\p{M} .'-]{0,59}):(${ROLES.join('|')}):([^\\s:]+)$`, 'u');

/** `Meera Rao:admin:token,Ravi:view:token`. A fault names the entry by its place: who mixed name and token up finds no token in the log. */
function readPeople(text: string, fault: (text: string) => void): readonly StaffPerson[] {
  if (text.trim() === '') return [];
  return text.split(',').flatMap((entry, index) => {
    const [, name = '', role = '', secret = ''] = ENTRY.exec(entry.trim()) ?? [];
    const weak = secret.length < LEAST ? `has fewer than ${LEAST} characters` : secretFault(secret);
    if (name === '')
      fault(`STAFF_PEOPLE: entry ${index + 1} is not name:role:token, the role view or admin.`);
    else if (weak !== null) fault(`STAFF_PEOPLE: the token of ${name} ${weak}.`);
    else return [{ name, role: role as StaffPerson['role'], token: secret }];
    return [];
  });
}

export function readStaffSettings(reader: SettingsReader, production: boolean): StaffAccess {
  const given = reader.read(settings);
  const { STAFF_VIEW_TOKEN: viewToken, STAFF_ADMIN_TOKEN: adminToken } = given;
  const fault = (text: string): void => reader.fault(text);
  const [viewers, admins] = [keysOf(viewToken), keysOf(adminToken)];
  if (viewToken !== '' && viewers.some((each) => admins.includes(each)))
    fault('STAFF_VIEW_TOKEN and STAFF_ADMIN_TOKEN must differ.');
  const people = readPeople(given.STAFF_PEOPLE, fault);
  for (const [index, { name, token: own }] of people.entries()) {
    const others = people.slice(0, index);
    if (!isOfOneScript(name)) fault(`STAFF_PEOPLE: ${name} has letters of several scripts.`);
    if (others.some((other) => isSamePerson(other.name, name)))
      fault(`STAFF_PEOPLE: ${name} is there twice.`);
    if ([...viewers, ...admins, ...others.map((other) => other.token)].includes(own))
      fault(`STAFF_PEOPLE: the token of ${name} is another person's, too.`);
  }
  return { viewToken, adminToken, people, knowsPeople: production || people.length > 0 };
}
