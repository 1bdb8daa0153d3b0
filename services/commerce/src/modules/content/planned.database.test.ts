import { expect, it } from '@jest/globals';
import type { StaffDocument } from '@suvarna/contracts/content';
import { STAFF_ENV } from '../../../test-support/authorisation/principals.fixtures.ts';
import { ofSuite, startService, type Answer } from '../../../test-support/service.fixtures.ts';

const token = STAFF_ENV.STAFF_ADMIN_TOKEN;
const HOUR_MS = 3_600_000;
let now = new Date('2026-11-26T06:00:00.000Z');
const service = ofSuite(() =>
  startService('content_planned', STAFF_ENV, { seeded: 'in part', clock: () => now }),
);

const inHours = (many: number): string => new Date(now.getTime() + many * HOUR_MS).toISOString();
const documentOf = ({ status, body }: Answer): StaffDocument => {
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body.data;
};
/** A text of two versions, of which none is published. @returns the acts on it, each by the edition of the one before */
async function written(slug: string) {
  const of = { kind: 'blog', slug };
  let edition = 0;
  const act = async (what: string, more: object): Promise<Answer> => {
    const answer = await service.post(
      `/staff/content/${what}/`,
      { ...of, edition, why: 'It is time', ...more },
      { token },
    );
    if (answer.status === 200) ({ edition } = documentOf(answer));
    return answer;
  };
  for (const body of ['Of the feast.', 'Of today.']) {
    const words = { title: 'A title', lead: 'A lead.', body };
    documentOf(await act('save', { texts: { en: words, hi: words }, saved_by: 'Kavya' }));
  }
  return {
    publish: (version: number, more: object = {}) => act('publish', { version, decided_by: 'Dev', ...more }),
    seen: async () =>
      documentOf(await service.get(`/staff/content/document/?kind=blog&slug=${slug}`, { token })),
  };
}

it('an editor who publishes is told of a plan that would take its place, and nothing is done', async () => {
  const { publish, seen } = await written('told');
  const planned = inHours(1);
  documentOf(await publish(1, { at: planned }));
  for (const at of [undefined, inHours(0.5)]) {
    const { status, body } = await publish(2, { at });
    expect([status, body.code, body.msg]).toEqual([
      409,
      'CONTENT.PLANNED',
      expect.stringContaining(`1: ${planned}`),
    ]);
  }
  expect(await seen()).toMatchObject({ published_version: null, publications: [{ version: 1 }] });
});

it('a plan that is called off does not come back, and one that is kept does', async () => {
  const [off, kept] = [await written('called-off'), await written('kept')];
  for (const { publish } of [off, kept]) documentOf(await publish(1, { at: inHours(1) }));
  documentOf(await off.publish(2, { planned: 'call-off' }));
  documentOf(await kept.publish(2, { planned: 'keep' }));
  expect([(await off.seen()).state, (await kept.seen()).state]).toEqual(['published', 'scheduled']);
  now = new Date(inHours(2));
  expect([(await off.seen()).published_version, (await kept.seen()).published_version]).toEqual([2, 1]);
  expect((await off.seen()).publications).toMatchObject([{ version: 2 }, { version: 1, called_off: true }]);
});

it('the same words again, and a plan for a later moment than all others, are nothing to be told of', async () => {
  const { publish } = await written('unasked');
  documentOf(await publish(1, { at: inHours(2) }));
  expect((await publish(1)).status).toBe(200);
  expect((await publish(2, { at: inHours(3) })).status).toBe(200);
});
