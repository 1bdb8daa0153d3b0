import type { Locale } from '@suvarna/contracts/locale';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { MeasuredPerson, PersonUpdateBody } from '@suvarna/contracts/measurements';
import { ApiFailure } from '@suvarna/contracts/call';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { answers, heard, listen, refusal, routeOf, signedIn } from '@suvarna/testing/remote-page';
import { show } from '../remote-context.fixtures.ts';
import { Page } from './measurements.page.tsx';

const LIST = 'customer/measurement/list/';
const ADD = 'customer/measurement/add/';
const UPDATE = 'customer/measurement/update/';
const DELETE = 'customer/measurement/delete/';

const asha: MeasuredPerson = {
  person_id: 'p-1',
  version: 3,
  relation: 'child',
  name: 'Asha',
  rings: [{ hand: 'left', finger: 'ring', circumference_um: 54_400, size: '14' }],
  bangle: '2-4',
  chain: '18',
  wrist_um: 165_000,
  bracelet: '7',
};
const me: MeasuredPerson = {
  ...asha,
  person_id: 'p-2',
  relation: 'me',
  name: '',
  rings: [{ hand: 'right', finger: 'thumb', circumference_um: 75_000, size: '' }],
  bangle: '',
  chain: '',
  wrist_um: null,
  bracelet: '',
};
const list = (...results: readonly MeasuredPerson[]) => ({ results, count: results.length });
const changed = (now: MeasuredPerson): ApiFailure =>
  new ApiFailure('changed', {
    status: 409,
    code: 'MEASUREMENT.CHANGED',
    body: { code: 'MEASUREMENT.CHANGED', data: now },
  });

let stop: () => void;
beforeEach(() => {
  stop = listen();
});
afterEach(() => stop());

const open = (query = '', locale: Locale = 'en') => show(<Page data={null} route={routeOf(query)} />, locale);
const cardOf = async (name: string): Promise<HTMLElement> =>
  (await screen.findByRole('heading', { name })).closest('li') as HTMLElement;
const edit = async (name: string): Promise<void> => {
  fireEvent.click(within(await cardOf(name)).getByRole('button', { name: 'Edit' }));
};
const choose = (label: string, value: string): void => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
};
const remove = async (name: string): Promise<void> => {
  fireEvent.click(within(await cardOf(name)).getByRole('button', { name: 'Delete' }));
  const question = await screen.findByRole('dialog', { name: `Delete sizes of ${name}?` });
  fireEvent.click(within(question).getByRole('button', { name: 'Delete' }));
};
const save = (): void => {
  fireEvent.click(screen.getByRole('button', { name: 'Save sizes' }));
};

