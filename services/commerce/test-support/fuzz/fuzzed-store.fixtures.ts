import { TERMS_VERSION } from '../../src/modules/golden-bounty/records/terms.ts';
import { boxPieceOf, boxShareOf } from '../../src/modules/jewellery-box/authorisation.fixtures.ts';
import { createResourceFactory, UNKNOWN, type ResourceFactory } from '../authorisation/resources.fixtures.ts';
import { principalWith, STAFF_ENV, type Principal } from '../authorisation/principals.fixtures.ts';
import { affordableDesign } from '../affordable-design.fixtures.ts';
import { cookiesOf } from '../cookie-jar.fixtures.ts';
import { DEMO_CUSTOMER } from '../../src/modules/identity/account/demo-customer.ts';
import { withRoutesOf, type DeclaredRoute } from '../routes/declared-routes.fixtures.ts';
import { SANDBOX_SECRETS, startSandbox } from '../sandbox.fixtures.ts';
import { startImaging } from '../imaging.fixtures.ts';
import { JPEG } from '../../src/modules/orders/delivered.fixtures.ts';
import { addDemoCustomer } from '../identity.fixtures.ts';
import { startService, type Service } from '../service.fixtures.ts';
import type { Caller, FuzzedRequest } from './request-arbitrary.fixtures.ts';
import type { Samples } from './schema-arbitrary.fixtures.ts';

const MANY = '1000000';

export interface FuzzedAnswer {
  readonly status: number;
  readonly text: string;
  readonly type: string;
  readonly nosniff: boolean;
  readonly ms: number;
}

/** A store with things in it, to be asked strange questions. */
export interface FuzzedStore {
  readonly routes: readonly DeclaredRoute[];
  readonly samples: Samples;
  send(request: FuzzedRequest): Promise<FuzzedAnswer>;
  stop(): Promise<void>;
}

interface Credentials {
  readonly token: string;
  readonly cookie?: string;
}

async function customerOf(service: Service): Promise<Credentials> {
  const response = await service.app.http.inject({
    method: 'POST',
    url: '/api/customer_account/login',
    payload: { email: DEMO_CUSTOMER.email, password: DEMO_CUSTOMER.password },
  });
  return {
    token: response.json<{ data: { access_token: string } }>().data.access_token,
    cookie: cookiesOf(response.headers).join('; '),
  };
}

/** Kinds of things a shopper has. Requests name them by placeholders, since most things are used up by the first request that succeeds. */
const THINGS = [
  'delivered',
  'placed',
  'waiting',
  'orderline',
  'refund',
  'address',
  'lock',
  'line',
  'plan',
  'boxpiece',
  'boxshare',
] as const;
type Things = Readonly<Record<(typeof THINGS)[number], string>>;
const placeholder = (thing: (typeof THINGS)[number]): string => `THING-${thing.toUpperCase()}-X`;

async function thingsOf(own: ResourceFactory, owner: Principal): Promise<Things> {
  const [delivered, placed, waiting] = [
    await own.order(owner, 'delivered'),
    await own.order(owner, 'placed'),
    await own.order(owner),
  ];
  const [orderline, refund, address, lock] = [
    await own.orderLine(owner),
    await own.refund(owner),
    await own.address(owner),
    await own.lock(owner),
  ];
  // A line of the bag as it was locked.
  const bag = await owner.ask({ method: 'GET', path: '/api/customer/cart/list/' });
  return {
    delivered,
    placed,
    waiting,
    orderline,
    refund,
    address,
    lock,
    line: (bag.body?.data as { items: { item_id: string }[] }).items[0]?.item_id ?? '',
    // Guests have no plans.
    plan: owner.kind === 'customer' ? await own.plan(owner) : UNKNOWN.plan,
    // Nor a jewellery box.
    boxpiece: owner.kind === 'customer' ? await boxPieceOf(owner) : UNKNOWN.uuid,
    boxshare: owner.kind === 'customer' ? (await boxShareOf(owner)).share_id : UNKNOWN.uuid,
  };
}

