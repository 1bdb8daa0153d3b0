import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { affordableDesign } from '../test-support/affordable-design.fixtures.ts';
import {
  createResourceFactory,
  markOf,
  type ResourceFactory,
} from '../test-support/authorisation/resources.fixtures.ts';
import { EXPECTED, MEETS } from '../test-support/authorisation/expectations.fixtures.ts';
import { objectIdsOf } from '../test-support/authorisation/object-ids.fixtures.ts';
import {
  modulesAuthorisation,
  namesOf,
  type ModuleAuthorisation,
} from '../test-support/authorisation/module-authorisation.fixtures.ts';
import type { ObjectRecipe } from '../test-support/authorisation/object-recipe.fixtures.ts';
import {
  PRINCIPALS,
  principalWith,
  sevenPrincipals,
  STAFF_ENV,
  type Principal,
  type PrincipalName,
  type Reply,
} from '../test-support/authorisation/principals.fixtures.ts';
import { withRoutesOf, type DeclaredRoute } from '../test-support/routes/declared-routes.fixtures.ts';
import { SANDBOX_SECRETS } from '../test-support/sandbox.fixtures.ts';
import { startService, type Service } from '../test-support/service.fixtures.ts';

// Reliability rules F13: every route × seven principals, made of the routes there are.

const MANY = '1000000';
const ENV = {
  ...STAFF_ENV,
  ...SANDBOX_SECRETS,
  SANDBOX_URL: 'http://127.0.0.1:1',
  LIMIT_CODES_PER_HOUR: MANY,
  LIMIT_CODES_PER_DAY: MANY,
  LIMIT_CODES_PER_ADDRESS: MANY,
  LIMIT_SMS_PER_COUNTRY: MANY,
};
let service: Service;
let routes: readonly DeclaredRoute[];
let who: Readonly<Record<PrincipalName, Principal>>;
let own: ResourceFactory;
let said: readonly ModuleAuthorisation[];
let recipes: readonly ObjectRecipe[];

beforeAll(async () => {
  ({ made: service, routes } = await withRoutesOf(() =>
    startService('authorisation', ENV, { seeded: 'in part' }),
  ));
  who = await sevenPrincipals(service);
  own = createResourceFactory(service, await affordableDesign(service));
  said = await modulesAuthorisation();
  recipes = said.flatMap((module) => module.recipes?.(own) ?? []);
});
afterAll(() => service.stop());

const met = ({ status, code }: Reply): string => (code === '' ? String(status) : `${status} ${code}`);
const filled = (url: string): string => url.replaceAll(/:\w+/g, 'sandbox');
/** A probe that no caller can mean: a caller who passes the access rule is told about the unknown field. */
const probe = (route: DeclaredRoute) =>
  route.method === 'POST'
    ? { method: 'POST', path: filled(route.url), body: { no_such_field: 1 } }
    : { method: route.method, path: `${filled(route.url)}?no_such_field=1` };

