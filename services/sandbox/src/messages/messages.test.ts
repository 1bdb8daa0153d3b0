import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { freePort } from '@suvarna/testing/free-ports';
import { createTransport } from 'nodemailer';
import { pino } from 'pino';
import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { createOutbox } from './outbox.ts';

const key = `Basic ${Buffer.from('sandbox_key_id_01:sandbox_key_secret').toString('base64')}`;
let app: FastifyInstance;
let smtpPort: number;

beforeAll(async () => {
  smtpPort = await freePort();
  app = await buildApp(
    readConfig({
      PORT: '0',
      SMTP_PORT: String(smtpPort),
      SANDBOX_KEY_ID: 'sandbox_key_id_01',
      SANDBOX_KEY_SECRET: 'sandbox_key_secret',
      SANDBOX_WEBHOOK_SECRET: 'sandbox_webhook_secret',
    }),
    pino({ level: 'silent' }),
  );
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => app.close());

const sms = (payload: object, authorization = key) =>
  app.inject({ method: 'POST', url: '/messages/sms', headers: { authorization }, payload });
const sent = async (to?: string) =>
  (await app.inject({ url: '/messages/sent', query: to === undefined ? {} : { to } })).json<{
    messages: { subject: string; text: string }[];
    repeats: number;
  }>();

describe('SMS', () => {
  it('is taken with the key, stored once for its id, newest first', async () => {
    expect((await sms({ id: 'a', to: '+919876543210', text: 'first' })).statusCode).toBe(202);
    expect((await sms({ id: 'a', to: '+919876543210', text: 'first' })).statusCode).toBe(202);
    await sms({ id: 'b', to: '+919876543210', text: 'second' });
    expect(await sent('+919876543210')).toMatchObject({
      messages: [{ text: 'second' }, { text: 'first' }],
      repeats: 1,
    });
    expect((await sms({ id: 'c', to: '+919876543210', text: 'x' }, 'Basic bm9ib2R5')).statusCode).toBe(401);
    expect((await sms({ id: 'c', to: 'nobody', text: 'x' })).statusCode).toBe(400);
  });
});

describe('e-mail', () => {
  it('is received over SMTP and shown as it was written', async () => {
    const mailer = createTransport({ host: '127.0.0.1', port: smtpPort });
    const mail = {
      from: 'care@suvarna.example',
      to: 'a@suvarna.example',
      subject: 'आपका कोड',
      text: 'नमस्ते\n\n<b>123456</b>',
      messageId: '<m1@suvarna.example>',
    };
    await mailer.sendMail(mail);
    await mailer.sendMail(mail);
    expect((await sent('a@suvarna.example')).messages).toMatchObject([
      { subject: 'आपका कोड', text: 'नमस्ते\n\n<b>123456</b>' },
    ]);
  });
});

describe('the page of what was sent', () => {
  it('shows markup as text', async () => {
    await sms({ id: 'x', to: '+911111111111', text: '<script>alert(1)</script>' });
    const { body, headers } = await app.inject('/list/messages');
    expect(body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(body).not.toContain('<script');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });
});

describe('the outbox', () => {
  it('has the newest 500', () => {
    const outbox = createOutbox();
    for (let n = 0; n < 600; n += 1)
      outbox.put({ channel: 'sms', id: String(n), at: '', to: '+1', subject: '', text: String(n) });
    expect([outbox.list().length, outbox.list()[0]?.text, outbox.list().at(-1)?.text]).toEqual([
      500,
      '599',
      '100',
    ]);
  });
});
