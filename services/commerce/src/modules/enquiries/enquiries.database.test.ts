import { describe, expect, it } from '@jest/globals';
import { EnquiryTicket, monthAfter, StaffEnquiries, StaffEnquiry } from '@suvarna/contracts/enquiries';
import { randomUUID } from 'node:crypto';
import { STAFF_ENV } from '../../../test-support/authorisation/principals.fixtures.ts';
import { addAccount } from '../../../test-support/identity.fixtures.ts';
import {
  ofSuite,
  CHEAP_PASSWORDS,
  startService,
  type Answer,
} from '../../../test-support/service.fixtures.ts';
import { hashPassword } from '@suvarna/passwords/password';
import { dueBy } from './due.ts';
import { enquiries as module } from './module.ts';
import { data, met } from '../../../test-support/answers.fixtures.ts';

const STAFF = STAFF_ENV.STAFF_ADMIN_TOKEN;
const VIEWER = STAFF_ENV.STAFF_VIEW_TOKEN;
const PASSWORD = 'Writes#2026-pass';
let now = new Date('2027-01-31T10:00:00.000Z');

const service = ofSuite(() =>
  startService('enquiries', { ...STAFF_ENV, TRUSTED_PROXIES: '127.0.0.1' }, { clock: () => now }),
);

const refusal = ({ status, body }: Answer) => [status, body.code];
/** A visitor of an own mail box and an own address of the network. */
const aVisitor = () => {
  const hex = randomUUID().replaceAll('-', '');
  return {
    words: {
      name: 'Meera Rao',
      email: `meera-${hex.slice(0, 8)}@example.in`,
      message: 'My ring did not arrive.',
    },
    headers: {
      'x-forwarded-for': [0, 2, 4]
        .map((at) => parseInt(hex.slice(at, at + 2), 16))
        .reduce((ip, part) => `${ip}.${String(part)}`, '10'),
    },
  };
};
const grieve = (body: object, options: object = {}): Promise<Answer> =>
  service.post('/api/content/grievance/create/', body, { key: false, ...options });
const list = async (query: string) =>
  data(StaffEnquiries, await service.get(`/staff/enquiry/list/?${query}`, { token: VIEWER }));
const mails = async (email: string): Promise<{ template: string; values: Record<string, string> }[]> => {
  const rows = await service.rows<{ payload: { to: string; template: string; values: never } }>(
    "select payload from outbox where channel = 'email' and payload ->> 'to' = $1 order by id",
    [email],
  );
  return rows.map(({ payload }) => payload);
};
const form = async (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  service.app.http.inject({
    method: 'POST',
    url: '/api/content/enquiry/form/',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      ...headers,
    },
    payload: new URLSearchParams(fields).toString(),
  });

