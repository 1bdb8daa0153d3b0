import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { api } from '@suvarna/api-client';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { heard, listen } from '@suvarna/testing/remote-page';
import { show } from '../remote-context.fixtures.ts';
import { CreditNoteButton, InvoiceButton } from './order-papers.tsx';

let stop: () => void;
beforeEach(() => {
  stop = listen();
});
afterEach(() => stop());

/** jsdom has no object addresses and follows no link. */
function watchDownloads(): { readonly name: string; readonly href: string }[] {
  const saved: { name: string; href: string }[] = [];
  Object.assign(URL, { createObjectURL: () => 'blob:invoice', revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, 'dispatchEvent').mockImplementation(function record(
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, href: this.href });
    return true;
  });
  return saved;
}

describe('the invoice', () => {
  it('is fetched with the session, in the page’s language, and handed to the downloads', async () => {
    const saved = watchDownloads();
    const download = jest.spyOn(api, 'download').mockResolvedValue(new Blob(['%PDF']));
    show(<InvoiceButton orderNo="SV-100200" />, 'hi');
    fireEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(heard.toasts).toHaveLength(1));
    expect(download).toHaveBeenCalledWith('order/order/invoice/', {
      query: { order_no: 'SV-100200', lang: 'hi' },
    });
    expect(saved).toEqual([{ name: 'suvarna-SV-100200.pdf', href: 'blob:invoice' }]);
  });

  it.each([
    ['comes', () => Promise.resolve(new Blob(['%PDF'])), 'Document downloaded successfully'],
    ['does not come', () => Promise.reject(new Error('down')), 'Error in downloading PDF'],
  ])('that %s says so in the specification’s words', async (_case, outcome, text) => {
    watchDownloads();
    jest.spyOn(api, 'download').mockImplementation(outcome);
    show(<InvoiceButton orderNo="SV-100200" />);
    fireEvent.click(screen.getByRole('button', { name: 'Download invoice' }));
    await waitFor(() => expect(heard.toasts).toEqual([text]));
    expect(await screen.findByRole('button', { name: 'Download invoice' })).toBeTruthy();
  });
});

it('a credit note is fetched by the refund it is of, and saved under its number', async () => {
  const saved = watchDownloads();
  const download = jest.spyOn(api, 'download').mockResolvedValue(new Blob(['%PDF']));
  show(<CreditNoteButton refundId="RF-1" no="CN/26-27/000004" />);
  fireEvent.click(screen.getByRole('button', { name: 'Credit note CN/26-27/000004' }));
  await waitFor(() => expect(heard.toasts).toHaveLength(1));
  expect(download).toHaveBeenCalledWith('order/order/credit_note/', {
    query: { refund_order_id: 'RF-1', lang: 'en' },
  });
  expect(saved).toEqual([{ name: 'suvarna-CN-26-27-000004.pdf', href: 'blob:invoice' }]);
});
