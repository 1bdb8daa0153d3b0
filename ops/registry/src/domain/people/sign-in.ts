/** Signing in: by password and a code. By passkey: `passkeys.ts`. */
import { decoyHash, hashPassword, isPassword, refuseSlowly } from '@suvarna/passwords/password';
import { RegistryError } from '../registry-error.ts';
import type { OneTimeCodes } from './codes.ts';
import type { ConsoleSession, PasskeyStore, PeopleStore, Person, SessionStore, TokenStore } from './ports.ts';
import { hashOf, newSecret } from './secrets.ts';

export interface PeopleParts {
  readonly people: PeopleStore;
  readonly passkeys: PasskeyStore;
  readonly sessions: SessionStore;
  readonly tokens: TokenStore;
  /** `null`: there is no key to encrypt secrets with, so people have passkeys alone. */
  readonly codes: OneTimeCodes | null;
  /** Where the console is; `null`: there is none, and nobody signs in. */
  readonly console: URL | null;
  /** Whether a password is enough where a person has no code: on a developer's machine. */
  readonly allowsPasswordAlone: boolean;
  readonly now: () => Date;
}

export interface SignedIn {
  readonly person: Person;
  readonly session: ConsoleSession;
  /** What the browser shows from now on. */
  readonly token: string;
}

export async function beginSession(
  { sessions }: Pick<PeopleParts, 'sessions'>,
  person: Person,
): Promise<SignedIn> {
  const token = newSecret();
  return { person, token, session: await sessions.begin(person.name, hashOf(token)) };
}

/** One answer for all that is wrong: it does not say whether there is such a person. */
export const refused = (): RegistryError =>
  new RegistryError('SIGN_IN.REFUSED', 'name, password or code are not right');

const decoy = decoyHash();

/** @throws RegistryError `SIGN_IN.REFUSED`; `SIGN_IN.CODE_NEEDED` once the password is right and a code is missing */
export async function signInByPassword(
  parts: PeopleParts,
  {
    name,
    password,
    code,
  }: { readonly name: string; readonly password: string; readonly code?: string | undefined },
): Promise<SignedIn> {
  const person = await parts.people.person(name);
  const isRight = person?.passwordHash
    ? await isPassword(password, person.passwordHash)
    : await refuseSlowly(password, decoy);
  if (!person || !isRight || person.disabledAt) throw refused();
  if (person.codeSecret === null) {
    if (!parts.allowsPasswordAlone) throw refused();
  } else {
    if (code === undefined)
      throw new RegistryError('SIGN_IN.CODE_NEEDED', 'the code of the authenticator app is needed, too');
    await takeCode(parts, person.name, person.codeSecret, code);
  }
  return beginSession(parts, person);
}

/** Each code once. @throws RegistryError `SIGN_IN.REFUSED` */
async function takeCode(parts: PeopleParts, name: string, secret: string, code: string): Promise<void> {
  const counter = codesOf(parts).counterOf(secret, code, parts.now());
  if (counter === null || !(await parts.people.takeCode(name, counter))) throw refused();
}

/** @throws RegistryError `SIGN_IN.NO_CODES` where secrets could not be encrypted */
export function codesOf({ codes }: Pick<PeopleParts, 'codes'>): OneTimeCodes {
  if (!codes)
    throw new RegistryError(
      'SIGN_IN.NO_CODES',
      'one-time codes need REGISTRY_CODE_SECRET; people have passkeys alone',
    );
  return codes;
}

/** @throws RegistryError `SIGN_IN.CODE_WRONG` */
export async function assertCode(parts: PeopleParts, secret: string, code: string): Promise<number> {
  const counter = codesOf(parts).counterOf(secret, code, parts.now());
  if (counter === null)
    throw new RegistryError('SIGN_IN.CODE_WRONG', 'the code is not right, or its half minute is over');
  return counter;
}

const LEAST_PASSWORD = 12;

/** @throws RegistryError `SIGN_IN.PASSWORD_WEAK` */
export async function hashNewPassword(name: string, password: string): Promise<string> {
  const isWeak = password.length < LEAST_PASSWORD || password.toLowerCase().includes(name);
  if (isWeak || new Set(password).size < 5)
    throw new RegistryError(
      'SIGN_IN.PASSWORD_WEAK',
      `a password has at least ${LEAST_PASSWORD} characters, five different ones, and not the name in it`,
    );
  return hashPassword(password);
}
