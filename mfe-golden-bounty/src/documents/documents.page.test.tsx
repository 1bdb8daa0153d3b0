import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { api } from '@suvarna/api-client';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { PLAN_ID } from '../plans.fixtures.ts';
import { answers, heard, listen, refusal, routeOf, signedIn } from '@suvarna/testing/remote-page';
import { show } from '../remote-context.fixtures.ts';
import { Page } from './documents.page.tsx';

const LIST = 'golden_bounty/document/list/';
const saved: string[] = [];
let stop: () => void;
beforeEach(() => {
  stop = listen();
  signedIn();
  saved.length = 0;
  // jsdom has no object addresses and follows no link.
  Object.assign(URL, { createObjectURL: () => 'blob:paper', revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, 'dispatchEvent').mockImplementation(function record(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
    return true;
  });
});
afterEach(() => stop());

const statement = {
  document_id: `${PLAN_ID}-statement`,
  kind: 'statement',
  dated: '2026-11-25',
  installment_number: 0,
  amount_paise: 2_000_00,
};
const open = () => show(<Page data={null} route={routeOf('', { plan_id: PLAN_ID })} />);

describe('documents of a plan', () => {
  it('are saved in the language that is asked for', async () => {
    answers({ [LIST]: () => ({ results: [statement], count: 1 }) });
    const download = jest.spyOn(api, 'download').mockResolvedValue(new Blob(['%PDF']));
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Statement as PDF, Hindi' }));
    await waitFor(() => expect(heard.toasts).toEqual(['Document downloaded successfully']));
    expect(saved).toEqual([`suvarna-${PLAN_ID}-statement.pdf`]);
    expect(download).toHaveBeenCalledWith('golden_bounty/document/download/', {
      query: { document_id: statement.document_id, lang: 'hi' },
    });
  });

  it('say so when one cannot be had', async () => {
    answers({ [LIST]: () => ({ results: [statement], count: 1 }) });
    jest.spyOn(api, 'download').mockRejectedValue(refusal(503, 'SERVICE.UNAVAILABLE'));
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Statement as PDF, English' }));
    await waitFor(() => expect(heard.toasts).toEqual(['Error in downloading PDF']));
  });

  it('come with the first payment', async () => {
    answers({ [LIST]: () => ({ results: [], count: 0 }) });
    open();
    expect((await screen.findByRole('link', { name: 'Pay the first instalment' })).getAttribute('href')).toBe(
      `/golden-bounty/payment/?plan_id=${PLAN_ID}`,
    );
  });
});
