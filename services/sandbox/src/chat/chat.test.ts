import { beforeAll, describe, expect, it } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { acceptForms } from '../page/forms.ts';
import { chatRoutes } from './plugin.ts';

let app: FastifyInstance;
let now = new Date('2026-11-21T06:00:00Z');

beforeAll(async () => {
  app = Fastify();
  acceptForms(app);
  await app.register(chatRoutes(() => now));
});

async function begin(query = ''): Promise<string> {
  const answer = await app.inject({ url: `/chat${query}` });
  expect(answer.statusCode).toBe(303);
  return String(answer.headers['location']);
}
const write = (page: string, text: string) =>
  app.inject({
    method: 'POST',
    url: page,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ text }).toString(),
  });

describe('chat', () => {
  it('stores what was written and the answer to it, in the language it began in', async () => {
    const page = await begin('?lang=hi');
    expect((await write(page, 'आज सोने का भाव क्या है?')).statusCode).toBe(303);
    const { body } = await app.inject({ url: page });
    expect(body).toContain('<html lang="hi">');
    expect(body).toContain('आज सोने का भाव क्या है?');
    expect(body).toContain('हर क़ीमत आज के सोने के भाव से चलती है');
  });

  it('shows what was written as text, and believes no address but that of a design', async () => {
    const page = await begin(`?about=${encodeURIComponent('/jewellery/rings/lotus_product_1042/')}`);
    await write(page, '<script>alert(1)</script>');
    const { body } = await app.inject({ url: page });
    expect(body).toContain('&lt;script&gt;');
    expect(body).toContain('/jewellery/rings/lotus_product_1042/');
    expect(
      (await app.inject({ url: await begin('?about=https://evil.example/_product_1/') })).body,
    ).not.toContain('evil');
  });

  it('says when the help desk is open, outside of 9am to 6pm in India', async () => {
    const closed = 'from 9am to 6pm, 365 days';
    const page = await begin();
    await write(page, 'hello');
    expect((await app.inject({ url: page })).body).not.toContain(closed);
    now = new Date('2026-11-21T13:00:00Z');
    await write(page, 'hello');
    expect((await app.inject({ url: page })).body).toContain(closed);
  });

  it('answers programs too, and refuses what is no message', async () => {
    const { id, said } = (
      await app.inject({ method: 'POST', url: '/chat/conversations', payload: { language: 'en' } })
    ).json<{ id: string; said: unknown[] }>();
    expect(said).toHaveLength(1);
    const say = (text: unknown, to = id) =>
      app.inject({ method: 'POST', url: `/chat/conversations/${to}/messages`, payload: { text } });
    expect(
      (await say('Where is my order?'))
        .json<{ said: { by: string; text: string }[] }>()
        .said.map(({ by }) => by),
    ).toEqual(['agent', 'shopper', 'agent']);
    expect([
      (await say('  ')).statusCode,
      (await say(7)).statusCode,
      (await say('x', 'nobody')).statusCode,
    ]).toEqual([422, 422, 404]);
    expect((await app.inject({ url: '/chat/c/nobody' })).statusCode).toBe(404);
  });
});
