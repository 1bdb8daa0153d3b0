import { MESSAGE_TEMPLATES } from '../src/message-templates.ts';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { pino } from 'pino';
import { freePort } from '@suvarna/testing/free-ports';
import { httpSms } from '../src/platform/notifications/http-sms.ts';
import { smtpMailer } from '../src/platform/notifications/smtp-mailer.ts';
import { dropExpired } from '../src/platform/outbox/outbox-figures.ts';
import { emailChannel, smsChannel } from '../src/platform/notifications/channels.ts';
import { notify } from '../src/platform/notifications/notify.ts';
import { shopAt } from '../src/platform/notifications/render.ts';
import { CONTACT } from '../test-support/contact.fixtures.ts';
import { placeOrder } from '../src/modules/orders/payment/place-order.ts';
import { relayOnce, type RelayContext, type RelayChannel } from '../src/platform/outbox/relay.ts';
import { aWaitingOrder, BUYER_PHONE } from '../test-support/orders/order.fixtures.ts';
import { SANDBOX_SECRETS, startSandbox, type RunningSandbox } from '../test-support/sandbox.fixtures.ts';
import { ofSuite, startService } from '../test-support/service.fixtures.ts';

const service = ofSuite(() => startService('messages'));
let ports: { readonly http: number; readonly mail: number };
let sandbox: RunningSandbox | undefined;
let channels: readonly RelayChannel[];
let now = new Date();
let context: RelayContext;

beforeAll(async () => {
  ports = { http: await freePort(), mail: await freePort() };
  const shop = shopAt('https://suvarna.example', CONTACT);
  channels = [
    emailChannel(
      smtpMailer(
        { url: `smtp://127.0.0.1:${ports.mail}`, from: 'Suvarna <care@suvarna.example>' },
        shop.domain,
      ),
      MESSAGE_TEMPLATES,
      shop,
    ),
    smsChannel(
      httpSms({
        url: `http://127.0.0.1:${ports.http}/messages/sms`,
        user: SANDBOX_SECRETS.SANDBOX_KEY_ID,
        password: SANDBOX_SECRETS.SANDBOX_KEY_SECRET,
      }),
      MESSAGE_TEMPLATES,
      shop,
    ),
  ];
  context = { db: service.db, log: pino({ level: 'silent' }), clock: () => now };
});
beforeEach(() => service.pool.query('delete from outbox'));
afterEach(async () => {
  await sandbox?.stop();
  sandbox = undefined;
});

const round = () => Promise.all(channels.map((channel) => relayOnce(context, channel)));
const wait = () => service.pool.query('update outbox set next_attempt_at = now() where outcome is null');
const rows = () =>
  service.db
    .selectFrom('outbox')
    .select(['channel', 'outcome', 'attempts', 'last_error', 'payload'])
    .where('channel', '<>', 'events')
    .orderBy('channel')
    .execute();
const start = async (): Promise<void> => {
  sandbox = await startSandbox('', ports);
};
async function sentTo(
  to: string,
): Promise<readonly { id: string; subject: string; text: string; html?: string }[]> {
  const answer = await fetch(
    `http://127.0.0.1:${ports.http}/messages/sent?${new URLSearchParams({ to }).toString()}`,
  );
  return (
    (await answer.json()) as { messages: { id: string; subject: string; text: string; html?: string }[] }
  ).messages;
}
const code = (expiresAt: Date) =>
  service.db.transaction().execute(async (tx) => {
    for (const [channel, to] of [
      ['sms', '91-9876543210'],
      ['email', 'asha@example.in'],
    ] as const) {
      await notify(tx, {
        channel,
        to,
        template: 'one-time-code',
        locale: 'hi',
        values: { code: '424242', minutes: 5 },
        key: 'code:1',
        expiresAt,
      });
    }
  });

describe('while SMS and mail are down', () => {
  it('orders are placed as ever, and their messages leave when the providers are back, once', async () => {
    const orderNo = await aWaitingOrder(service, await service.guest());
    expect(
      await service.db
        .transaction()
        .execute((tx) => placeOrder(tx, service.app.deps.tenders, { orderNo, mode: 'sandbox', at: now })),
    ).toBe('placed');
    await round();
    expect((await rows()).map(({ channel, outcome, attempts }) => [channel, outcome, attempts])).toEqual([
      ['email', null, 1],
      ['sms', null, 1],
    ]);

    await start();
    await wait();
    await round();
    expect(await rows()).toMatchObject([
      { channel: 'email', outcome: 'delivered' },
      { channel: 'sms', outcome: 'delivered' },
    ]);
    expect(await sentTo('asha@example.in')).toEqual([
      expect.objectContaining({
        subject: `Order Placed: ${orderNo}`,
        text: expect.stringContaining('₹51,845'),
      }),
    ]);
    expect(await sentTo(`+${BUYER_PHONE.replace('-', '')}`)).toEqual([
      expect.objectContaining({ text: expect.stringContaining(orderNo) }),
    ]);
    expect(await round()).toEqual([
      { tried: 0, failed: 0 },
      { tried: 0, failed: 0 },
    ]);
  });
});