describe('the authorisation matrix', () => {
  it('knows every route that asks for no session, and why', () => {
    const open = routes.filter(
      ({ access, method }) =>
        method !== 'HEAD' && !['shopper', 'customer', 'staff-view', 'staff-admin'].includes(access ?? ''),
    );
    expect(open.map(({ name }) => name).sort()).toEqual([...namesOf(said, 'open')].sort());
  });

  it('has a rule for every route', () => {
    expect(routes.length).toBeGreaterThan(80);
    expect(routes.filter(({ access }) => access === undefined || !(access in EXPECTED))).toEqual([]);
  });

  it('lets each of the seven in, or not, as the rule of the route says', async () => {
    const wrong: string[] = [];
    for (const route of routes) {
      for (const name of PRINCIPALS) {
        const reply = await who[name].ask(probe(route));
        const expected = MEETS[EXPECTED[route.access ?? 'public'][name]];
        // A call by MCP says its code as JSON-RPC does.
        const hasNoCode = route.method === 'HEAD' || route.access === 'agent';
        const got = hasNoCode ? `${reply.status}` : met(reply);
        if (got !== (hasNoCode ? expected.slice(0, 3) : expected))
          wrong.push(`${route.name}: ${name} meets ${got} instead of ${expected}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('opens nothing to a session that ended, and says so', async () => {
    const token = await service.guest();
    const gone = principalWith(service, 'signed out', 'guest', token);
    await gone.ask({ method: 'POST', path: '/api/customer/logout/', body: {} });
    const asked = routes.filter(
      ({ access, method }) => method !== 'HEAD' && (access === 'shopper' || access === 'customer'),
    );
    const replies = await Promise.all(asked.map(async (route) => met(await gone.ask(probe(route)))));
    expect(new Set(replies)).toEqual(new Set([MEETS.dead]));
  });
});

const STRANGERS = ['nobody', 'guest B', 'customer B'] as const;

describe("another's objects", () => {
  it('are looked for wherever a route names one, unless its id is the right itself', () => {
    const named = routes.flatMap(objectIdsOf);
    expect(named.length).toBeGreaterThan(20);
    expect([...recipes.map(({ place }) => place), ...namesOf(said, 'keys')].sort()).toEqual(named.sort());
  });

  it('cannot be named by a new route that the matrix has no recipe for', () => {
    const added: DeclaredRoute = {
      name: 'GET /api/gift/',
      method: 'GET',
      url: '/api/gift/',
      access: 'shopper',
      once: false,
      schema: {
        querystring: {
          type: 'object',
          properties: { gift_id: { type: 'string' }, size: { type: 'string' } },
        },
      },
    };
    expect(objectIdsOf(added)).toEqual(['GET /api/gift/ gift_id']);
  });

  /** Who may call the route of a place, other than the owner: one of each kind, since two guests, or two customers, differ by their name alone. */
  const othersOf = (place: string): Principal[] => {
    const route = routes.find(({ name }) => place.startsWith(`${name} `));
    return STRANGERS.map((name) => who[name]).filter(
      (other) => EXPECTED[route?.access ?? 'public'][other.name as PrincipalName] === 'in',
    );
  };

  it.each(['guest A', 'customer A'] as const)(
    'of %s are not there for anybody else, and stay as they are',
    async (ownerName) => {
      const owner = who[ownerName];
      const wrong: string[] = [];
      const theirs = recipes.filter(
        ({ customersOnly }) => customersOnly !== true || owner.kind === 'customer',
      );
      for (const { place, make, ask, unknown, foreign, own: met200 = '200', unlikeUnknown } of theirs) {
        // A shopper has room for fifty addresses; an order keeps a copy of its own.
        await service.pool.query('delete from addresses');
        const id = await make(owner);
        const before = await own.print(owner);
        for (const other of othersOf(place).filter(
          ({ kind }) => kind !== 'nobody' || place.includes('/stats/'),
        )) {
          const others = await other.ask(await ask(other, id));
          const nobodys = await other.ask(await ask(other, unknown));
          if (met(others) !== foreign)
            wrong.push(`${place}: ${other.name} meets ${met(others)} instead of ${foreign}`);
          if (unlikeUnknown === undefined && met(nobodys) !== foreign)
            wrong.push(`${place}: ${other.name} can tell it from one that is not there (${met(nobodys)})`);
          if (others.text.includes(markOf(owner)))
            wrong.push(`${place}: ${other.name} is shown ${ownerName}'s data`);
        }
        if ((await own.print(owner)) !== before)
          wrong.push(`${place}: another caller changed what is ${ownerName}'s`);
        const mine = met(await owner.ask(await ask(owner, id)));
        if (mine !== met200) wrong.push(`${place}: the owner meets ${mine} instead of ${met200}`);
      }
      expect(wrong).toEqual([]);
    },
    // Every object there is, seen by everybody: as long as the rest of the suite.
    180_000,
  );

  it("are in no stranger's lists", async () => {
    const owners = [who['guest A'], who['customer A']];
    for (const owner of owners) await own.order(owner, 'placed');
    const shown: string[] = [];
    let seenByOwner = 0;
    for (const route of routes.filter(
      ({ method, access }) => method === 'GET' && (access === 'shopper' || access === 'customer'),
    )) {
      for (const name of PRINCIPALS) {
        const { text } = await who[name].ask({ method: 'GET', path: route.url });
        for (const owner of owners) {
          if (!text.includes(markOf(owner))) continue;
          if (owner.name === name) seenByOwner += 1;
          else shown.push(`${route.name} shows ${name} something of ${owner.name}`);
        }
      }
    }
    expect(seenByOwner).toBeGreaterThan(1);
    expect(shown).toEqual([]);
  });
});