describe('my measurements', () => {
  it('are for who is signed in, who comes back with the size that was to be kept', () => {
    open('ring=14');
    expect(heard.visits).toEqual(['/sign-in/?next=%2Faccount%2Fmeasurements%2F%3Fring%3D14']);
  });

  it.each([
    [
      'en',
      'Left ring finger',
      'IN 14 · UK N½ · US 7 · EU 54',
      '54.4 mm around, 17.3 mm across',
      'No ring comes in this size',
    ],
    [
      'hi',
      'बाईं अनामिका',
      'IN 14 · UK N½ · US 7 · EU 54',
      'घेरा 54.4 मिमी, व्यास 17.3 मिमी',
      'इस साइज़ की अंगूठी नहीं आती',
    ],
  ] as const)(
    'name each size in every system, with its measures, in %s',
    async (locale, where, names, measures, none) => {
      signedIn();
      answers({ [LIST]: () => list(me, asha) });
      open('', locale);
      const card = await cardOf('Asha');
      expect(card.textContent?.toLowerCase()).toContain(where.toLowerCase());
      expect(within(card).getByText(names, { exact: false })).toBeTruthy();
      expect(within(card).getByText(measures)).toBeTruthy();
      expect(screen.getByText(none, { exact: false })).toBeTruthy();
    },
  );

  it('begin with one’s own, which need no name', async () => {
    signedIn();
    const { calls } = answers({ [LIST]: () => list(), [ADD]: () => me });
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Add a person' }));
    choose('left ring finger', '54400');
    fireEvent.change(screen.getByLabelText('Wrist, in cm'), { target: { value: '40' } });
    save();
    expect(await screen.findByText('Please enter a length from 9 to 25 cm')).toBeTruthy();
    expect(calls(ADD)).toEqual([]);
    fireEvent.change(screen.getByLabelText('Wrist, in cm'), { target: { value: '१६.५' } });
    save();
    await waitFor(() => expect(heard.toasts).toEqual(['Sizes saved.']));
    expect(calls(ADD)).toEqual([
      {
        relation: 'me',
        name: '',
        rings: [{ hand: 'left', finger: 'ring', circumference_um: 54_400 }],
        bangle: '',
        chain: '',
        wrist_um: 165_000,
      },
    ]);
    expect(await screen.findByRole('heading', { name: 'Me' })).toBeTruthy();
  });

  it('of somebody else need a name, and who it is', async () => {
    signedIn();
    const { calls } = answers({ [LIST]: () => list(me) });
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Add a person' }));
    expect(screen.queryByRole('option', { name: 'Me' })).toBeNull();
    save();
    expect(await screen.findByText('This field is required')).toBeTruthy();
    choose('Relationship', 'friend');
    save();
    expect(await screen.findByText('Please enter your name')).toBeTruthy();
    expect(calls(ADD)).toEqual([]);
  });

  it('that another window changed meanwhile are taken in, and nothing is saved unseen', async () => {
    signedIn();
    const now: MeasuredPerson = {
      ...asha,
      version: 4,
      chain: '20',
      rings: [{ hand: 'left', finger: 'ring', circumference_um: 56_300, size: '16' }],
    };
    const { calls } = answers({
      [LIST]: () => list(asha),
      [UPDATE]: (body) => {
        if ((body as PersonUpdateBody).version === 3) throw changed(now);
        return { ...now, version: 5 };
      },
    });
    open();
    await edit('Asha');
    choose('left ring finger', '55100');
    save();
    expect(await screen.findByText(/The same sizes were changed in another window/)).toBeTruthy();
    expect(
      screen.getByText(
        'left ring finger: IN 16 · UK P · US 7¾ · EU 56 there, IN 15 · UK O · US 7¼ · EU 55 here',
      ),
    ).toBeTruthy();
    expect(screen.getByLabelText<HTMLSelectElement>('Chain').value).toBe('20');
    save();
    await waitFor(() => expect(heard.toasts).toEqual(['Sizes saved.']));
    expect(calls(UPDATE).at(-1)).toMatchObject({
      person_id: 'p-1',
      version: 4,
      chain: '20',
      rings: [{ hand: 'left', finger: 'ring', circumference_um: 55_100 }],
    });
  });

  it('of somebody who was deleted in another window are saved anew, and nothing that was written is lost', async () => {
    signedIn();
    const { calls } = answers({
      [LIST]: () => list(asha),
      [UPDATE]: () => {
        throw refusal(404, 'MEASUREMENT.NOT_FOUND');
      },
      [ADD]: () => ({ ...asha, person_id: 'p-9', version: 1, chain: '22' }),
    });
    open();
    await edit('Asha');
    choose('Chain', '22');
    save();
    expect(await screen.findByText(/This person was deleted in another window/)).toBeTruthy();
    save();
    await waitFor(() => expect(calls(ADD)).toMatchObject([{ name: 'Asha', chain: '22' }]));
    await waitFor(() => expect(screen.getAllByRole('heading', { name: 'Asha' })).toHaveLength(1));
  });

  it('go only after a question, and not when another window changed them', async () => {
    signedIn();
    let tries = 0;
    const { calls } = answers({
      [LIST]: () => list(asha),
      [DELETE]: () => {
        tries += 1;
        if (tries === 1) throw changed({ ...asha, version: 4, name: 'Asha Rao' });
        return list();
      },
    });
    open();
    await remove('Asha');
    await remove('Asha Rao');
    expect(await screen.findByText('No sizes yet')).toBeTruthy();
    expect(calls(DELETE)).toEqual([
      { person_id: 'p-1', version: 3 },
      { person_id: 'p-1', version: 4 },
    ]);
    expect(heard.toasts).toEqual([
      'These sizes were changed in another window. Please check them first.',
      'Sizes deleted.',
    ]);
  });
});

