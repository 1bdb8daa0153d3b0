import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { session } from '@suvarna/session';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { answers, heard, listen, refusal, signedIn } from '@suvarna/testing/remote-page';
import { show } from '../remote-context.fixtures.ts';
import { Page } from './profile.page.tsx';

const READ = 'customer/customer_account/details/';
const UPDATE = 'customer/customer_account/update/';
const blank = {
  email: 'asha@shop.example',
  first_name: '',
  last_name: '',
  phone_no: '',
  title: '',
  date_of_birth: '',
  anniversary: '',
  spouse_birthday: '',
  country: 'IN',
  language: 'en',
  member_since: '2026-03-01T00:00:00Z',
};
const asha = { ...blank, title: 'Ms', first_name: 'Asha', last_name: 'Mehta', date_of_birth: '1990-05-17' };
let stop: () => void;
beforeEach(() => {
  stop = listen();
  signedIn();
});
afterEach(() => stop());

const type = (label: string, value: string): void => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
};
const save = (): void => {
  fireEvent.click(screen.getByRole('button', { name: 'Save profile' }));
};

describe('my profile', () => {
  it('is shown, changed and kept; what may be left out is left out', async () => {
    const { calls } = answers({ [READ]: () => asha, [UPDATE]: (body) => ({ ...asha, ...body }) });
    show(<Page />);
    expect((await screen.findByLabelText<HTMLInputElement>('First name')).value).toBe('Asha');
    expect(screen.getByText('asha@shop.example')).toBeTruthy();
    type('Last name', 'Rao');
    type('Wedding anniversary (optional)', '2015-02-03');
    type('Language of our messages', 'hi');
    save();
    await waitFor(() => expect(heard.toasts).toEqual(['Profile saved.']));
    expect(session.customer()).toMatchObject({ firstName: 'Asha', lastName: 'Rao' });
    expect(calls(UPDATE)).toEqual([
      {
        title: 'Ms',
        first_name: 'Asha',
        last_name: 'Rao',
        date_of_birth: '1990-05-17',
        anniversary: '2015-02-03',
        spouse_birthday: '',
        country: 'IN',
        language: 'hi',
      },
    ]);
  });

  it('says in every field what the specification says, and asks nobody', async () => {
    const { calls } = answers({ [READ]: () => blank });
    show(<Page />);
    await screen.findByLabelText('First name');
    type('Wedding anniversary (optional)', '1899-01-01');
    type('Spouse’s birthday (optional)', '2999-01-01');
    save();
    for (const text of [
      'Please select your title',
      'Please enter your first name',
      'Please enter your last name',
      'Please enter your date of birth',
      'Invalid anniversary date',
      'Invalid spouse date of birth',
    ]) {
      expect(await screen.findByText(text)).toBeTruthy();
    }
    expect(calls(UPDATE)).toEqual([]);
  });

  it('does not take a day that was filled in halfway for one that was left out', async () => {
    const { calls } = answers({ [READ]: () => asha, [UPDATE]: () => asha });
    show(<Page />);
    await screen.findByLabelText('First name');
    // What a browser says of "31.02." without a year; jsdom has no such field.
    for (const label of ['Wedding anniversary (optional)', 'Date of birth']) {
      type(label, '');
      Object.defineProperty(screen.getByLabelText(label), 'validity', { value: { badInput: true } });
    }
    save();
    expect(await screen.findByText('Invalid anniversary date')).toBeTruthy();
    expect(screen.getByText('Invalid date of birth')).toBeTruthy();
    expect(calls(UPDATE)).toEqual([]);
  });

  it('keeps what was typed when it cannot be saved, and says why', async () => {
    answers({
      [READ]: () => asha,
      [UPDATE]: () => {
        throw refusal(400, 'REQUEST.INVALID', { msg: 'Invalid date of birth' });
      },
    });
    show(<Page />);
    await screen.findByLabelText('First name');
    type('First name', 'Aasha');
    save();
    expect(await screen.findByText('Invalid date of birth')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Aasha');
  });

  it('speaks Hindi', async () => {
    answers({ [READ]: () => blank });
    show(<Page />, 'hi');
    fireEvent.click(await screen.findByRole('button', { name: 'प्रोफ़ाइल सहेजें' }));
    expect(await screen.findByText('कृपया अपनी जन्मतिथि लिखें')).toBeTruthy();
  });
});
