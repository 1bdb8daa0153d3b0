import { MESSAGE_TEMPLATES } from '../src/message-templates.ts';
import { beforeAll, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { buildApp, type App } from '../src/app.ts';
import { readConfig } from '../src/read-config.ts';
import { httpSms } from '../src/platform/notifications/http-sms.ts';
import { smtpMailer } from '../src/platform/notifications/smtp-mailer.ts';
import { emailChannel, smsChannel } from '../src/platform/notifications/channels.ts';
import { shopAt } from '../src/platform/notifications/render.ts';
import { CONTACT } from '../test-support/contact.fixtures.ts';
import { relayOnce } from '../src/platform/outbox/relay.ts';
import { aCatalogue, PLAIN } from '../test-support/catalogue.fixtures.ts';
import { NOON, STAFF, startCheckout } from '../test-support/orders/checkout.fixtures.ts';
import { createLogger } from '../src/platform/http/observe/logging.ts';
import { ofSuite } from '../test-support/service.fixtures.ts';

// Reliability rules §4.5: what a shopper typed, was sent, or is known by is nowhere in the log; not
// in a request that works, not in one that is refused, and not in one that fails.

const SECRET_PATH = 'canary-hook-path';
const lines: string[] = [];
const secrets = new Set(['9876501234', 'canary', 'ABCPK1234L', '560001', 'Canarytown', 'asha@example.in']);
const harness = ofSuite(() => startCheckout('log_canary'));
let app: App;

beforeAll(async () => {
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  const made = createLogger({ logLevel: 'debug', production: true });
  const log = pino({ level: 'debug', serializers: made[pino.symbols.serializersSym as never] }, sink);
  const config = readConfig({
    STORE_STAGE: 'local',
    DATABASE_URL: harness.pool.options.connectionString ?? '',
    SANDBOX_URL: 'http://127.0.0.1:9',
    SANDBOX_KEY_ID: 'k'.repeat(20),
    SANDBOX_KEY_SECRET: 'k'.repeat(20),
    SANDBOX_WEBHOOK_SECRET: 'k'.repeat(20),
    STAFF_ADMIN_TOKEN: STAFF,
    ALERT_WEBHOOK_URL: `http://127.0.0.1:9/${SECRET_PATH}`,
  });
  app = await buildApp({
    config,
    pool: harness.pool,
    pagePool: harness.pool,
    log,
    clock: () => NOON,
    catalogue: aCatalogue(harness.fakeStock),
  });
});

let token = '';
async function call(
  method: 'GET' | 'POST',
  path: string,
  payload?: object,
  bearer = token,
): Promise<{ status: number; data: never }> {
  const response = await app.http.inject({
    method,
    url: path,
    headers: {
      authorization: `Bearer ${bearer}`,
      cookie: 'sid=canary-cookie',
      referer: 'https://shop.test/?email=canary@suvarna.example',
      'user-agent': 'canary-agent',
      ...(payload === undefined
        ? {}
        : { 'content-type': 'application/json', 'idempotency-key': randomUUID() }),
    },
    ...(payload === undefined ? {} : { payload }),
  });
  return { status: response.statusCode, data: response.json<{ data: never }>().data };
}
const post = (path: string, payload: object) => call('POST', path, payload);

/** Codes and links as they went out, which their receiver alone may know. */
async function readWhatWasSent(): Promise<void> {
  for (const { payload } of await harness.db.selectFrom('outbox').select('payload').execute()) {
    const { values = {} } = payload as { values?: { code?: string; path?: string } };
    if (values.code !== undefined) secrets.add(values.code);
    if (values.path !== undefined)
      secrets.add(new URL(values.path, 'http://x').searchParams.get('token') ?? values.path);
  }
}

it('nothing a shopper typed, was sent, or is known by is in the log', async () => {
  const phone = '91-9876501234';
  const email = 'canary@suvarna.example';
  const address = {
    full_name: 'Canary Kapoor',
    house: 'Canary House',
    street: 'Canary Street',
    landmark: 'Canary Park',
    city: 'Canarytown',
    state: 'Karnataka',
    pincode: '560001',
    country_id: 'IN',
    mobile: phone,
    email,
  };
  token = (
    (
      await post('/api/customer/customer_account/createguest/', {
        uuid: 'canary-uuid-1',
        shopBy: 1,
        device_type: 'website',
      })
    ).data as { access_token: string }
  ).access_token;
  secrets.add(token);

  const statuses = [
    (await post('/api/customer/customer_otp/', { customer_telephone: phone })).status,
    (await post('/api/customer/customer_verify_otp/', { customer_telephone: phone, otp: '000001' })).status,
    (await post('/api/customer_account/login', { email, password: 'canary-password-1' })).status,
    (
      await post('/api/customer/customer_account/register/', {
        email,
        password: 'canary-password-1',
        first_name: 'Canary',
        last_name: 'Kapoor',
        phone,
      })
    ).status,
    (await post('/api/customer/customer_account/forgot_password/', { email })).status,
    (
      await post('/api/customer/customer_account/reset_password/', {
        token: 'canary'.padEnd(43, '0'),
        password: 'canary-password-2',
      })
    ).status,
    (await call('GET', '/api/customer/cart/totals/?pincode=560001')).status,
    (await post('/api/customer/cart/add/', { product_id: PLAIN, quantity: 5 })).status,
    (await post('/api/coupon/coupon/apply/', { code: 'CANARY' })).status,
  ];
  const shipping = ((await post('/api/customer/guest_address/add/', address)).data as { address_id: string })
    .address_id;
  const lock = (
    (await post('/api/customer/cart/lock_price/', { address_id: shipping })).data as { lock_id: string }
  ).lock_id;
  const body = {
    lock_id: lock,
    shipping_address_id: shipping,
    pan: 'ABCPK1234L',
    gift_note: 'Canary gift note',
  };
  const order = (
    (await post('/api/order/order/create/', { ...body, payment_mode: 'sandbox' })).data as {
      order_no: string;
    }
  ).order_no;
  statuses.push(
    (await post('/api/payment/payment/cod_otp/', { order_no: order })).status,
    (await post('/api/payment/payment/cod_verify_otp/', { order_no: order, otp: '000002' })).status,
    // The provider is away: its failure is logged.
    (await post('/api/payment/payment/initiate/', { order_no: order, mode: 'sandbox' })).status,
    (await post('/api/order/order/track/', { order_no: order, contact: email })).status,
    (await call('GET', `/api/order/order/details/?order_no=${order}`)).status,
    (await call('GET', `/staff/order/details/?order_no=${order}`, undefined, STAFF)).status,
    (
      await app.http.inject({
        method: 'POST',
        url: '/api/payment/webhook/sandbox/',
        headers: { 'content-type': 'application/json' },
        payload: { canary: email },
      })
    ).statusCode,
    (await post('/api/customer/guest_address/add/', { ...address, mobile: 'canary' })).status,
  );
  await readWhatWasSent();

  // The database fails in the middle: its error quotes rows.
  await harness.pool.query(
    `begin; set local role none; alter table addresses add constraint canary_refused check (house <> 'Canary Cottage') not valid; commit`,
  );
  const failed = await post('/api/customer/guest_address/add/', { ...address, house: 'Canary Cottage' });
  statuses.push(failed.status);

  // Providers of messages are away: their errors name addresses.
  const shop = shopAt('https://shop.test', CONTACT);
  const context = { db: harness.db, log: app.deps.log, clock: () => NOON };
  await relayOnce(
    context,
    emailChannel(
      smtpMailer({ url: 'smtp://127.0.0.1:9', from: 'care@suvarna.example' }, shop.domain),
      MESSAGE_TEMPLATES,
      shop,
    ),
  );
  await relayOnce(
    context,
    smsChannel(
      httpSms({ url: 'http://127.0.0.1:9/canary', user: 'canary', password: 'canary' }),
      MESSAGE_TEMPLATES,
      shop,
    ),
  );
  await harness.pool.query('update outbox set next_attempt_at = now() where outcome is null');
  const refused = await relayOnce(context, {
    channel: 'email',
    atOnce: 5,
    deliver: (row) => Promise.reject(new Error(`550 ${JSON.stringify(row.payload)} canary`)),
  });
  expect(refused.failed).toBeGreaterThan(0);
  await app.close();

  const log = lines.join('');
  // The run was worth something: calls succeeded, were refused, and failed, and the log says so.
  expect([
    statuses.filter((status) => status === 200).length > 5,
    statuses.some((status) => status >= 400 && status < 500),
    failed.status,
  ]).toEqual([true, true, 500]);
  expect(lines.length).toBeGreaterThan(30);
  for (const said of [
    '/api/order/order/create/',
    'request failed',
    'a delivery failed',
    'an alert could not be sent',
    '"constraint"',
  ])
    expect(log).toContain(said);
  expect(secrets.size).toBeGreaterThan(8);
  const withoutOurNames = log
    .replaceAll('canary_refused', '')
    .replaceAll('log-canary', '')
    .replaceAll('log_canary', '')
    .toLowerCase();
  expect([...secrets].filter((secret) => withoutOurNames.includes(secret.toLowerCase()))).toEqual([]);
});
