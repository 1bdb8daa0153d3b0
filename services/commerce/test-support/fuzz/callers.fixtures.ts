import { DEMO_CUSTOMER } from '../../src/modules/identity/account/demo-customer.ts';
import { principalWith, STAFF_ENV, type Principal } from '../authorisation/principals.fixtures.ts';
import { createResourceFactory } from '../authorisation/resources.fixtures.ts';
import { cookiesOf } from '../cookie-jar.fixtures.ts';
import { addAccount, addDemoCustomer } from '../identity.fixtures.ts';
import type { RunningSandbox } from '../sandbox.fixtures.ts';
import type { Service } from '../service.fixtures.ts';
import type { Caller } from './request-arbitrary.fixtures.ts';
import { thingsOfCustomer, thingsOfOthers, thingsOfShopper, type Things } from './things.fixtures.ts';

interface Account {
  readonly email: string;
  readonly password: string;
}
/** Sends no strange requests. */
const OTHER: Account = { email: 'other@suvarna.example', password: 'Quiet#2026-other' };

interface Credentials {
  readonly token: string;
  readonly cookie?: string;
}

/** Who asks, and what they have. */
interface Callers {
  credentialsOf(caller: Caller): Credentials | undefined;
  /** What a request of theirs may name; who has nothing names what is a customer's. */
  thingsOf(caller: Caller): Things;
  /** New sessions, with new things: most are used up by the first request that succeeds. */
  restock(): Promise<void>;
  /** Signs a shopper in again who was signed out on the way: the next requests are to get further than that. */
  revive(caller: Caller): Promise<void>;
}

/** There is room for so many of them, or they are counted for a day; an order keeps a copy of its address. */
const USED_UP = [
  'addresses',
  'allowances',
  'appointments',
  'box_pieces',
  'box_shares',
  'carts',
  'measured_people',
  'watches',
];

async function signedIn({ app }: Service, { email, password }: Account): Promise<Credentials> {
  const response = await app.http.inject({
    method: 'POST',
    url: '/api/customer_account/login',
    payload: { email, password },
  });
  return {
    token: response.json<{ data: { access_token: string } }>().data.access_token,
    cookie: cookiesOf(response.headers).join('; '),
  };
}

export async function startCallers(
  service: Service,
  sandbox: RunningSandbox,
  product: number,
): Promise<Callers> {
  await addDemoCustomer(service.db);
  await addAccount(service.db, { ...OTHER, email_verified_at: new Date() });
  const enter = {
    guest: async (): Promise<Credentials> => ({ token: await service.guest() }),
    customer: () => signedIn(service, DEMO_CUSTOMER),
  };
  const shoppers = { guest: await enter.guest(), customer: await enter.customer() };
  const as = (name: Principal['name'], kind: Principal['kind'], { token, cookie }: Credentials): Principal =>
    principalWith(service, name, kind, token, cookie);
  const guest = () => as('guest A', 'guest', shoppers.guest);
  const customer = () => as('customer A', 'customer', shoppers.customer);
  const shop = {
    ...{ service, sandbox, product },
    own: createResourceFactory(service, product),
    staff: as('staff-admin', 'staff', { token: STAFF_ENV.STAFF_ADMIN_TOKEN }),
  };
  let restocked = 0;
  const restock = async () => {
    restocked += 1;
    for (const table of USED_UP) await service.pool.query(`delete from ${table}`);
    // So many would pay for a whole bag, for which there is no EMI.
    await service.pool.query('update vouchers set in_bag = false');
    // The session before is another sign-in of the customer's, which can be ended.
    shoppers.customer = await enter.customer();
    shoppers.guest = await enter.guest();
    const stocked = { ...shop, other: as('customer B', 'customer', await signedIn(service, OTHER)) };
    const [customers, others, guests] = await Promise.all([
      thingsOfCustomer(stocked, customer()),
      thingsOfOthers(stocked, restocked),
      thingsOfShopper(stocked, guest()),
    ]);
    // Guests name what only customers have as well, and are refused.
    return { customer: { ...customers, ...others }, guest: { ...customers, ...others, ...guests } };
  };
  let things = await restock();
  const kindOf = (caller: Caller) => (caller === 'guest' ? 'guest' : 'customer');
  const fixed: Partial<Record<Caller, Credentials>> = {
    'staff-view': { token: STAFF_ENV.STAFF_VIEW_TOKEN },
    'staff-admin': { token: STAFF_ENV.STAFF_ADMIN_TOKEN },
    liar: { token: 'x'.repeat(43) },
  };

  return {
    credentialsOf: (caller) => ({ ...fixed, ...shoppers })[caller],
    thingsOf: (caller) => things[kindOf(caller)],
    restock: async () => {
      things = await restock();
    },
    revive: async (caller) => {
      if (caller !== 'guest' && caller !== 'customer') return;
      const now = caller === 'guest' ? guest() : customer();
      const { status } = await now.ask({ method: 'GET', path: '/api/customer/cart/list/' });
      // Refused for something else about the request.
      if (status !== 401) return;
      shoppers[caller] = await enter[caller]();
      if (caller === 'guest')
        things = { ...things, guest: { ...things.guest, ...(await thingsOfShopper(shop, guest())) } };
    },
  };
}
