import { expect, it, jest } from '@jest/globals';
import { api } from '@suvarna/api-client';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { listen, login } from '@suvarna/testing/remote-page';
import { show } from '../remote-context.fixtures.ts';
import { SignInForm } from './sign-in-form.tsx';

jest.mock('./sign-in.check.ts', () => {
  throw new Error('no line');
});

it('leaves it to the server to say what is wrong where the check cannot be had', async () => {
  const stop = listen();
  const post = jest.spyOn(api, 'post').mockResolvedValue({ data: login } as never);
  const signedIn = jest.fn();
  // jsdom has none.
  const reported = jest.fn();
  Object.assign(globalThis, { reportError: reported });
  show(<SignInForm onSignedIn={signedIn} />);
  const email = screen.getByLabelText('Email');
  fireEvent.focus(email);
  fireEvent.input(email, { target: { value: 'not-an-email' } });
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(signedIn).toHaveBeenCalled());
  expect(post).toHaveBeenCalledTimes(1);
  expect(reported).toHaveBeenCalled();
  stop();
});