describe('what people write to the store', () => {
  it('gets a ticket, an acknowledgement by mail, and the time the law gives', async () => {
    const { words, headers } = aVisitor();
    const ticket = data(EnquiryTicket, await grieve({ ...words, order: 'SUV-1' }, { headers }));
    expect(ticket.ticket).toMatch(/^GR-[0-9A-Z]{10}$/u);
    expect(ticket).toMatchObject({
      acknowledged_by: '2027-02-02T10:00:00.000Z',
      answered_by: '2027-02-28T10:00:00.000Z',
    });
    const [mail, ...others] = await mails(words.email);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ template: 'enquiry', values: { ticket: ticket.ticket, kind: 'grievance' } });
    // A caller who names a stranger's mail box cannot write into it.
    expect(JSON.stringify(mail)).not.toMatch(/Meera|ring/u);
    const { results } = await list(`ticket=${ticket.ticket}`);
    expect(results).toMatchObject([
      {
        state: 'open',
        version: 1,
        order_no: 'SUV-1',
        email: words.email,
        acknowledged_at: now.toISOString(),
        overdue: false,
      },
    ]);
  });

  it.each([
    ['2026-01-31', '2026-02-28'],
    ['2028-01-31', '2028-02-29'],
    ['2026-02-28', '2026-03-28'],
    ['2026-12-15', '2027-01-15'],
    ['2026-03-31', '2026-04-30'],
  ])('a month after %s is %s', (day, after) => {
    expect(monthAfter(day)).toBe(after);
    expect(dueBy('grievance', new Date(`${day}T06:00:00Z`))).toEqual(new Date(`${after}T06:00:00Z`));
  });

  it('is one enquiry, however often it is sent', async () => {
    const { words, headers } = aVisitor();
    const answers = await Promise.all(Array.from({ length: 8 }, () => grieve(words, { headers })));
    expect(new Set(answers.map((answer) => data(EnquiryTicket, answer).ticket)).size).toBe(1);
    expect(await mails(words.email)).toHaveLength(1);
    const other = data(
      EnquiryTicket,
      await grieve({ ...words, message: 'And it is bent, too.' }, { headers }),
    );
    expect(other.ticket).not.toBe(data(EnquiryTicket, answers[0] as Answer).ticket);
  });

  it('is limited for each mail box and each address, and what is refused counts for no caller', async () => {
    const { words, headers } = aVisitor();
    for (let faulty = 0; faulty < 30; faulty += 1)
      expect((await grieve({ ...words, email: 'none' }, { headers })).status).toBe(400);
    const sent: unknown[] = [];
    for (let count = 0; count < 6; count += 1)
      sent.push(
        refusal(await grieve({ ...words, message: `Question number ${String(count)}` }, { headers })),
      );
    expect(sent).toEqual([...Array.from({ length: 5 }, () => [200, undefined]), [429, 'REQUEST.TOO_MANY']]);
    expect(await mails(words.email)).toHaveLength(5);
    // The same box by another name.
    const tagged = words.email.replace('@', '+more@');
    expect(await met(grieve({ ...words, email: tagged }, { headers: aVisitor().headers }))).toBe(
      '429 REQUEST.TOO_MANY',
    );
    expect(await mails(tagged)).toEqual([]);
  });

  it('is limited for a mail box in which dots do not count', async () => {
    const { words, headers } = aVisitor();
    const sent: number[] = [];
    for (const name of ['vedanair', 'v.edanair', 've.danair', 'ved.anair', 'veda.nair', 'v.e.d.a.nair'])
      sent.push((await grieve({ ...words, email: `${name}@gmail.com` }, { headers })).status);
    expect(sent).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it.each([
    ['name', { name: 'X1' }],
    ['email', { email: 'nobody' }],
    ['mobile', { mobile: '12' }],
    ['message', { message: 'short' }],
    ['message', { message: 'x'.repeat(3_001) }],
  ])('is refused with its field: %s', async (field, change) => {
    const { words, headers } = aVisitor();
    const answer = await grieve({ ...words, ...change }, { headers });
    expect([...refusal(answer), Object.keys(answer.body.fields ?? {})]).toEqual([
      400,
      'REQUEST.INVALID',
      [`/${field}`],
    ]);
    const hindi = await grieve({ ...words, ...change }, { headers: { ...headers, 'accept-language': 'hi' } });
    expect(Object.values(hindi.body.fields ?? {})[0]).toMatch(/[\u0900-\u097F]/u);
  });

  it('of a franchise names a city and a number', async () => {
    const { words, headers } = aVisitor();
    const path = '/api/content/franchise_enquiry/create/';
    const asked = { ...words, city: 'Mysuru' };
    expect((await service.post(path, asked, { key: false, headers })).body.fields).toHaveProperty('/mobile');
    const ticket = data(
      EnquiryTicket,
      await service.post(path, { ...asked, mobile: '98765 43210' }, { key: false, headers }),
    );
    expect(ticket.ticket).toMatch(/^FR-/u);
    expect((await list(`ticket=${ticket.ticket}`)).results).toMatchObject([
      { city: 'Mysuru', mobile: '91-9876543210' },
    ]);
  });
});

