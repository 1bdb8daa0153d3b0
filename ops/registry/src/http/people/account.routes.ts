/** A person's own passkeys, codes and sessions. */
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { offerPasskey, readPasskey } from '../../domain/people/passkeys.ts';
import { assertCode, codesOf, type PeopleParts, refused } from '../../domain/people/sign-in.ts';
import { RegistryError } from '../../domain/registry-error.ts';
import type { SignedInPerson } from '../access.ts';
import type { RegistryApp } from '../registry-app.ts';
import { closed, failures, Text } from '../schemas.ts';
import { personSaid, PersonAnswer } from './session-cookie.ts';
import { Digits, Label, Nothing, Offer, Options, PasskeyAnswer } from './sign-in.routes.ts';

const config = { caller: 'person' } as const;
const Moment = Type.Union([Text, Type.Null()]);
const done = { 200: Nothing, ...failures };
const ById = Type.Object({ id: Type.String({ minLength: 1, maxLength: 1_400 }) }, closed);

const AccountAnswer = Type.Object({
  person: PersonAnswer,
  passkeys: Type.Array(Type.Object({ id: Text, label: Text, createdAt: Text, usedAt: Moment })),
  totp: Type.Boolean(),
  sessions: Type.Array(Type.Object({ id: Text, begun: Text, seenAt: Text, isThis: Type.Boolean() })),
});

export function accountRoutes(app: RegistryApp, parts: PeopleParts): void {
  const { passkeys, sessions, people } = parts;
  const who = ({ signedIn }: FastifyRequest): SignedInPerson => {
    if (!signedIn) throw refused();
    return signedIn;
  };

  app.get(
    '/v1/account',
    { config, schema: { response: { 200: AccountAnswer, ...failures } } },
    async (request) => {
      const { person, session } = who(request);
      return {
        person: personSaid(person),
        passkeys: (await passkeys.of(person.name)).map(({ id, label, createdAt, usedAt }) => ({
          id,
          label,
          createdAt: createdAt.toISOString(),
          usedAt: usedAt?.toISOString() ?? null,
        })),
        totp: person.codeSecret !== null,
        sessions: (await sessions.of(person.name)).map(({ id, begun, seenAt }) => ({
          id,
          begun: begun.toISOString(),
          seenAt: seenAt.toISOString(),
          isThis: id === session.id,
        })),
      };
    },
  );

  app.post(
    '/v1/account/passkeys/options',
    { config, schema: { body: Nothing, response: { 200: Options, ...failures } } },
    async (request) => offerPasskey(parts, who(request).person),
  );
  app.post(
    '/v1/account/passkeys',
    {
      config,
      schema: { body: Type.Object({ label: Label, ...PasskeyAnswer.properties }, closed), response: done },
    },
    async (request) => {
      await passkeys.add(await readPasskey(parts, who(request).person, request.body));
      return {};
    },
  );
  app.post(
    '/v1/account/passkeys/remove',
    { config, schema: { body: ById, response: done } },
    async (request) => {
      const { person } = who(request);
      const others = (await passkeys.of(person.name)).filter(({ id }) => id !== request.body.id);
      if (others.length === 0 && person.passwordHash === null)
        throw new RegistryError(
          'SIGN_IN.LAST_WAY',
          'this is the only way you have to sign in: add another first',
        );
      if (!(await passkeys.remove(person.name, request.body.id)))
        throw new RegistryError('REQUEST.NOT_FOUND', 'you have no such passkey');
      return {};
    },
  );

  app.post(
    '/v1/account/totp/begin',
    { config, schema: { body: Nothing, response: { 200: Offer, ...failures } } },
    async (request) => {
      const { person, session } = who(request);
      const { secret, uri, stored } = codesOf(parts).offer(person.name);
      await sessions.offerSecret(session.id, stored);
      return { secret, uri };
    },
  );
  app.post(
    '/v1/account/totp',
    { config, schema: { body: Type.Object({ totp: Digits }, closed), response: done } },
    async (request) => {
      const { person, session } = who(request);
      const stored = session.codeSecret;
      if (stored === null)
        throw new RegistryError('SIGN_IN.CODE_WRONG', 'begin again: a new secret has to be shown');
      const counter = await assertCode(parts, stored, request.body.totp);
      await sessions.offerSecret(session.id, null);
      await people.setCodeSecret(person.name, stored);
      await people.takeCode(person.name, counter);
      return {};
    },
  );

  app.post(
    '/v1/account/sessions/end',
    { config, schema: { body: ById, response: done } },
    async (request) => {
      if (!(await sessions.end(who(request).person.name, request.body.id)))
        throw new RegistryError('REQUEST.NOT_FOUND', 'there is no such session');
      return {};
    },
  );
}
