import { afterEach, expect, it, jest } from '@jest/globals';
import { api } from '@suvarna/api-client';
import type { GiftCardPayment } from '@suvarna/contracts/gift-cards';
import { ApiFailure } from '@suvarna/contracts/call';
import { RemoteContext } from '@suvarna/remote-kit/hooks';
import { translateFrom } from '@suvarna/testing/translate-from';
import { act, render, screen } from '@testing-library/react';
import { en } from '../texts.fixtures.ts';
import { UnpaidCard } from './unpaid-card.tsx';

afterEach(() => {
  jest.restoreAllMocks();
  moved.mockReset();
});

const moved = jest.fn();
const show = (): HTMLElement => {
  const payment = { card: { card_id: 'GC-1' }, retry_allowed: true } as GiftCardPayment;
  render(
    <RemoteContext
      value={{ locale: 'en', currency: 'INR', t: translateFrom('en', 'checkout', en), embed: null }}
    >
      <UnpaidCard payment={payment} onMoved={moved} />
    </RemoteContext>,
  );
  return screen.getByRole('button');
};

it('a card that was paid in another tab is asked about again', async () => {
  jest
    .spyOn(api, 'post')
    .mockRejectedValue(new ApiFailure('no', { status: 409, code: 'GIFT_CARD.NOT_PAYABLE' }));
  const pay = show();
  await act(async () => pay.click());
  expect(moved).toHaveBeenCalledTimes(1);
});

it('a card whose payment failed is paid once for two presses, and again after a failure', async () => {
  const post = jest
    .spyOn(api, 'post')
    .mockRejectedValue(new ApiFailure('away', { status: 0, code: 'CALL.UNREACHABLE' }));
  const pay = show();
  await act(async () => {
    pay.click();
    pay.click();
  });
  expect(post).toHaveBeenCalledTimes(1);
  expect(screen.getByText('Network Error!')).toBeTruthy();
  await act(async () => pay.click());
  expect(post).toHaveBeenCalledTimes(2);
  expect(moved).not.toHaveBeenCalled();
});