const THING_SAMPLES: Samples = {
  order_no: [placeholder('delivered'), placeholder('placed'), placeholder('waiting')],
  order_item_id: [placeholder('orderline')],
  item_ids: [placeholder('orderline')],
  refund_order_id: [placeholder('refund')],
  lock_id: [placeholder('lock')],
  item_id: [placeholder('line')],
  address_id: [placeholder('address')],
  shipping_address_id: [placeholder('address')],
  billing_address_id: [placeholder('address')],
  pickup_address_id: [placeholder('address')],
  plan_id: [placeholder('plan')],
  plan_ids: [placeholder('plan')],
  piece_id: [placeholder('boxpiece')],
  share_id: [placeholder('boxshare')],
  document_id: [`${placeholder('plan')}-statement`],
};

const filled = (text: string, things: Things): string =>
  THINGS.reduce((all, thing) => all.replaceAll(placeholder(thing), things[thing]), text);

const dayAhead = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
/** Requests after which a shopper gets new things. */
const FRESH_AFTER = 500;

const commonSamples = (product: number): Samples => ({
  product_id: [product],
  product_ids: [product, `${product},1`],
  product_id__in: [product, `${product}-18`],
  store_id: ['in-champa-house', 'in-kamal-court'],
  // Half past twelve in India, the day after tomorrow.
  date: [dayAhead(2)],
  starts_at: [`${dayAhead(2)}T07:00:00Z`],
  code: ['WELCOME10', 'FESTIVE'],
  pincode: ['560001', '190001'],
  country_id: ['IN', 'IN', 'GB'],
  path: ['/jewellery/', '/jewellery/rings/', '/jewellery/earrings/?page=2'],
  q: ['ring', 'अंगूठी', 'gold ear'],
  karat: [18],
  colour: ['yellow'],
  quantity: [1, 2],
  page: [1, 2],
  rating: [4],
  title: ['Worn every day'],
  text: ['Light, well made, and as the picture says.'],
  mobile: ['91-9845000000'],
  city: ['Bengaluru'],
  state: ['Karnataka'],
  full_name: ['Asha Mehta'],
  first_name: ['Asha'],
  last_name: ['Mehta'],
  house: ['12'],
  street: ['MG Road'],
  email: [DEMO_CUSTOMER.email, 'fuzz@suvarna.example'],
  username: [DEMO_CUSTOMER.email, '9845000000'],
  password: [DEMO_CUSTOMER.password],
  customer_telephone: ['91-9845000000', '91-9845000001'],
  otp: ['000000'],
  contact: ['9845000000', 'asha@suvarna.example'],
  reason_id: [1, 11, 21, 31],
  // A picture that can be drawn again, as all that come are.
  data: [JPEG.data],
  provider: ['sandbox', 'razorpay'],
  uuid: ['browser-1-uuid'],
  amount: [2_000],
  amount_paise: [200_000],
  late: ['2'],
  missed: ['3,4'],
  starts_on: ['2028-02-29'],
  terms_version: [TERMS_VERSION],
  name: ['Asha Mehta'],
  name_on_pan: ['Asha Mehta'],
  phone: ['91-9845000000'],
  installment_number: [1],
  bought_on: ['', '2020-05-02'],
  due_on: ['2028-02-29'],
  huid: [''],
  metal: ['gold'],
  origin: ['elsewhere'],
  version: [1],
  voucher_number: ['6001010000000001', '6003010000000002'],
  pin: ['123456'],
  design: ['lotus'],
  delivery: ['email', 'print'],
  from_name: ['Asha'],
  to_name: ['Ravi'],
  to_email: ['ravi@suvarna.example'],
});

