import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createHash, timingSafeEqual } from 'node:crypto';
import { Refusal } from '../refusal.ts';
import { isOfOneScript, isSamePerson } from '../person-name.ts';
import type { StaffAccess, StaffPerson } from './staff-settings.ts';
import { tokenOf } from './bearer-token.ts';
import { keysOf } from '../crypto/keys.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who of the store's people calls; `null` for a token that stands for no person. */
    staffPerson: StaffPerson | null;
    /** By a token that stands for no person, in a store that knows its people. */
    isUnnamedStaff: boolean;
  }
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** In the same time for every token, so that none is found sign by sign. An unset one matches nothing. */
function isToken(given: string, expected: string): boolean {
  return timingSafeEqual(digest(given), digest(expected)) && expected !== '';
}

/** One of a program's tokens, of which there are two while it is rotated; all are looked at. */
const isProgram = (given: string, tokens: string): boolean =>
  keysOf(tokens)
    .map((each) => isToken(given, each))
    .includes(true);

/**
 * Lets the store's people in by token: `staff-admin` may do what `staff-view` may. To everybody else
 * these calls are not there. Who acts is who the token stands for: the body may name no other person.
 */
export function requireStaff(app: FastifyInstance, staff: StaffAccess): void {
  app.decorateRequest('staffPerson', null);
  app.decorateRequest('isUnnamedStaff', false);
  app.addHook('onRequest', async (request, reply) => {
    const { access } = request.routeOptions.config;
    if (access !== 'staff-view' && access !== 'staff-admin') return;
    reply.header('Cache-Control', 'private, no-store');
    const token = tokenOf(request) ?? '';
    // All of them, so that the time tells nothing of whose it is.
    const [person = null] = staff.people.filter((each) => isToken(token, each.token));
    const isAdmin = isProgram(token, staff.adminToken) || person?.role === 'admin';
    const isViewer = isProgram(token, staff.viewToken) || person?.role === 'view';
    if (!isAdmin && !(isViewer && access === 'staff-view')) throw new Refusal('REQUEST.NOT_FOUND');
    request.principal = 'staff';
    request.staffPerson = person;
    request.isUnnamedStaff = person === null && staff.knowsPeople;
  });
  app.addHook('preHandler', async (request) => {
    if (request.routeOptions.config.access === 'staff-admin') nameActor(request, staff);
  });
}

/** Fields of a staff call's body that say who does it: `published_by`, `decided_by`. A test holds the contract to it. */
const ACTOR = /^[a-z]+_by$/;

/**
 * Puts the caller's name on record as the settings write it.
 *
 * @throws Refusal where the body names another of the store's people, or anybody else than whose token it is
 */
function nameActor({ body, staffPerson, isUnnamedStaff }: FastifyRequest, { people }: StaffAccess): void {
  if (!isFields(body)) return;
  for (const [field, name] of Object.entries(body)) {
    if (!ACTOR.test(field) || typeof name !== 'string') continue;
    if (staffPerson === null) {
      if (!isOfOneScript(name)) throw differs(field, 'has letters of several scripts');
      if (people.some((person) => isSamePerson(person.name, name)))
        throw differs(field, 'is a person with a token of their own');
    } else if (isSamePerson(staffPerson.name, name)) body[field] = staffPerson.name;
    else throw differs(field, 'is not who this token stands for');
  }
  nameSecond(body['terms'], isUnnamedStaff, people);
}

/** Who tested something together with the caller (`seconded_by`) is one of the store's people, too. @throws Refusal */
function nameSecond(terms: unknown, isUnnamed: boolean, people: StaffAccess['people']): void {
  if (!isFields(terms) || typeof terms['seconded_by'] !== 'string') return;
  requirePerson(isUnnamed);
  if (people.length === 0) return;
  const name = terms['seconded_by'];
  const second = people.find((person) => isSamePerson(person.name, name));
  if (second === undefined) throw differs('terms/seconded_by', "is none of the store's people");
  terms['seconded_by'] = second.name;
}

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const differs = (field: string, text: string): Refusal =>
  new Refusal('STAFF.NAME_DIFFERS', { fields: { [`/${field}`]: text } });

/** What one person may not do alone is not done by a token that stands for no person. @throws Refusal */
export function requirePerson(isUnnamed: boolean): void {
  if (isUnnamed) throw new Refusal('STAFF.PERSON_REQUIRED');
}
