/** Who may see and change what is live: people and the tokens of programs. */
import { RemoteName } from '@suvarna/contracts/release-delivery';
import { Type } from 'typebox';
import type { Directory } from '../../domain/people/directory.ts';
import type { Scope } from '../../domain/people/ports.ts';
import { invite } from '../../domain/people/invite.ts';
import { hashOf, newSecret } from '../../domain/people/secrets.ts';
import type { PeopleParts } from '../../domain/people/sign-in.ts';
import { RegistryError } from '../../domain/registry-error.ts';
import type { RegistryApp } from '../registry-app.ts';
import { closed, failures, Reason, Text } from '../schemas.ts';
import { personSaid, PersonAnswer, Remotes, RoleName } from './session-cookie.ts';
import { Label, Name, Nothing } from './sign-in.routes.ts';

const config = { caller: 'admin' } as const;
const Moment = Type.Union([Text, Type.Null()]);
const scope = {
  role: RoleName,
  /** `null`: all. */
  remotes: Type.Union([Type.Array(RemoteName, { minItems: 1, maxItems: 50 }), Type.Null()]),
};
const OneName = Type.Object({ name: Name, reason: Reason }, closed);
const done = { 200: Nothing, ...failures };
const DAY_MS = 24 * 3_600_000;

const PeopleAnswer = Type.Object({
  people: Type.Array(
    Type.Object({
      ...PersonAnswer.properties,
      state: Type.Enum(['invited', 'active', 'disabled']),
      passkeys: Type.Integer(),
      totp: Type.Boolean(),
      seenAt: Moment,
    }),
  ),
});
const TokensAnswer = Type.Object({
  tokens: Type.Array(
    Type.Object({
      name: Text,
      role: RoleName,
      remotes: Remotes,
      createdBy: Text,
      createdAt: Text,
      expiresAt: Text,
      usedAt: Moment,
      revokedAt: Moment,
    }),
  ),
});

export function peopleRoutes(app: RegistryApp, parts: PeopleParts & { readonly directory: Directory }): void {
  const { people, tokens, now } = parts;

  app.get('/v1/people', { config, schema: { response: { 200: PeopleAnswer, ...failures } } }, async () => ({
    people: (await people.list()).map((person) => ({
      ...personSaid(person),
      state: stateOf(person),
      passkeys: person.passkeys,
      totp: person.codeSecret !== null,
      seenAt: person.seenAt?.toISOString() ?? null,
    })),
  }));
  app.post(
    '/v1/people/invite',
    {
      config,
      schema: {
        body: Type.Object({ name: Name, displayName: Label, ...scope, reason: Reason }, closed),
        /** `link` is where the console takes the code. */
        response: { 200: Type.Object({ code: Text, link: Text, expires: Text }), ...failures },
      },
    },
    async ({ body: { reason, ...who }, actor }) => {
      if (!parts.console)
        throw new RegistryError('REQUEST.NOT_FOUND', 'there is no console to sign in to: CONSOLE_ORIGIN');
      if (who.name === actor)
        throw new RegistryError('PERSON.YOURSELF', 'another admin gives you a new link');
      refuseAdminOfSome(who);
      const { code, expires } = await invite(parts, who, { actor, reason });
      return { code, link: `${parts.console.origin}/enrol/${code}`, expires: expires.toISOString() };
    },
  );
  app.post(
    '/v1/people/change',
    {
      config,
      schema: { body: Type.Object({ name: Name, ...scope, reason: Reason }, closed), response: done },
    },
    async ({ body: { name, reason, ...scope }, actor }) => {
      if (name === actor) throw new RegistryError('PERSON.YOURSELF', 'another admin changes your role');
      refuseAdminOfSome(scope);
      if (!(await people.change(name, scope, { actor, reason }))) throw unknownPerson(name);
      return {};
    },
  );
  app.post(
    '/v1/people/disable',
    { config, schema: { body: OneName, response: done } },
    async ({ body: { name, reason }, actor }) => {
      if (name === actor) throw new RegistryError('PERSON.YOURSELF', 'another admin disables you');
      if (!(await people.disable(name, { actor, reason }))) throw unknownPerson(name);
      return {};
    },
  );

  app.get('/v1/tokens', { config, schema: { response: { 200: TokensAnswer, ...failures } } }, async () => ({
    tokens: (await tokens.list()).map(({ createdAt, expiresAt, usedAt, revokedAt, remotes, ...token }) => ({
      ...token,
      remotes: remotes && [...remotes],
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      usedAt: usedAt?.toISOString() ?? null,
      revokedAt: revokedAt?.toISOString() ?? null,
    })),
  }));
  app.post(
    '/v1/tokens',
    {
      config,
      schema: {
        body: Type.Object(
          { name: Name, ...scope, days: Type.Integer({ minimum: 1, maximum: 366 }), reason: Reason },
          closed,
        ),
        /** Shown once: only its hash is stored. */
        response: { 200: Type.Object({ token: Text, expires: Text }), ...failures },
      },
    },
    async ({ body: { days, reason, ...wanted }, actor }) => {
      refuseAdminOfSome(wanted);
      const token = newSecret();
      const expiresAt = new Date(now().getTime() + days * DAY_MS);
      const isTaken = await parts.directory.isTaken(wanted.name);
      const made =
        !isTaken &&
        (await tokens.create({ ...wanted, tokenHash: hashOf(token), expiresAt }, { actor, reason }));
      if (!made)
        throw new RegistryError(
          'PERSON.NAME_TAKEN',
          `${wanted.name} stands for another in the audit log, or did`,
        );
      return { token, expires: expiresAt.toISOString() };
    },
  );
  app.post(
    '/v1/tokens/revoke',
    { config, schema: { body: OneName, response: done } },
    async ({ body: { name, reason }, actor }) => {
      if (!(await tokens.revoke(name, { actor, reason })))
        throw new RegistryError('REQUEST.NOT_FOUND', `there is no token ${name}, or it is revoked already`);
      return {};
    },
  );
}

type Listed = Awaited<ReturnType<PeopleParts['people']['list']>>[number];

/** Invited: there is nothing yet they could sign in with. */
function stateOf({ disabledAt, passkeys, passwordHash }: Listed): 'invited' | 'active' | 'disabled' {
  if (disabledAt) return 'disabled';
  return passkeys === 0 && passwordHash === null ? 'invited' : 'active';
}

/** Who says who may what could give themselves the rest. */
function refuseAdminOfSome({ role, remotes }: Scope): void {
  if (role === 'admin' && remotes !== null)
    throw new RegistryError('PERSON.ADMIN_OF_ALL', 'an admin is of all remotes');
}

const unknownPerson = (name: string): RegistryError =>
  new RegistryError('REQUEST.NOT_FOUND', `there is no person ${name}, or they are disabled already`);