export async function startFuzzedStore(name: string, seeded: 'in part' | 'whole'): Promise<FuzzedStore> {
  const [sandbox, imaging] = await Promise.all([startSandbox('http://127.0.0.1:1'), startImaging()]);
  const { made: service, routes } = await withRoutesOf(() =>
    startService(
      name,
      {
        ...STAFF_ENV,
        ...SANDBOX_SECRETS,
        SANDBOX_URL: sandbox.url,
        IMAGING_URL: imaging.url,
        LIMIT_EFFECTS_PER_MINUTE: MANY,
        LIMIT_LOGIN_FAILURES: '1000',
        LIMIT_LOGIN_ATTEMPTS: MANY,
        LIMIT_GUESTS_PER_ADDRESS: MANY,
        LIMIT_CODES_PER_HOUR: MANY,
        LIMIT_CODES_PER_DAY: MANY,
        LIMIT_CODES_PER_ADDRESS: MANY,
        LIMIT_SMS_PER_COUNTRY: MANY,
      },
      { seeded },
    ),
  );
  await addDemoCustomer(service.db);
  const credentials: Record<Caller, Credentials | undefined> = {
    nobody: undefined,
    guest: undefined,
    customer: undefined,
    'staff-view': { token: STAFF_ENV.STAFF_VIEW_TOKEN },
    'staff-admin': { token: STAFF_ENV.STAFF_ADMIN_TOKEN },
    liar: { token: 'x'.repeat(43) },
  };
  const product = await affordableDesign(service);
  const own = createResourceFactory(service, product);
  const samples = { ...commonSamples(product), ...THING_SAMPLES };
  const shopper = (kind: 'guest' | 'customer'): Principal =>
    principalWith(
      service,
      kind === 'guest' ? 'guest A' : 'customer A',
      kind,
      credentials[kind]?.token,
      credentials[kind]?.cookie,
    );
  const restock = async () => {
    // A shopper has room for fifty addresses; an order keeps a copy of its own.
    await service.pool.query('delete from addresses');
    // And for few links to a box, and few plans in a day.
    for (const table of ['box_shares', 'box_pieces', 'allowances'])
      await service.pool.query(`delete from ${table}`);
    [credentials.guest, credentials.customer] = [{ token: await service.guest() }, await customerOf(service)];
    return {
      guest: await thingsOf(own, shopper('guest')),
      customer: await thingsOf(own, shopper('customer')),
    };
  };
  let things = await restock();
  // The thread that sets invoices is started by the first one, which takes as long as reading its fonts does.
  await shopper('guest').ask({
    method: 'GET',
    path: `/api/order/order/invoice/?order_no=${things.guest.placed}`,
  });
  let sent = 0;

  return {
    routes,
    samples,
    send: async ({ method, url, caller, headers, payload }) => {
      sent += 1;
      if (sent % FRESH_AFTER === 0) things = await restock();
      const known = credentials[caller];
      const theirs = things[caller === 'guest' ? 'guest' : 'customer'];
      const cookie = [known?.cookie, headers['cookie']].filter((part) => part !== undefined).join('; ');
      const began = performance.now();
      const response = await service.app.http.inject({
        method: method as 'GET',
        url: filled(url, theirs),
        headers: {
          ...(known === undefined ? {} : { authorization: `Bearer ${known.token}` }),
          ...headers,
          ...(cookie === '' ? {} : { cookie }),
        },
        ...(payload === undefined
          ? {}
          : {
              payload: Buffer.from(
                filled(Buffer.from(payload, 'base64').toString('latin1'), theirs),
                'latin1',
              ),
            }),
      });
      const ms = performance.now() - began;
      // A caller signed out on the way: the next ones are to get further than that.
      if (response.statusCode === 401 && caller === 'guest')
        credentials.guest = { token: await service.guest() };
      if (response.statusCode === 401 && caller === 'customer')
        credentials.customer = await customerOf(service);
      return {
        status: response.statusCode,
        text: response.body,
        type: String(response.headers['content-type'] ?? ''),
        nosniff: response.headers['x-content-type-options'] === 'nosniff',
        ms,
      };
    },
    stop: async () => {
      await service.stop();
      await sandbox.stop();
      await imaging.stop();
    },
  };
}
