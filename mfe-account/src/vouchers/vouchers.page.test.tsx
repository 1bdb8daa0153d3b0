import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { api } from '@suvarna/api-client';
import { act, fireEvent, screen } from '@testing-library/react';
import { answers, listen, refusal, signedIn } from '@suvarna/testing/remote-page';
import { show } from '../remote-context.fixtures.ts';
import { Page } from './vouchers.page.tsx';

const CODE = '4012 8888 8888 1881';
const card = {
  card_id: 'GC-0123456789',
  state: 'paid',
  design: 'lotus',
  amount_paise: 2_500_00,
  from_name: 'Tara',
  to_name: 'Ravi',
  to_email: '',
  message: '',
  delivery: 'print',
  send_on: '2026-11-25',
  sent_at: '',
  last4: '1881',
  expires_on: '2029-11-25',
  redeemed_at: '',
  printable: true,
};
const used = {
  voucher_id: 'GV-1',
  last4: '4321',
  category: 'plain-gold',
  order_no: 'SV-1',
  amount_paise: 4_000_00,
  returned_paise: 1_000_00,
  at: '2026-11-25T06:30:00.000Z',
};
let cards: { bought: unknown[]; received: unknown[] };
let redeem: () => unknown;
let said: ReturnType<typeof answers>;
let stop: () => void;
beforeEach(() => {
  stop = listen();
  signedIn();
  cards = { bought: [], received: [] };
  redeem = () => ({ amount_paise: 2_500_00, credits_paise: 3_000_00, card });
  said = answers({
    'gift_card/list/': () => cards,
    'wallet/giftvoucher/list/': () => ({ results: [], count: 0, used: [used] }),
    'gift_card/redeem/': () => redeem(),
  });
});
afterEach(() => stop());

const showPage = async (): Promise<void> => {
  show(<Page />);
  await screen.findByText('Vouchers used');
};
const add = async (code: string): Promise<void> => {
  fireEvent.change(screen.getByLabelText('Gift card code'), { target: { value: code } });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Add' })));
};

describe('vouchers and gift cards of a customer', () => {
  it('shows what was bought, received and used', async () => {
    cards = { bought: [card], received: [{ ...card, card_id: 'GC-2', state: 'redeemed', printable: false }] };
    await showPage();
    const main = document.body.textContent ?? '';
    for (const text of [
      'for Ravi',
      'from Tara',
      'not used yet',
      'ending 4321',
      '₹1,000 returned to the voucher',
    ])
      expect(main).toContain(text);
    expect(screen.getByRole('button', { name: 'Download the card ending 1881 as a PDF' })).toBeTruthy();
  });

  it('puts a card into the wallet by its code', async () => {
    const post = jest.spyOn(api, 'post');
    await showPage();
    await add(CODE);
    expect(said.calls('gift_card/redeem/')).toEqual([{ code: CODE }]);
    expect(post.mock.lastCall?.[2]?.idempotencyKey).toBeDefined();
    expect(screen.getByText('₹2,500 added. You now have ₹3,000 in credits.')).toBeTruthy();
  });

  it('keeps what is typed while another code is on its way', async () => {
    await showPage();
    const redeeming = Promise.withResolvers<unknown>();
    redeem = () => redeeming.promise;
    await add(CODE);
    const field = screen.getByLabelText<HTMLInputElement>('Gift card code');
    fireEvent.change(field, { target: { value: '4012' } });
    await act(async () => redeeming.resolve({ amount_paise: 2_500_00, credits_paise: 3_000_00, card }));
    expect(screen.getByText('₹2,500 added. You now have ₹3,000 in credits.')).toBeTruthy();
    expect(field.value).toBe('4012');
  });

  it('asks nobody about a code that was typed wrong, and says why another is refused', async () => {
    await showPage();
    await add('4012 8888 8888 1882');
    expect(screen.getByText('Please enter valid gift card code')).toBeTruthy();
    expect(said.calls('gift_card/redeem/')).toEqual([]);
    redeem = () => {
      throw refusal(409, 'GIFT_CARD.STATE_CONFLICT');
    };
    await add(CODE);
    expect(screen.getByText('This gift card is already used or has expired.')).toBeTruthy();
  });
});
