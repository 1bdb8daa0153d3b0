import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { answers, heard, listen, refusal, routeOf, signedIn } from '@suvarna/testing/remote-page';
import { show } from '../remote-context.fixtures.ts';
import { aBox, aPiece } from './jewellery-box.fixtures.ts';
import { Page } from './jewellery-box.page.tsx';

const SET = 'box/reminder/set/';
const OFF = 'box/reminder/off/';
const SHARES = 'box/share/list/';
const CREATE = 'box/share/create/';
const REVOKE = 'box/share/revoke/';
const TOKEN = 'a'.repeat(43);

let stop: () => void;
beforeEach(() => {
  stop = listen();
  jest.useFakeTimers({ now: new Date('2026-11-26T06:30:00Z'), advanceTimers: true });
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

function open(paths: Parameters<typeof answers>[0], piece = aPiece()) {
  signedIn();
  const answered = answers({
    'box/list/': () => aBox([piece]),
    'box/elsewhere/list/': () => ({ results: [], count: 0 }),
    ...paths,
  });
  show(<Page data={null} route={routeOf()} />);
  return answered;
}
const cleaning = { reminder_id: 'r-1', kind: 'cleaning', due_on: '2027-05-26', repeat: 'yearly' } as const;

describe('reminders of a piece', () => {
  const openSheet = async () => {
    fireEvent.click(await screen.findByRole('button', { name: 'Reminders' }));
    return within(await screen.findByRole('dialog', { name: 'Reminders: Amara Ring' }));
  };

  it('are turned on with the day that is usual, and stand on the card', async () => {
    const { calls } = open({ [SET]: () => ({ results: [cleaning] }) });
    const sheet = await openSheet();
    fireEvent.click(sheet.getByRole('checkbox', { name: 'Cleaning' }));
    expect(sheet.getByLabelText<HTMLInputElement>('On').value).toBe('2027-05-26');
    fireEvent.click(sheet.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(heard.toasts).toEqual(['Reminders saved.']));
    expect(calls(SET)).toEqual([
      {
        origin: 'store',
        piece_id: '11111111-1111-4111-8111-111111111111',
        kind: 'cleaning',
        due_on: '2027-05-26',
        repeat: 'yearly',
      },
    ]);
    expect(await screen.findByText('Cleaning: 26 May 2027, every year')).toBeTruthy();
  });

  it('that are saved late do not close the sheet that is open anew', async () => {
    const saving = Promise.withResolvers<object>();
    open({ [SET]: () => saving.promise });
    const sheet = await openSheet();
    fireEvent.click(sheet.getByRole('checkbox', { name: 'Cleaning' }));
    fireEvent.click(sheet.getByRole('button', { name: 'Save' }));
    fireEvent.click(sheet.getByRole('button', { name: 'Close' }));
    const again = await openSheet();
    saving.resolve({ results: [cleaning] });
    await waitFor(() => expect(heard.toasts).toEqual(['Reminders saved.']));
    expect(again.getByRole('button', { name: 'Save' })).toBeTruthy();
  });

  it('are turned off, and nothing else is sent', async () => {
    const { calls } = open({ [OFF]: () => ({ results: [] }) }, aPiece({ reminders: [cleaning] }));
    const sheet = await openSheet();
    fireEvent.click(sheet.getByRole('checkbox', { name: 'Cleaning' }));
    fireEvent.click(sheet.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(calls(OFF)).toMatchObject([{ kind: 'cleaning' }]));
    expect(calls(SET)).toEqual([]);
    await waitFor(() => expect(screen.queryByText(/every year/)).toBeNull());
  });

  it('are on days to come, and what was chosen stays where the store did not answer', async () => {
    const { calls } = open({
      [SET]: () => {
        throw refusal(0, 'NETWORK');
      },
    });
    const sheet = await openSheet();
    fireEvent.click(sheet.getByRole('checkbox', { name: 'Insurance renewal' }));
    fireEvent.change(sheet.getByLabelText('On'), { target: { value: '2026-11-26' } });
    fireEvent.click(sheet.getByRole('button', { name: 'Save' }));
    expect(await sheet.findByText('Please enter a date after today, within ten years')).toBeTruthy();
    expect(calls(SET)).toEqual([]);
    fireEvent.change(sheet.getByLabelText('On'), { target: { value: '2026-11-27' } });
    fireEvent.change(sheet.getByLabelText('How often'), { target: { value: 'once' } });
    fireEvent.click(sheet.getByRole('button', { name: 'Save' }));
    expect(await sheet.findByText(/No response/)).toBeTruthy();
    expect(sheet.getByLabelText<HTMLInputElement>('On').value).toBe('2026-11-27');
    expect(sheet.getByLabelText<HTMLSelectElement>('How often').value).toBe('once');
  });
});

describe('a link to the box', () => {
  const made = {
    share_id: '44444444-4444-4444-8444-444444444444',
    with_values: true,
    created_at: '2026-11-26T06:30:00.000Z',
    expires_at: '2026-12-26T06:30:00.000Z',
  };
  const openSheet = async () => {
    fireEvent.click(await screen.findByRole('button', { name: 'Share my box' }));
    return within(await screen.findByRole('dialog', { name: 'Share my box' }));
  };

  it('is made for some days, copied, and ended', async () => {
    const writeText = jest.fn<(text: string) => Promise<void>>().mockResolvedValue(undefined);
    Object.assign(navigator, { clipboard: { writeText } });
    const { calls } = open({
      [SHARES]: () => ({ results: [] }),
      [CREATE]: () => ({ ...made, token: TOKEN, path: `/jewellery-box/shared/${TOKEN}/` }),
      [REVOKE]: () => ({ results: [] }),
    });
    const sheet = await openSheet();
    fireEvent.change(sheet.getByLabelText('For how long?'), { target: { value: '30' } });
    fireEvent.click(sheet.getByRole('checkbox', { name: 'Show values' }));
    fireEvent.click(sheet.getByRole('button', { name: 'Create link' }));
    const link = await sheet.findByLabelText<HTMLInputElement>('The link');
    expect(link.value).toBe(`http://localhost/jewellery-box/shared/${TOKEN}/`);
    expect(document.activeElement).toBe(link);
    expect(calls(CREATE)).toEqual([{ days: 30, with_values: true }]);
    fireEvent.click(sheet.getByRole('button', { name: 'Copy' }));
    await waitFor(() => expect(writeText).toHaveBeenCalledWith(link.value));
    expect(sheet.getByText('With values, until 26 Dec, 12:00')).toBeTruthy();
    fireEvent.click(sheet.getByRole('button', { name: 'End' }));
    await waitFor(() => expect(sheet.queryByLabelText('The link')).toBeNull());
    expect(calls(REVOKE)).toEqual([{ share_id: made.share_id }]);
    expect(heard.toasts).toEqual(['Link copied.', 'Link ended.']);
    expect(document.activeElement).toBe(sheet.getByRole('button', { name: 'Create link' }));
  });

  it('is not copied where the browser does not allow it, and is copied by hand', async () => {
    Object.assign(navigator, { clipboard: { writeText: () => Promise.reject(new Error('not allowed')) } });
    open({
      [SHARES]: () => ({ results: [] }),
      [CREATE]: () => ({ ...made, token: TOKEN, path: `/jewellery-box/shared/${TOKEN}/` }),
    });
    const sheet = await openSheet();
    fireEvent.click(sheet.getByRole('button', { name: 'Create link' }));
    fireEvent.click(await sheet.findByRole('button', { name: 'Copy' }));
    await waitFor(() => expect(heard.toasts).toEqual([expect.stringContaining("We couldn't copy the link")]));
  });

  it('that had ended already is read again, and those that could not be read are said', async () => {
    let reads = 0;
    open({
      [SHARES]: () => {
        reads += 1;
        if (reads === 1) throw refusal(0, 'NETWORK');
        return { results: reads === 2 ? [made] : [] };
      },
      [REVOKE]: () => {
        throw refusal(404, 'BOX.SHARE_NOT_FOUND');
      },
    });
    const sheet = await openSheet();
    expect(await sheet.findByText(/We couldn't load your links/)).toBeTruthy();
    fireEvent.click(sheet.getByRole('button', { name: 'Try again' }));
    fireEvent.click(await sheet.findByRole('button', { name: 'End' }));
    expect(await sheet.findByText('This link has already ended.')).toBeTruthy();
    await waitFor(() => expect(sheet.queryByRole('button', { name: 'End' })).toBeNull());
  });

  it('that is made while the others are being read hides none of them', async () => {
    const other = { ...made, share_id: 's-other', with_values: false };
    const lists: (() => void)[] = [];
    open({
      [SHARES]: () =>
        new Promise((resolve) =>
          lists.push(() => resolve({ results: lists.length === 1 ? [other] : [made, other] })),
        ),
      [CREATE]: () => ({ ...made, token: TOKEN, path: `/jewellery-box/shared/${TOKEN}/` }),
    });
    const sheet = await openSheet();
    fireEvent.click(sheet.getByRole('button', { name: 'Create link' }));
    await sheet.findByLabelText('The link');
    await waitFor(() => expect(lists).toHaveLength(2));
    lists.forEach((answer) => answer());
    expect(await sheet.findByText('Without values, until 26 Dec, 12:00')).toBeTruthy();
    expect(sheet.getByText('With values, until 26 Dec, 12:00')).toBeTruthy();
  });

  it('is ended while another one is being ended, whichever is answered first', async () => {
    const other = { ...made, share_id: 's-other', with_values: false };
    const ends = new Map<unknown, (list: object) => void>();
    open({
      [SHARES]: () => ({ results: [made, other] }),
      [REVOKE]: (body) => new Promise((resolve) => ends.set(body['share_id'], resolve)),
    });
    const sheet = await openSheet();
    await sheet.findByText('Without values, until 26 Dec, 12:00');
    for (const button of sheet.getAllByRole('button', { name: 'End' })) fireEvent.click(button);
    await waitFor(() => expect(ends.size).toBe(2));
    ends.get('s-other')?.({ results: [] });
    await waitFor(() => expect(sheet.queryByText('Without values, until 26 Dec, 12:00')).toBeNull());
    ends.get(made.share_id)?.({ results: [other] });
    await waitFor(() => expect(sheet.queryByRole('button', { name: 'End' })).toBeNull());
  });

  it('is one of ten at most', async () => {
    const full = Array.from({ length: 10 }, (_, index) => ({ ...made, share_id: `s-${index}` }));
    open({ [SHARES]: () => ({ results: full }) });
    const sheet = await openSheet();
    expect(await sheet.findByText(/You've reached the limit of links/)).toBeTruthy();
    expect(sheet.queryByRole('button', { name: 'Create link' })).toBeNull();
  });
});
