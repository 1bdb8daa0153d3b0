import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { freePort } from '@suvarna/testing/free-ports';
import { pino } from 'pino';
import { JOBS } from '../src/jobs/jobs-of-the-service.ts';
import { MESSAGE_TEMPLATES } from '../src/message-templates.ts';
import type { Design } from '../src/modules/designs/index.ts';
import { emailChannel } from '../src/platform/notifications/channels.ts';
import { shopAt } from '../src/platform/notifications/render.ts';
import { CONTACT } from '../test-support/contact.fixtures.ts';
import { smtpMailer } from '../src/platform/notifications/smtp-mailer.ts';
import { relayOnce } from '../src/platform/outbox/relay.ts';
import { accessTokenOf, addAccount } from '../test-support/identity.fixtures.ts';
import { startSandbox, type RunningSandbox } from '../test-support/sandbox.fixtures.ts';
import { startService, type Service } from '../test-support/service.fixtures.ts';

const API = '/api/product/notify_me';
const PASSWORD = 'Waits#2026-pass';
const CUSTOMER = 'waits-with-account@example.in';
const GUEST = 'waits-without@example.in';

let service: Service;
let ports: { readonly http: number; readonly mail: number };
let sandbox: RunningSandbox | undefined;

beforeAll(async () => {
  ports = { http: await freePort(), mail: await freePort() };
  [service, sandbox] = await Promise.all([
    startService('back_in_stock', {}, { seeded: 'in part' }),
    startSandbox('', ports),
  ]);
});
afterAll(async () => {
  await sandbox?.stop();
  await service.stop();
});

async function setStock({ product_id: id }: Design, stock: number): Promise<void> {
  await service.pool.query(
    'update stock_levels set on_hand = $2, received = $2 + reserved + sold where product_id = $1',
    [id, stock],
  );
  await service.app.deps.catalogue.refresh();
}

/** The job of the service as it runs by day, in two processes at once, and the mail it leads to. */
async function minutePasses(): Promise<void> {
  const job = JOBS.find(({ name }) => name === 'watches.tell');
  if (job === undefined) throw new Error('no customer is told of anything');
  const context = { ...service.app.deps, pool: service.pool, db: service.db };
  await Promise.all([job.run(context), job.run(context)]);
  const shop = shopAt('https://suvarna.example', CONTACT);
  const mailer = smtpMailer(
    { url: `smtp://127.0.0.1:${String(ports.mail)}`, from: 'Suvarna <care@suvarna.example>' },
    shop.domain,
  );
  const relay = { db: service.db, log: pino({ level: 'silent' }), clock: () => new Date() };
  await relayOnce(relay, emailChannel(mailer, MESSAGE_TEMPLATES, shop));
}

async function lettersTo(to: string): Promise<readonly string[]> {
  const query = new URLSearchParams({ to }).toString();
  const answer = await fetch(`http://127.0.0.1:${String(ports.http)}/messages/sent?${query}`);
  return ((await answer.json()) as { messages: { text: string }[] }).messages.map(({ text }) => text);
}

it('a piece that comes back is told to a customer and to a guest, to each by one letter', async () => {
  const design = [...(service.app.deps.catalogue.snapshot()?.byId.values() ?? [])].find(
    ({ product_type: type, stock }) => type === 'ready-to-ship' && stock > 0,
  );
  if (!design) throw new Error('nothing lies ready');
  await setStock(design, 0);

  await addAccount(service.db, { email: CUSTOMER, password: PASSWORD, email_verified_at: new Date() });
  const login = await service.post('/api/customer_account/login', { email: CUSTOMER, password: PASSWORD });
  const wish = { product_id: design.product_id, kind: 'stock' };
  expect((await service.post(`${API}/`, wish, { token: accessTokenOf(login) })).status).toBe(200);
  const guest = await service.guest();
  expect((await service.post(`${API}/guest/`, { ...wish, email: GUEST }, { token: guest })).status).toBe(200);
  await minutePasses();
  const [asked = '', ...others] = await lettersTo(GUEST);
  expect([others, (await lettersTo(CUSTOMER)).length]).toEqual([[], 0]);

  // The link of the letter as it arrived, whose page sends its token.
  const [, token] = /\/notify-me\/\?token=(\S+)/.exec(asked) ?? [];
  expect((await service.post(`${API}/guest/confirm/`, { token }, { token: guest })).status).toBe(200);
  await minutePasses();
  expect([(await lettersTo(CUSTOMER)).length, (await lettersTo(GUEST)).length]).toEqual([0, 1]);

  // Back, gone and back again: they are told once.
  for (const stock of [1, 0, 2]) {
    await setStock(design, stock);
    await minutePasses();
  }
  const told = [await lettersTo(CUSTOMER), (await lettersTo(GUEST)).slice(1)];
  for (const letters of told)
    expect(letters).toEqual([expect.stringContaining(`${design.title} is back in stock`)]);
});
