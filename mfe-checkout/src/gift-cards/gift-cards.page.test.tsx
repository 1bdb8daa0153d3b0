import type { Locale } from '@suvarna/contracts/locale';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { api } from '@suvarna/api-client';
import { RemoteContext } from '@suvarna/remote-kit/hooks';
import { session } from '@suvarna/session';
import { translateFrom } from '@suvarna/testing/translate-from';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { en, hi } from '../texts.fixtures.ts';
import { GiftCardForm } from './gift-card-form.tsx';

let post: jest.SpiedFunction<typeof api.post>;
beforeEach(() => {
  jest.spyOn(session, 'storedToken').mockReturnValue('token');
  post = jest.spyOn(api, 'post').mockRejectedValue(new Error('no page in a test'));
});
afterEach(() => {
  jest.restoreAllMocks();
  history.replaceState(null, '', '/');
});

const show = async (locale: Locale = 'en'): Promise<void> => {
  render(
    <RemoteContext
      value={{
        locale,
        currency: 'INR',
        t: translateFrom(locale, 'checkout', locale === 'en' ? en : hi),
        embed: null,
      }}
    >
      <GiftCardForm />
    </RemoteContext>,
  );
  await act(async () => {});
};
const write = (label: string, value: string): void => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
};
const press = (name: string | RegExp) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })));

describe('a gift card', () => {
  it('is bought as it is wished for', async () => {
    await show();
    fireEvent.click(screen.getByRole('radio', { name: 'Peacock' }));
    fireEvent.click(screen.getByRole('radio', { name: '₹10,000' }));
    write("Recipient's name", 'Ravi');
    write('Your name', 'Asha');
    write('Message (optional)', 'Happy birthday!');
    write("Recipient's email", 'ravi@example.in');
    expect(screen.getByRole('figure').textContent).toContain('For Ravi');
    await press('Pay ₹10,000');
    expect(screen.getByText('Please choose one of the payment options')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: /^UPI/ }));
    expect(post).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('radio', { name: /^Cards/ }));
    await press('Pay ₹10,000');
    expect(post.mock.calls[0]?.slice(0, 2)).toEqual([
      'gift_card/buy/',
      {
        design: 'peacock',
        amount_paise: 10_000_00,
        to_name: 'Ravi',
        from_name: 'Asha',
        message: 'Happy birthday!',
        delivery: 'email',
        to_email: 'ravi@example.in',
        method: 'card',
        locale: 'en',
      },
    ]);
  });

  it.each([true, false])('leaves for the provider’s page, if its page is still there: %s', async (there) => {
    let say: (answer: object) => void = () => undefined;
    post.mockReturnValue(
      new Promise((resolve) => {
        say = (data) => resolve({ data });
      }) as never,
    );
    await show();
    write("Recipient's name", 'Ravi');
    write('Your name', 'Asha');
    write("Recipient's email", 'ravi@example.in');
    fireEvent.click(screen.getByRole('radio', { name: /^UPI/ }));
    await press(/^Pay /);
    if (!there) cleanup();
    await act(async () => say({ redirect_url: '#bank' }));
    expect(location.hash).toBe(there ? '#bank' : '');
    if (!there) return;
    expect(screen.queryByRole('button', { name: /^Pay / })).toBeNull();
    act(() => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    expect(screen.getByRole('button', { name: /^Pay / })).toBeTruthy();
  });

  it('says every fault, focuses the first, and asks nobody', async () => {
    await show();
    write('Other amount (₹)', '550');
    write('Message (optional)', 'see www.evil.example');
    await press(/^Pay/);
    expect(screen.getByText('Please choose an amount within the limits shown.')).toBeTruthy();
    expect(screen.getAllByText('Please enter a name')).toHaveLength(2);
    expect(screen.getByText('Please leave out links and email addresses.')).toBeTruthy();
    expect(screen.getByText('Please Enter Valid Email Id')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Other amount (₹)'));
    expect(post).not.toHaveBeenCalled();
  });

  it('to print asks for no address', async () => {
    await show();
    fireEvent.click(screen.getByRole('radio', { name: /Print at home/ }));
    expect(screen.queryByLabelText("Recipient's email")).toBeNull();
  });

  it('leads who is not signed in to sign-in, in both languages', async () => {
    jest.spyOn(session, 'storedToken').mockReturnValue(null);
    await show('hi');
    const link = screen.getByRole('link', { name: 'ख़रीदने के लिए साइन इन करें' });
    expect(link.getAttribute('href')).toContain('next=');
    expect(screen.queryByRole('radio', { name: /^यूपीआई/ })).toBeNull();
  });
});
