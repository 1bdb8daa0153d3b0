/** Passkeys (WebAuthn): a person shows, by touch or PIN, that their device is here; no secret leaves it. */
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { RegistryError } from '../registry-error.ts';
import type { Passkey, Person } from './ports.ts';
import { newSecret } from './secrets.ts';
import { beginSession, type PeopleParts, refused, type SignedIn } from './sign-in.ts';

type NewPasskey = Omit<Passkey, 'createdAt' | 'usedAt'>;

/** EdDSA, ES256, RS256. Left out, the library looks whether Node has ML-DSA, and Node says on the console that this is an experiment. */
const ALGORITHMS = [-8, -7, -257];

const consoleOf = ({ console }: PeopleParts): URL => {
  if (!console) throw new RegistryError('REQUEST.NOT_FOUND', 'this registry has no console');
  return console;
};

/** For a person who is known: by a session, or by their link. */
export async function offerPasskey(parts: PeopleParts, person: Person) {
  const options = await generateRegistrationOptions({
    rpName: 'Suvarna console',
    rpID: consoleOf(parts).hostname,
    userName: person.name,
    userDisplayName: person.displayName,
    userID: new Uint8Array(person.handle),
    excludeCredentials: (await parts.passkeys.of(person.name)).map(({ id }) => ({ id })),
    supportedAlgorithmIDs: ALGORITHMS,
    // Found without a name, and only with a touch or a PIN: two factors in one.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  const ceremony = newSecret();
  await parts.passkeys.begin({ id: ceremony, challenge: options.challenge, person: person.name });
  return { ceremony, options };
}

/** One that was just made, to be stored. @throws RegistryError `SIGN_IN.PASSKEY_INVALID` */
export async function readPasskey(
  parts: PeopleParts,
  person: Person,
  {
    ceremony,
    response,
    label,
  }: { readonly ceremony: string; readonly response: object; readonly label: string },
): Promise<NewPasskey> {
  const { hostname, origin } = consoleOf(parts);
  const expectedChallenge = await parts.passkeys.take(ceremony, person.name);
  const verified =
    expectedChallenge !== null &&
    (await verifyRegistrationResponse({
      // Checked by the library, field by field.
      response: response as RegistrationResponseJSON,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: hostname,
      supportedAlgorithmIDs: ALGORITHMS,
    }).catch(invalid));
  if (!verified || !verified.verified)
    throw new RegistryError('SIGN_IN.PASSKEY_INVALID', 'this passkey was not made for this question');
  const { id, publicKey, counter } = verified.registrationInfo.credential;
  const transports = (response as RegistrationResponseJSON).response.transports ?? [];
  if (await parts.passkeys.byId(id))
    throw new RegistryError('SIGN_IN.PASSKEY_INVALID', 'this passkey is stored already');
  return {
    id,
    person: person.name,
    publicKey: Buffer.from(publicKey),
    counter,
    transports: transports.filter((name) => /^[a-z-]{1,20}$/.test(name)).slice(0, 8),
    label,
  };
}

/** Whoever answers it. */
export async function askForPasskey(parts: PeopleParts) {
  const options = await generateAuthenticationOptions({
    rpID: consoleOf(parts).hostname,
    userVerification: 'required',
  });
  const ceremony = newSecret();
  await parts.passkeys.begin({ id: ceremony, challenge: options.challenge, person: null });
  return { ceremony, options };
}

/** @throws RegistryError `SIGN_IN.REFUSED` */
export async function signInByPasskey(
  parts: PeopleParts,
  { ceremony, response }: { readonly ceremony: string; readonly response: object },
): Promise<SignedIn> {
  const { hostname, origin } = consoleOf(parts);
  const answer = response as AuthenticationResponseJSON;
  const expectedChallenge = await parts.passkeys.take(ceremony, null);
  const passkey = typeof answer.id === 'string' ? await parts.passkeys.byId(answer.id) : null;
  if (expectedChallenge === null || !passkey) throw refused();
  const verified = await verifyAuthenticationResponse({
    response: answer,
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: hostname,
    credential: {
      id: passkey.id,
      publicKey: new Uint8Array(passkey.publicKey),
      counter: passkey.counter,
    },
  }).catch(invalid);
  const person = await parts.people.person(passkey.person);
  if (!verified || !verified.verified || !person || person.disabledAt) throw refused();
  await parts.passkeys.used(passkey.id, verified.authenticationInfo.newCounter);
  return beginSession(parts, person);
}

/** The library throws what is wrong with an answer; nobody is told which part of it is. */
function invalid(error: unknown): null {
  if (error instanceof Error) return null;
  throw error;
}
