import { describe, expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { ofSuite, startService } from '../../../test-support/service.fixtures.ts';
import { dataOf } from '../../../test-support/answers.fixtures.ts';

const token = (): string => randomBytes(24).toString('hex');
const MEERA = token();
const RAVI = token();
const LEELA = token();
const MACHINE = token();
/** Of the same program, while its token is replaced. */
const NEXT_OF_MACHINE = token();
const READER = token();
const NOW = '2026-11-21T06:00:00.000Z';
const RATES = { 14: 7_027_00, 18: 9_009_00, 22: 11_003_00, 24: 12_000_00 };
const times = (by: number) =>
  Object.fromEntries(Object.entries(RATES).map(([karat, rate]) => [karat, Math.round(rate * by)]));

const service = ofSuite(() =>
  startService(
    'staff_people',
    {
      STAFF_PEOPLE: `Meera Rao:admin:${MEERA}, Ravi:admin:${RAVI},Leela:view:${LEELA}`,
      STAFF_ADMIN_TOKEN: `${MACHINE},${NEXT_OF_MACHINE}`,
      STAFF_VIEW_TOKEN: READER,
    },
    { clock: () => new Date(NOW) },
  ),
);

const publish = (by: number, published_by: string, own: string) =>
  service.post(
    '/staff/rate/publish/',
    { paise_per_gram: times(by), source: 'IBJA', published_by },
    { token: own },
  );
const decide = (proposal_id: string, decided_by: string, own: string, decision = 'publish') =>
  service.post('/staff/rate/decide/', { proposal_id, decision, decided_by }, { token: own });
const refused = (code: string) => ({ status: 403, body: { code } });

describe("the store's people", () => {
  it('are known by their tokens, and see what their roles let them', async () => {
    for (const own of [MEERA, RAVI, LEELA, MACHINE, NEXT_OF_MACHINE, READER])
      expect((await service.get('/staff/rate/list/', { token: own })).status).toBe(200);
    for (const own of [LEELA, READER, token(), `${MACHINE},${NEXT_OF_MACHINE}`, ''])
      expect((await publish(1, 'Leela', own)).status).toBe(404);
  });

  it('are on record as the settings write their names, and as nobody else', async () => {
    expect((await publish(1, 'meera  RAO', MEERA)).status).toBe(200);
    const { body } = await service.get('/staff/rate/list/', { token: LEELA });
    const { results } = body.data as { readonly results: readonly object[] };
    expect(results[0]).toMatchObject({ published_by: 'Meera Rao' });
    expect(await publish(1.001, 'Ravi', MEERA)).toMatchObject({
      ...refused('STAFF.NAME_DIFFERS'),
      body: { fields: { '/published_by': expect.any(String) } },
    });
    // A program does not sign with a person's name.
    expect(await publish(1.001, 'RAVI', MACHINE)).toMatchObject(refused('STAFF.NAME_DIFFERS'));
    expect((await publish(1.001, 'nightly import', MACHINE)).status).toBe(200);
  });

  it('make rates jump by two of them, and by no token that stands for no person', async () => {
    expect(await publish(1.2, 'somebody', MACHINE)).toMatchObject(refused('STAFF.PERSON_REQUIRED'));
    const answer = await publish(1.2, 'Meera Rao', MEERA);
    expect(dataOf(answer)).toMatchObject({ state: 'waiting' });
    const { proposal_id: id } = answer.body.data as { readonly proposal_id: string };
    expect(await decide(id, 'Ravi', MEERA)).toMatchObject(refused('STAFF.NAME_DIFFERS'));
    expect(await decide(id, 'Ravi', MACHINE)).toMatchObject(refused('STAFF.NAME_DIFFERS'));
    expect(await decide(id, 'somebody', MACHINE)).toMatchObject(refused('STAFF.PERSON_REQUIRED'));
    expect(await decide(id, 'Meera Rao', MEERA)).toMatchObject({
      status: 400,
      body: { fields: { '/decided_by': expect.any(String) } },
    });
    expect((await decide(id, 'Ravi', RAVI)).status).toBe(200);
    const { body } = await service.get('/staff/rate/list/', { token: READER });
    const { results } = body.data as { readonly results: readonly object[] };
    expect(results[0]).toMatchObject({ published_by: 'Meera Rao', confirmed_by: 'Ravi' });
  });

  it('agree on exchange rates in the same way, and a program may still drop what waits', async () => {
    const rates = { GBP: 12_000, USD: 9_000, SGD: 7_000, AED: 2_500 };
    const exchange = (by: number, published_by: string, own: string) =>
      service.post(
        '/staff/rate/exchange/',
        {
          paise_per_unit: { ...rates, USD: Math.round(rates.USD * by) },
          source: 'a bank',
          published_by,
          large_move: true,
        },
        { token: own },
      );
    await exchange(1, 'Ravi', RAVI);
    expect(await exchange(1.3, 'somebody', MACHINE)).toMatchObject(refused('STAFF.PERSON_REQUIRED'));
    const answer = await exchange(1.3, 'Ravi', RAVI);
    const { proposal_id: id } = answer.body.data as { readonly proposal_id: string };
    const say = (decided_by: string, own: string, decision: string) =>
      service.post('/staff/rate/exchange/decide/', { proposal_id: id, decision, decided_by }, { token: own });
    expect(await say('somebody', MACHINE, 'publish')).toMatchObject(refused('STAFF.PERSON_REQUIRED'));
    expect((await say('somebody', MACHINE, 'drop')).status).toBe(200);
  });

  it('sign a test of old gold as the second of two, and no other person does', async () => {
    const seconded = (seconded_by: string, own: string, decided_by: string) =>
      service.post(
        '/staff/request/decision/',
        { request_id: 'RQ-0000000000', to: 'inspected', decided_by, terms: { seconded_by } },
        { token: own },
      );
    expect(await seconded('Anil', MEERA, 'Meera Rao')).toMatchObject(refused('STAFF.NAME_DIFFERS'));
    expect(await seconded('Ravi', MACHINE, 'desk')).toMatchObject(refused('STAFF.PERSON_REQUIRED'));
    // Let through: there is no such request.
    expect((await seconded('ravi', MEERA, 'Meera Rao')).status).not.toBe(403);
  });
});
