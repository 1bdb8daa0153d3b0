import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { api } from '@suvarna/api-client';
import { ApiFailure } from '@suvarna/contracts/call';
import { translateFrom } from '@suvarna/testing/translate-from';
import { RemoteContext } from '@suvarna/remote-kit/hooks';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { en } from '../texts.fixtures.ts';
import { CodCode } from './cod-code.tsx';

const post = jest.fn<(path: string, body: object) => Promise<unknown>>();
const confirmed = jest.fn();
const back = jest.fn();
beforeEach(() => {
  jest.useFakeTimers();
  post.mockReset();
  confirmed.mockReset();
  jest
    .spyOn(api, 'post')
    .mockImplementation((async (path: string, body: object) => ({ data: await post(path, body) })) as never);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const show = (): void =>
  void render(
    <RemoteContext
      value={{ locale: 'en', currency: 'INR', t: translateFrom('en', 'checkout', en), embed: null }}
    >
      <CodCode orderNo="SV-1" sentTo="••••••2345" resendAfter={30} onConfirmed={confirmed} onBack={back} />
    </RemoteContext>,
  );
const field = (): HTMLInputElement => screen.getByLabelText('Enter OTP');
const type = (value: string): Promise<void> =>
  act(async () => {
    fireEvent.change(field(), { target: { value } });
  });
const pass = (ms: number): Promise<void> =>
  act(async () => {
    await jest.advanceTimersByTimeAsync(ms);
  });
const confirms = () => post.mock.calls.filter(([path]) => path.endsWith('cod_verify_otp/'));

describe('the code for paying at the door', () => {
  it('is asked for at once, takes figures only, and is sent by its sixth, once', async () => {
    post.mockResolvedValue({ payment: 'paid' });
    show();
    expect(document.activeElement).toBe(field());
    expect([field().inputMode, field().autocomplete]).toEqual(['numeric', 'one-time-code']);
    await type('12a3 45');
    expect([field().value, confirms()]).toEqual(['12345', []]);
    await type('1234567');
    expect(confirms()).toEqual([['payment/payment/cod_verify_otp/', { order_no: 'SV-1', otp: '123456' }]]);
    expect(confirmed).toHaveBeenCalledTimes(1);
  });

  it('that was wrong empties the field and says so; five times and it is over', async () => {
    show();
    for (const [code, text] of [
      ['OTP.WRONG', 'OTP is wrong'],
      [
        'OTP.LOCKED',
        'Maximum verification attempts reached. Please revisit the cart screen to generate a new OTP.',
      ],
    ] as const) {
      post.mockRejectedValueOnce(new ApiFailure('no', { status: 400, code }));
      await type('123456');
      expect([field().value, field().getAttribute('aria-invalid')]).toEqual(['', 'true']);
      expect(screen.getByText(text)).toBeTruthy();
    }
    expect(confirmed).not.toHaveBeenCalled();
  });

  it('that was typed while another was on its way has its turn, and is not emptied with it', async () => {
    let fail = (_why: Error): void => undefined;
    post.mockImplementationOnce(
      () =>
        new Promise((_, reject) => {
          fail = reject;
        }),
    );
    post.mockResolvedValue({ payment: 'paid' });
    show();
    await type('000000');
    await type('123456');
    await act(async () => fail(new ApiFailure('no', { status: 400, code: 'OTP.WRONG' })));
    expect(confirms().map(([, body]) => (body as { readonly otp: string }).otp)).toEqual([
      '000000',
      '123456',
    ]);
    expect(confirmed).toHaveBeenCalledTimes(1);
  });

  it('that came while another could not be sent stays and is checked', async () => {
    let fail = (_why: Error): void => undefined;
    show();
    await pass(30_000);
    post.mockImplementationOnce(
      () =>
        new Promise((_, reject) => {
          fail = reject;
        }),
    );
    post.mockResolvedValue({ payment: 'paid' });
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Resend code' })));
    await type('123456');
    expect(confirms()).toEqual([]);
    await act(async () => fail(new ApiFailure('away', { status: 0, code: 'CALL.UNREACHABLE' })));
    expect(confirms()).toHaveLength(1);
    expect(confirmed).toHaveBeenCalledTimes(1);
  });

  it('is sent again after half a minute, not before', async () => {
    post.mockResolvedValue({ resend_after: 30 });
    show();
    for (let second = 30; second > 0; second -= 1) {
      expect(screen.getByRole<HTMLButtonElement>('button', { name: `Resend in ${second} s` }).disabled).toBe(
        true,
      );
      await pass(1_000);
    }
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Resend code' })));
    expect(post.mock.calls).toEqual([['payment/payment/cod_otp/', { order_no: 'SV-1' }]]);
    expect(screen.getByRole('button', { name: 'Resend in 30 s' })).toBeTruthy();
  });
});
