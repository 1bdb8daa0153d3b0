import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { api } from '@suvarna/api-client';
import { pincodeStore } from '@suvarna/stores';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { PincodeLink } from '../../chrome/country/pincode-link.tsx';
import { openPincodeDialog } from './pincode-dialog.tsx';
import { followPincode } from './pincode-picker.ts';

let get: jest.SpiedFunction<typeof api.get>;
let post: jest.SpiedFunction<typeof api.post>;

beforeEach(() => {
  pincodeStore.getState().forget();
  post = jest.spyOn(api, 'post').mockResolvedValue({ data: {} } as never);
  get = jest.spyOn(api, 'get').mockResolvedValue({
    data: {
      pincode: '400001',
      serviceable: true,
      city: 'Mumbai',
      express: true,
      pay_on_delivery: { text_key: 'codAvailableText', limit_paise: 4_999_900 },
    },
  } as never);
});
afterEach(() => document.querySelector('dialog')?.remove());

const header = () => {
  render(<PincodeLink locale="en" />);
  followPincode({ locale: 'en', report: () => undefined });
  return screen.getByRole('link', { name: /Deliver to/ });
};

describe('the pincode in the header', () => {
  it('is the one this browser keeps, follows every change of it, and asks the store for nothing', () => {
    pincodeStore.setState({ pincode: '560001' });
    const link = header();
    expect(link.textContent).toBe('Deliver to 560001 (change pincode)');
    pincodeStore.setState({ pincode: '400001' });
    expect(link.textContent).toContain('400001');
    pincodeStore.getState().forget();
    expect(link.textContent).toBe('Deliver to Set pincode (change pincode)');
    expect([get.mock.calls, post.mock.calls]).toEqual([[], []]);
  });

  it('is changed in a dialog that begins with it, and the focus is where it was afterwards', async () => {
    pincodeStore.setState({ pincode: '560001' });
    const link = header();
    act(() => openPincodeDialog({ locale: 'en', from: link }));
    const field = screen.getByLabelText<HTMLInputElement>('Delivery pincode');
    expect(field.value).toBe('560001');
    await userEvent.clear(field);
    await userEvent.type(field, '400001');
    await userEvent.click(screen.getByRole('button', { name: 'Check' }));
    await waitFor(() => expect(link.textContent).toContain('400001'));
    await userEvent.click(await screen.findByRole('button', { name: 'Continue shopping' }));
    expect(screen.queryByLabelText('Delivery pincode')).toBeNull();
    expect(document.activeElement).toBe(link);
  });
});
