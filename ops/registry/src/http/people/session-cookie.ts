/** The session as the browser has it: no script of a page can read it. */
import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';
import { SESSION_MS } from '../../data/people/session.store.ts';
import type { Person } from '../../domain/people/ports.ts';
import { ROLES } from '../../domain/people/roles.ts';
import type { PeopleParts, SignedIn } from '../../domain/people/sign-in.ts';
import { RegistryError } from '../../domain/registry-error.ts';
import { sessionCookie } from '../access.ts';
import { Text } from '../schemas.ts';

export const RoleName = Type.Enum([...ROLES]);
export const Remotes = Type.Union([Type.Array(Text), Type.Null()]);
export const PersonAnswer = Type.Object({ name: Text, displayName: Text, role: RoleName, remotes: Remotes });
export const SignedInAnswer = Type.Object({ person: PersonAnswer, expires: Text });

export const personSaid = ({ name, displayName, role, remotes }: Person) => ({
  name,
  displayName,
  role,
  remotes: remotes && [...remotes],
});
export const expiresAt = (begun: Date): string => new Date(begun.getTime() + SESSION_MS).toISOString();

const attributes = (console: URL): string =>
  `Path=/; HttpOnly; SameSite=Strict${console.protocol === 'https:' ? '; Secure' : ''}`;

export function sendSignedIn(
  { console }: PeopleParts,
  reply: FastifyReply,
  { person, session, token }: SignedIn,
) {
  if (!console) throw new RegistryError('REQUEST.NOT_FOUND', 'this registry has no console');
  reply.header(
    'set-cookie',
    `${sessionCookie(console)}=${token}; Max-Age=${SESSION_MS / 1_000}; ${attributes(console)}`,
  );
  return { person: personSaid(person), expires: expiresAt(session.begun) };
}

export const forgetSession = ({ console }: PeopleParts, reply: FastifyReply): void =>
  void (
    console && reply.header('set-cookie', `${sessionCookie(console)}=; Max-Age=0; ${attributes(console)}`)
  );