describe('a form without scripts', () => {
  const fields = (more: Record<string, string> = {}) => ({
    kind: 'contact',
    lang: 'hi',
    ...aVisitor().words,
    mobile: '',
    order: '',
    submit: '',
    ...more,
  });

  it('leads back to its page with the ticket', async () => {
    const answer = await form(fields(), aVisitor().headers);
    expect([answer.statusCode, answer.headers.location]).toEqual([
      303,
      expect.stringMatching(/^\/hi\/contact-us\/\?sent=CQ-[0-9A-Z]{10}#sent$/u),
    ]);
  });

  it('says what is wrong in its language, and shows nothing of what was sent', async () => {
    const answer = await form(fields({ email: '<script>alert(1)</script>' }), aVisitor().headers);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8']);
    expect(answer.body).toMatch(/ईमेल: .*सही ईमेल/u);
    expect(answer.body).not.toContain('script');
  });

  it('is taken from no other page', async () => {
    const { headers } = aVisitor();
    for (const from of [{ 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'same-site' }])
      expect((await form(fields(), { ...headers, ...from })).statusCode).toBe(400);
    const foreign = await service.app.http.inject({
      method: 'POST',
      url: '/api/content/enquiry/form/',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://evil.example' },
      payload: new URLSearchParams(fields()).toString(),
    });
    expect(foreign.statusCode).toBe(400);
    // And no other call takes a form.
    const other = await service.app.http.inject({
      method: 'POST',
      url: '/api/content/contact/create/',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'name=x',
    });
    expect(other.statusCode).toBe(415);
  });
});

describe('the queue', () => {
  const decide = (body: object, token = STAFF): Promise<Answer> =>
    service.post('/staff/enquiry/decide/', { decided_by: 'Kavya', ...body }, { token });

  it('is worked through by due time, with an answer by mail; of two windows the second is told', async () => {
    const { words, headers } = aVisitor();
    const { ticket } = data(EnquiryTicket, await grieve(words, { headers }));
    expect(await met(decide({ ticket, version: 1, to: 'resolved' }))).toBe('409 ENQUIRY.STATE_CONFLICT');
    const both = await Promise.all([
      decide({ ticket, version: 1, to: 'in-progress', note: 'Asked the courier' }),
      decide({ ticket, version: 1, to: 'in-progress', note: 'Asked the courier, too' }),
    ]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(both.filter(({ status }) => status === 409)).toHaveLength(1);
    const done = { ticket, version: 2, to: 'resolved', answer: 'It arrives tomorrow.' };
    expect(data(StaffEnquiry, await decide(done))).toMatchObject({
      state: 'resolved',
      version: 3,
      steps: [
        { state: 'open' },
        { state: 'in-progress', by: 'Kavya' },
        { state: 'resolved', answer: 'It arrives tomorrow.' },
      ],
    });
    expect((await mails(words.email)).map(({ template }) => template).sort()).toEqual([
      'enquiry',
      'enquiryAnswer',
    ]);
    expect(await met(decide({ ...done, version: 3 }))).toBe('409 ENQUIRY.STATE_CONFLICT');
    expect(await met(decide({ ...done, ticket: 'GR-0000000000' }))).toBe('404 ENQUIRY.NOT_FOUND');
    expect((await decide(done, VIEWER)).status).toBe(404);
  });

  it('counts what is late, and puts it first', async () => {
    const before = now;
    const { words, headers } = aVisitor();
    const { ticket } = data(EnquiryTicket, await grieve(words, { headers }));
    now = new Date('2027-03-05T10:00:00.000Z');
    const fresh = aVisitor();
    await grieve(fresh.words, { headers: fresh.headers });
    const late = await list('kind=grievance&state=open');
    expect(late.overdue).toBeGreaterThan(0);
    expect(late.results[0]?.overdue).toBe(true);
    expect(late.results.find((one) => one.ticket === ticket)?.overdue).toBe(true);
    expect(late.results.map(({ due_at }) => due_at)).toEqual(
      late.results.map(({ due_at }) => due_at).toSorted(),
    );
    now = before;
  });

  it('forgets what is personal a year after it was settled', async () => {
    const { words, headers } = aVisitor();
    const { ticket } = data(EnquiryTicket, await grieve(words, { headers }));
    await decide({ ticket, version: 1, to: 'resolved', answer: 'Settled.' });
    await module.cleanup?.(service.db, new Date(now.getTime() + 364 * 86_400_000));
    expect((await list(`ticket=${ticket}`)).results[0]?.email).toBe(words.email);
    await module.cleanup?.(service.db, new Date(now.getTime() + 366 * 86_400_000));
    expect((await list(`ticket=${ticket}`)).results).toMatchObject([
      { email: '', name: '', message: '', state: 'resolved', steps: [{}, { answer: '' }] },
    ]);
  });

  it('tells a customer what they wrote, and lets it go with the account', async () => {
    // A session is used by the database's clock.
    now = new Date();
    const email = `writes-${randomUUID().slice(0, 8)}@example.in`;
    const hash = await hashPassword(PASSWORD, CHEAP_PASSWORDS);
    const id = await addAccount(service.db, {
      email,
      password_hash: hash,
      first_name: 'Meera',
      email_verified_at: now,
    });
    const token = await service.signedIn({ email, password: PASSWORD });
    const { words, headers } = aVisitor();
    const settled = data(EnquiryTicket, await grieve(words, { token, headers }));
    const open = data(
      EnquiryTicket,
      await grieve({ ...words, message: 'Another matter of mine.' }, { token, headers }),
    );
    await decide({
      ticket: settled.ticket,
      version: 1,
      to: 'resolved',
      note: 'A note of ours',
      answer: 'Settled.',
    });
    const told = await service.db
      .transaction()
      .execute((tx) => module.personalData?.collect?.(tx, id) ?? Promise.resolve({}));
    expect(JSON.stringify(told)).toContain('Another matter of mine.');
    expect(JSON.stringify(told)).not.toMatch(/A note of ours|Kavya/u);
    await service.db
      .transaction()
      .execute((tx) => module.personalData?.erase?.(tx, id, now) ?? Promise.resolve());
    expect((await list(`ticket=${settled.ticket}`)).results).toMatchObject([{ email: '', message: '' }]);
    expect((await list(`ticket=${open.ticket}`)).results).toMatchObject([
      { email: words.email, state: 'open' },
    ]);
  });
});