describe('the confirmation of an order', () => {
  it.each([
    ['en', 'Plain band', 'Arrives by 4 December 2026', ''],
    ['hi', 'सादी अंगूठी', '4 दिसंबर 2026 तक पहुँचेगा', '/hi'],
  ] as const)(
    'is a page beside its text, as mail boxes read it, in %s; a sandbox shows it in a frame that runs nothing',
    async (locale, title, day, base) => {
      await start();
      const orderNo = await aWaitingOrder(service, await service.guest());
      const address = {
        full_name: 'Asha <script>alert(1)</script>',
        house: '12 "Rose" & Co',
        street: 'See www.refund.example/now',
        landmark: '',
        city: 'Bengaluru',
        state: 'Karnataka',
        pincode: '560001',
        country_id: 'IN',
      };
      await service.pool.query('update orders set locale = $2, shipping_address = $3 where order_no = $1', [
        orderNo,
        locale,
        JSON.stringify(address),
      ]);
      await service.db
        .transaction()
        .execute((tx) => placeOrder(tx, service.app.deps.tenders, { orderNo, mode: 'sandbox', at: now }));
      await round();
      const [mail] = await sentTo('asha@example.in');
      const page = mail?.html ?? '';
      expect(mail?.text).toContain(orderNo);
      for (const part of [
        `<html lang="${locale}">`,
        title,
        day,
        '₹51,845',
        '18',
        'Asha &lt;script&gt;alert(1)&lt;/\u2060script&gt;',
        '12 &quot;Rose&quot; &amp; Co',
        `src="https://suvarna.example/media/designs/1/hero-yellow-360-0123456789abcd" alt="${title}"`,
        `href="https://suvarna.example${base}/orderstats/${orderNo}/"`,
        `href="https://suvarna.example${base}/checkout/success/${orderNo}/"`,
        CONTACT.phone,
        '<meta name="color-scheme" content="light dark">',
      ])
        expect(page).toContain(part);
      // A guest's mail may go to anybody: what was typed becomes no link there.
      expect(page).toContain('See www.');
      expect(page).not.toContain('refund.example');
      // Nothing runs, nothing is fetched but pictures of the shop.
      expect(page).not.toMatch(/<script|javascript:|<link|<iframe|undefined|\{\{|⟦/u);
      for (const [, address = ''] of page.matchAll(/(?:src|href)="([^"]+)"/gu))
        expect(address).toMatch(/^https:\/\/suvarna\.example\//u);

      const sandboxed = `http://127.0.0.1:${ports.http}/list/messages`;
      const list = await (await fetch(sandboxed)).text();
      expect(list).toContain('sandbox=""');
      const framed = await fetch(
        `${sandboxed}/page?${new URLSearchParams({ id: mail?.id ?? '' }).toString()}`,
      );
      expect(await framed.text()).toBe(page);
      const policy = framed.headers.get('content-security-policy') ?? '';
      expect(policy).toMatch(/^sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src /u);
      expect(policy).not.toContain('allow-');
      expect((await fetch(`${sandboxed}/page?id=none`)).status).toBe(404);
    },
  );

  it('of before is still sent, as text alone', async () => {
    await start();
    await service.db.transaction().execute((tx) =>
      notify(tx, {
        channel: 'email',
        to: 'old@example.in',
        template: 'order-placed',
        locale: 'en',
        values: { orderNo: 'SV-1', total: { currency: 'INR', minor: 100 } },
        key: 'old:1',
      }),
    );
    await round();
    expect(await sentTo('old@example.in')).toEqual([
      expect.not.objectContaining({ html: expect.anything() }),
    ]);
  });
});

describe('a code', () => {
  it('is nowhere in the database once it is out', async () => {
    await start();
    await code(new Date(now.getTime() + 300_000));
    await round();
    expect((await sentTo('+919876543210'))[0]?.text.split('\n').at(-1)).toBe('@suvarna.example #424242');
    expect((await sentTo('asha@example.in'))[0]?.text).toContain('424242');
    expect(await rows()).toMatchObject([
      { payload: { template: 'one-time-code', locale: 'hi' } },
      { payload: { template: 'one-time-code', locale: 'hi' } },
    ]);
    expect(JSON.stringify(await service.rows('select * from outbox'))).not.toMatch(/424242|9876543210|asha@/);
  });

  it('that cannot be entered any more is not sent, and is gone whether its channel moves or not', async () => {
    await code(new Date(now.getTime() + 300_000));
    await round();
    now = new Date(now.getTime() + 300_000);
    await wait();
    await relayOnce(context, channels[0] as RelayChannel);
    expect(await dropExpired(service.db, now)).toBe(1);
    expect((await rows()).map(({ outcome }) => outcome)).toEqual(['expired', 'expired']);
    expect(JSON.stringify(await service.rows('select * from outbox'))).not.toMatch(/424242|9876543210|asha@/);
  });
});

describe('a message', () => {
  it('handed over twice arrives once: its receiver knows it by its id', async () => {
    await start();
    await code(new Date(now.getTime() + 300_000));
    await round();
    await service.pool.query(`update outbox set outcome = null, settled_at = null, next_attempt_at = now(),
      payload = '{"to":"91-9876543210","template":"one-time-code","locale":"hi","values":{"code":"424242","minutes":5}}' where channel = 'sms'`);
    await round();
    expect((await rows())[1]).toMatchObject({ channel: 'sms', outcome: 'delivered', attempts: 2 });
    expect((await sentTo('+919876543210')).length).toBe(1);
  });

  it('its provider refuses for good is dead at once, and staff see that without seeing to whom', async () => {
    await start();
    await service.db.transaction().execute((tx) =>
      notify(tx, {
        channel: 'sms',
        to: '1',
        template: 'shipped',
        locale: 'en',
        values: { orderNo: 'SV-1' },
        key: 'shipped:SV-1',
      }),
    );
    await round();
    expect(await rows()).toMatchObject([{ outcome: 'dead', attempts: 1, last_error: 'PermanentFailure' }]);
  });
});
