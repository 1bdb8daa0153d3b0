import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { api } from '@suvarna/api-client';
import { ApiFailure } from '@suvarna/contracts/call';
import type { Locale } from '@suvarna/contracts/locale';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ProofSheet } from './ask-for-proof.tsx';

const ways = { to: '•••0000', password: false };
const sent = { to: '•••0000', has_password: true, resend_after: 30, expires_in: 300 };
let get: jest.SpiedFunction<typeof api.get>;
let post: jest.SpiedFunction<typeof api.post>;
beforeEach(() => {
  get = jest.spyOn(api, 'get').mockResolvedValue({ data: ways } as never);
  post = jest.spyOn(api, 'post').mockResolvedValue({ data: sent } as never);
});
afterEach(() => {
  jest.restoreAllMocks();
});

const open = (locale: Locale = 'en') => {
  const answer = jest.fn<(proven: boolean) => void>();
  render(<ProofSheet locale={locale} onAnswer={answer} />);
  return answer;
};
const refused = (code: string): ApiFailure => new ApiFailure(code, { status: 400, code, body: {} });
const bodies = (): unknown[] => post.mock.calls.map(([path, body]) => [path.split('/').at(-2), body]);

describe('the question who it is', () => {
  it('says where the code goes, and six digits prove it by themselves', async () => {
    const answer = open();
    const send = await screen.findByRole('button', { name: 'Send code' });
    expect(document.activeElement).toBe(send);
    expect(screen.getByText("We'll send a code to •••0000.")).toBeTruthy();
    expect(screen.queryByLabelText('Or your password')).toBeNull();
    await userEvent.click(send);
    const field = await screen.findByLabelText('Code');
    expect(document.activeElement).toBe(field);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /Resend in/ }).disabled).toBe(true);
    await userEvent.type(field, '123456');
    await waitFor(() => expect(answer).toHaveBeenCalledWith(true));
    expect(answer.mock.calls[0]).toEqual([true]);
    expect(bodies()).toEqual([
      ['send', {}],
      ['give', { otp: '123456' }],
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says in the page’s language that a code was wrong, empties the field, and stays', async () => {
    const answer = open('hi');
    await userEvent.click(await screen.findByRole('button', { name: 'कोड भेजें' }));
    const field = await screen.findByLabelText<HTMLInputElement>('कोड');
    post.mockRejectedValueOnce(refused('OTP.WRONG'));
    await userEvent.type(field, '१२३४५६');
    expect(await screen.findByText('यह कोड ग़लत है।')).toBeTruthy();
    expect(field.value).toBe('');
    expect(answer).not.toHaveBeenCalled();
  });

  it.each(['Not now', 'Close without confirming'])('takes “%s” for a no', async (name) => {
    const answer = open();
    await userEvent.click(await screen.findByRole('button', { name }));
    expect(answer.mock.calls[0]).toEqual([false]);
    expect(post).not.toHaveBeenCalled();
  });

  it('takes the password where it proves enough', async () => {
    get.mockResolvedValue({ data: { ...ways, password: true } } as never);
    const answer = open();
    const field = await screen.findByLabelText('Or your password');
    post.mockRejectedValueOnce(refused('ACCOUNT.PASSWORD_WRONG'));
    await userEvent.type(field, 'not this{Enter}');
    expect(await screen.findByText('The password is wrong.')).toBeTruthy();
    fireEvent.change(field, { target: { value: 'but this' } });
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(answer).toHaveBeenCalledWith(true));
    expect(bodies().at(-1)).toEqual(['give', { password: 'but this' }]);
  });

  it('that could not be read can be asked for again', async () => {
    get.mockRejectedValueOnce(refused('SERVICE.UNAVAILABLE'));
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Send code' })).toBeTruthy();
  });
});
