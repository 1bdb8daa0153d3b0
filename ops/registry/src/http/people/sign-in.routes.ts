/** People sign in and out, and choose what they sign in with by a link. */
import { countedAddress, createAdmission } from '@suvarna/contracts/service';
import type { FastifyRequest } from 'fastify';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { Type } from 'typebox';
import { invited } from '../../domain/people/invite.ts';
import { askForPasskey, offerPasskey, readPasskey, signInByPasskey } from '../../domain/people/passkeys.ts';
import {
  assertCode,
  beginSession,
  codesOf,
  hashNewPassword,
  type PeopleParts,
  refused,
  signInByPassword,
} from '../../domain/people/sign-in.ts';
import { hashOf } from '../../domain/people/secrets.ts';
import { RegistryError } from '../../domain/registry-error.ts';
import type { RegistryApp } from '../registry-app.ts';
import { closed, failures, Text } from '../schemas.ts';
import {
  expiresAt,
  forgetSession,
  personSaid,
  PersonAnswer,
  sendSignedIn,
  SignedInAnswer,
} from './session-cookie.ts';

export const Name = Type.String({ pattern: '^[a-z][a-z0-9.-]{1,40}$' });
const Password = Type.String({ minLength: 1, maxLength: 200 });
export const Digits = Type.String({ pattern: '^\\d{6}$' });
const Code = Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' });
export const PasskeyAnswer = Type.Object(
  {
    ceremony: Code,
    // The library knows its fields; what is none of them is refused by its checks.
    response: Type.Object({}, { additionalProperties: true }),
  },
  closed,
);
export const Label = Type.String({ minLength: 1, maxLength: 60, pattern: '^[^\\u0000-\\u001f\\u007f]+$' });
export const Nothing = Type.Object({}, closed);
export const Options = Type.Object({ ceremony: Text, options: Type.Unsafe<object>({}) });
export const Offer = Type.Object({ secret: Text, uri: Text });

const response = { 200: SignedInAnswer, ...failures };
const open = { caller: 'public' } as const;
const WRONG_OF_AN_ADDRESS = 30;
const WRONG_OF_A_NAME = 10;
const SPAN_S = 15 * 60;
const HASHES = 2;
/** Each is a row until it is answered or two minutes are over. */
const QUESTIONS_A_MINUTE = 30;