describe('an answer that comes late', () => {
  const press = (name: string): void => {
    fireEvent.click(screen.getByRole('button', { name }));
  };
  const ravi: MeasuredPerson = { ...asha, person_id: 'p-3', name: 'Ravi' };

  it('of sizes that were saved brings back nobody, and leaves alone what is written by then', async () => {
    signedIn();
    const saving = Promise.withResolvers<MeasuredPerson>();
    answers({
      [LIST]: () => list(asha, ravi),
      [UPDATE]: () => saving.promise,
      [DELETE]: () => list(asha),
    });
    open();
    await edit('Asha');
    save();
    press('Cancel');
    await remove('Ravi');
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Ravi' })).toBeNull());
    press('Add a person');
    fireEvent.change(screen.getByLabelText('Name (optional)'), { target: { value: 'Meera' } });
    saving.resolve({ ...asha, version: 4, chain: '20' });
    await waitFor(() => expect(heard.toasts).toEqual(['Sizes deleted.', 'Sizes saved.']));
    expect(screen.getByLabelText<HTMLInputElement>('Name (optional)').value).toBe('Meera');
    press('Cancel');
    expect((await cardOf('Asha')).textContent).toContain('20');
    expect(screen.queryByRole('heading', { name: 'Ravi' })).toBeNull();
  });

  it('of sizes that were deleted leaves alone the question that is asked by then', async () => {
    signedIn();
    const deleting = Promise.withResolvers<object>();
    answers({ [LIST]: () => list(asha, ravi), [DELETE]: () => deleting.promise });
    open();
    await remove('Asha');
    fireEvent.click(screen.getAllByRole('button', { name: 'Keep them' })[0] as HTMLElement);
    fireEvent.click(within(await cardOf('Ravi')).getByRole('button', { name: 'Delete' }));
    deleting.resolve(list(ravi));
    await waitFor(() => expect(heard.toasts).toEqual(['Sizes deleted.']));
    expect(screen.getByRole('dialog', { name: 'Delete sizes of Ravi?' })).toBeTruthy();
  });
});

describe('a size that somebody came with', () => {
  it('is kept for whom it is', async () => {
    signedIn();
    const { calls } = answers({
      [LIST]: () => list(asha),
      [UPDATE]: () => ({ ...asha, version: 4 }),
    });
    open('ring=16');
    expect(await screen.findByText('Size to save: 16 (56.3 mm)')).toBeTruthy();
    expect(screen.getByText('Current: 14 (54.4 mm)')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Save this size' }));
    await waitFor(() => expect(heard.toasts).toEqual(['Saved: size 16, Asha’s left ring finger.']));
    expect(calls(UPDATE)).toMatchObject([
      { version: 3, chain: '18', rings: [{ hand: 'left', finger: 'ring', circumference_um: 56_300 }] },
    ]);
    expect(screen.queryByText('Size to save: 16 (56.3 mm)')).toBeNull();
  });

  it.each(['ring=31', 'bangle=2.4', 'ring='])('that is none is not asked about: %s', async (query) => {
    signedIn();
    answers({ [LIST]: () => list(asha) });
    open(query);
    await cardOf('Asha');
    expect(screen.queryByRole('button', { name: 'Save this size' })).toBeNull();
  });
});
