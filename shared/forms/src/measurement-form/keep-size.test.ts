import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { api } from '@suvarna/api-client';
import { ApiFailure } from '@suvarna/contracts/call';
import type { MeasuredPerson, PersonUpdateBody } from '@suvarna/contracts/measurements';
import { keepSize, type SizeToKeep } from './keep-size.ts';

const asha: MeasuredPerson = {
  person_id: 'p-1',
  version: 1,
  relation: 'child',
  name: 'Asha',
  rings: [
    { hand: 'left', finger: 'ring', circumference_um: 54_600, size: '14' },
    { hand: 'left', finger: 'index', circumference_um: 56_300, size: '16' },
  ],
  bangle: '',
  chain: '',
  wrist_um: null,
  bracelet: '',
};
const FIFTEEN: SizeToKeep = { kind: 'ring', size: '15', hand: 'left', finger: 'ring' };

afterEach(() => {
  jest.restoreAllMocks();
});

/** A store whose person is as another window left them. */
function storeWith(now: MeasuredPerson) {
  const saved: PersonUpdateBody[] = [];
  jest.spyOn(api, 'post').mockImplementation((async (_path: string, body: PersonUpdateBody) => {
    if (body.version !== undefined && body.version !== now.version)
      throw new ApiFailure('changed', { status: 409, code: 'MEASUREMENT.CHANGED', body: { data: now } });
    saved.push(body);
    return { data: now };
  }) as never);
  return saved;
}

describe('one size', () => {
  it('is put among the others of that person, in the place of what was there', async () => {
    const saved = storeWith(asha);
    await keepSize(asha, FIFTEEN);
    expect(saved).toEqual([
      {
        person_id: 'p-1',
        version: 1,
        relation: 'child',
        name: 'Asha',
        rings: [
          { hand: 'left', finger: 'index', circumference_um: 56_300 },
          { hand: 'left', finger: 'ring', circumference_um: 55_100 },
        ],
        bangle: '',
        chain: '',
        wrist_um: null,
      },
    ]);
  });

  it('keeps what another window changed elsewhere', async () => {
    const saved = storeWith({ ...asha, version: 2, chain: '20' });
    await keepSize(asha, FIFTEEN);
    expect(saved).toMatchObject([{ version: 2, chain: '20' }]);
  });

  it('that another window changed itself is not replaced unseen', async () => {
    const [, index] = asha.rings;
    const now = {
      ...asha,
      version: 2,
      rings: [{ hand: 'left', finger: 'ring', circumference_um: 57_000, size: '17' }, index],
    } as MeasuredPerson;
    const saved = storeWith(now);
    await expect(keepSize(asha, FIFTEEN)).rejects.toMatchObject({ code: 'MEASUREMENT.CHANGED' });
    expect(saved).toEqual([]);
  });

  it('is the first of a new person', async () => {
    const saved = storeWith(asha);
    await keepSize({ relation: 'me', name: '' }, { kind: 'bangle', size: '2-6' });
    expect(saved).toEqual([
      { relation: 'me', name: '', rings: [], bangle: '2-6', chain: '', wrist_um: null },
    ]);
  });
});