export function signInRoutes(app: RegistryApp, parts: PeopleParts): void {
  const ofAddress = new RateLimiterMemory({ points: WRONG_OF_AN_ADDRESS, duration: SPAN_S });
  const questions = new RateLimiterMemory({ points: QUESTIONS_A_MINUTE, duration: 60 });
  const ofName = new RateLimiterMemory({ points: WRONG_OF_A_NAME, duration: SPAN_S });

  /**
   * What is wrong stays counted. A try is counted before it is looked at, so that many at once are no more
   * than one after the other. Passkeys are not held up by what others typed.
   */
  async function counted<Result>({ ip }: FastifyRequest, name: string, work: () => Promise<Result>) {
    const address = countedAddress(ip);
    await ofAddress.consume(address).catch(throwTooMany);
    await ofName.consume(name).catch(throwTooMany);
    const forget = () => Promise.all([ofAddress.reward(address), ofName.reward(name)]);
    try {
      const result = await work();
      await forget();
      return result;
    } catch (error) {
      if (!(error instanceof RegistryError && COUNTED.includes(error.code))) await forget();
      throw error;
    }
  }
  /** A hash takes a thread that also reads files: a crowd that guesses does not get all of them. */
  const hashing = createAdmission({ inAll: HASHES, perCaller: HASHES });
  async function oneOfFew<Result>({ ip }: FastifyRequest, work: () => Promise<Result>) {
    const admitted = hashing.enter(countedAddress(ip));
    if (admitted.kind === 'full')
      throw new RegistryError('REQUEST.TOO_MANY', 'others are signing in right now; try again', {
        retryAfter: 1,
      });
    try {
      return await work();
    } finally {
      admitted.leave();
    }
  }

  app.post(
    '/v1/sign-in/password',
    {
      config: open,
      schema: {
        body: Type.Object({ name: Text, password: Password, code: Type.Optional(Digits) }, closed),
        response,
      },
    },
    async (request, reply) => {
      if (!parts.console) throw refused();
      const name = request.body.name.trim().toLowerCase().slice(0, 60);
      const signedIn = await oneOfFew(request, () =>
        counted(request, name, () => signInByPassword(parts, { ...request.body, name })),
      );
      request.log.info({ person: name }, 'a person signed in by password');
      return sendSignedIn(parts, reply, signedIn);
    },
  );
  app.post(
    '/v1/sign-in/passkey/options',
    { config: open, schema: { body: Nothing, response: { 200: Options, ...failures } } },
    async ({ ip }) => {
      await questions.consume(countedAddress(ip)).catch(throwTooMany);
      return askForPasskey(parts);
    },
  );
  app.post(
    '/v1/sign-in/passkey',
    { config: open, schema: { body: PasskeyAnswer, response } },
    async (request, reply) => {
      const signedIn = await counted(request, `passkey ${countedAddress(request.ip)}`, () =>
        signInByPasskey(parts, request.body),
      );
      request.log.info({ person: signedIn.person.name }, 'a person signed in by passkey');
      return sendSignedIn(parts, reply, signedIn);
    },
  );
  app.get('/v1/session', { config: { caller: 'person' }, schema: { response } }, async ({ signedIn }) => {
    if (!signedIn) throw refused();
    return { person: personSaid(signedIn.person), expires: expiresAt(signedIn.session.begun) };
  });
  app.post(
    '/v1/sign-out',
    { config: { caller: 'person' }, schema: { body: Nothing, response: { 200: Nothing, ...failures } } },
    async ({ signedIn }, reply) => {
      if (signedIn) await parts.sessions.end(signedIn.person.name, signedIn.session.id);
      forgetSession(parts, reply);
      return {};
    },
  );

  const link = <Result>(request: FastifyRequest, code: string, work: () => Promise<Result>) =>
    counted(request, `link ${code.slice(0, 8)}`, work);
  app.post(
    '/v1/enrolment',
    {
      config: open,
      schema: {
        body: Type.Object({ code: Code }, closed),
        response: { 200: Type.Pick(PersonAnswer, ['name', 'displayName', 'role']), ...failures },
      },
    },
    async (request) => {
      const { name, displayName, role } = await link(request, request.body.code, () =>
        invited(parts, request.body.code),
      );
      return { name, displayName, role };
    },
  );
  app.post(
    '/v1/enrolment/passkey/options',
    {
      config: open,
      schema: { body: Type.Object({ code: Code }, closed), response: { 200: Options, ...failures } },
    },
    async (request) =>
      link(request, request.body.code, async () =>
        offerPasskey(parts, await invited(parts, request.body.code)),
      ),
  );
  app.post(
    '/v1/enrolment/passkey',
    {
      config: open,
      schema: {
        body: Type.Object({ code: Code, label: Label, ...PasskeyAnswer.properties }, closed),
        response,
      },
    },
    async (request, reply) => {
      const { code, ...answer } = request.body;
      const signedIn = await link(request, code, async () => {
        const person = await invited(parts, code);
        const passkey = await readPasskey(parts, person, answer);
        await useUp(code);
        await parts.passkeys.add(passkey);
        return beginSession(parts, person);
      });
      return sendSignedIn(parts, reply, signedIn);
    },
  );
  app.post(
    '/v1/enrolment/password/begin',
    {
      config: open,
      schema: { body: Type.Object({ code: Code }, closed), response: { 200: Offer, ...failures } },
    },
    async (request) => {
      const { code } = request.body;
      const { name } = await link(request, code, () => invited(parts, code));
      const { secret, uri, stored } = codesOf(parts).offer(name);
      await parts.people.offerSecret(hashOf(code), stored);
      return { secret, uri };
    },
  );
  app.post(
    '/v1/enrolment/password',
    {
      config: open,
      schema: { body: Type.Object({ code: Code, password: Password, totp: Digits }, closed), response },
    },
    async (request, reply) => {
      const { code, password, totp } = request.body;
      const signedIn = await link(request, code, async () => {
        const person = await invited(parts, code);
        if (person.pendingSecret === null)
          throw new RegistryError('SIGN_IN.CODE_WRONG', 'no secret of codes was shown for this link');
        const counter = await assertCode(parts, person.pendingSecret, totp);
        const hash = await hashNewPassword(person.name, password);
        await useUp(code);
        await parts.people.setPassword(person.name, hash, person.pendingSecret);
        await parts.people.takeCode(person.name, counter);
        return beginSession(parts, person);
      });
      return sendSignedIn(parts, reply, signedIn);
    },
  );

  /** Of two who use a link at once, one gets in; nobody does before what they sign in with is stored. */
  async function useUp(code: string): Promise<void> {
    if (!(await parts.people.accept(hashOf(code))))
      throw new RegistryError('ENROLMENT.NOT_FOUND', 'this link was used already, or its day is over');
  }
}

const COUNTED: readonly string[] = ['SIGN_IN.REFUSED', 'SIGN_IN.CODE_WRONG', 'ENROLMENT.NOT_FOUND'];

function throwTooMany(limit: unknown): never {
  if (!(limit instanceof RateLimiterRes)) throw limit;
  throw new RegistryError('REQUEST.TOO_MANY', 'too many wrong tries; wait a while', {
    retryAfter: Math.max(1, Math.ceil(limit.msBeforeNext / 1_000)),
  });
}
