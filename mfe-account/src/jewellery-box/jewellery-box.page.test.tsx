import type { Locale } from '@suvarna/contracts/locale';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { api } from '@suvarna/api-client';
import type { BoxPiece, ExternalPiece, JewelleryBox } from '@suvarna/contracts/jewellery-box';
import { fireEvent, getAllByRole, screen, waitFor, within } from '@testing-library/react';
import { answers, heard, listen, refusal, routeOf, signedIn } from '@suvarna/testing/remote-page';
import { show } from '../remote-context.fixtures.ts';
import { aBox, aPiece, anExternalPiece, aTotal } from './jewellery-box.fixtures.ts';
import { Page } from './jewellery-box.page.tsx';

const LIST = 'box/list/';
const EXTERNAL = 'box/elsewhere/list/';

let stop: () => void;
beforeEach(() => {
  stop = listen();
});
afterEach(() => stop());

interface Opened {
  readonly bought?: JewelleryBox;
  readonly elsewhere?: readonly ExternalPiece[];
  readonly locale?: Locale;
  readonly query?: string;
  readonly paths?: Parameters<typeof answers>[0];
}

function open({ bought = aBox(), elsewhere = [], locale = 'en', query = '', paths = {} }: Opened = {}) {
  signedIn();
  const answered = answers({
    [LIST]: () => bought,
    [EXTERNAL]: () => ({ results: elsewhere, count: elsewhere.length }),
    ...paths,
  });
  show(<Page data={null} route={routeOf(query)} />, locale);
  return answered;
}
const withPieces = (...pieces: readonly BoxPiece[]): Opened => ({ bought: aBox(pieces) });
const cardOf = async (name: string): Promise<HTMLElement> =>
  (await screen.findByRole('heading', { name })).closest('li') as HTMLElement;

describe('the jewellery box', () => {
  it('is for who is signed in, who comes back to the page of it', () => {
    show(<Page data={null} route={routeOf('page=2')} />);
    expect(heard.visits).toEqual(['/sign-in/?next=%2Faccount%2Fjewellery-box%2F%3Fpage%3D2']);
  });

  it('that is empty leads to the catalogue, and offers to add a piece', async () => {
    open();
    expect(await screen.findByText('Your jewellery box is empty')).toBeTruthy();
    expect(screen.getAllByRole('link').at(-1)?.getAttribute('href')).toBe('/jewellery/');
    expect(screen.getByRole('button', { name: 'Add a piece from elsewhere' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Share my box' })).toBeNull();
  });

  it('that could not be read says so, and is read again', async () => {
    let tries = 0;
    open({
      paths: {
        [LIST]: () => {
          tries += 1;
          if (tries === 1) throw refusal(0, 'NETWORK');
          return aBox([aPiece()]);
        },
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await cardOf('Amara Ring')).toBeTruthy();
  });

  it('says what all of it is worth, and how many pieces are in no sum', async () => {
    open({
      bought: aBox([aPiece()], { total: aTotal({ valued: 3, without_value: 2, going_back: 1 }) }),
    });
    const total = await screen.findByRole('region', { name: 'Worth today' });
    expect(total.textContent).toContain('₹32,000');
    expect(total.textContent).toContain('Gold₹27,000');
    expect(total.textContent).toContain('Stones₹5,000');
    expect(total.textContent).toContain('Value of 3 pieces.');
    expect(total.textContent).toContain('2 pieces without a value are not included.');
    expect(total.textContent).toContain('1 piece on its way back to us is not included.');
    expect(total.textContent).toContain('Calculated on 26 Nov, 12:00.');
  });

  it('leads to pieces that were delivered before', async () => {
    const { calls } = open({ bought: aBox([aPiece()], { page: 2, count: 60 }), query: 'page=2' });
    await cardOf('Amara Ring');
    expect(calls(LIST)).toEqual([{ page: 2 }]);
    expect(screen.getByRole('link', { name: 'Older' }).getAttribute('href')).toBe(
      '/account/jewellery-box/?page=3',
    );
  });

  it('hands out the statement for an insurer', async () => {
    const download = jest.spyOn(api, 'download').mockResolvedValue(new Blob(['%PDF']));
    // jsdom follows no link.
    const save = jest.spyOn(HTMLAnchorElement.prototype, 'dispatchEvent').mockReturnValue(true);
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined });
    open(withPieces(aPiece()));
    fireEvent.click(await screen.findByRole('button', { name: 'Insurance statement (PDF)' }));
    await waitFor(() => expect(heard.toasts).toEqual(['Document downloaded successfully']));
    expect(download.mock.calls[0]).toMatchObject(['box/statement/', { query: { lang: 'en' } }]);
    expect(save).toHaveBeenCalledTimes(1);
  });
});

describe('a piece that was bought', () => {
  it.each([
    [
      'en',
      'Amara Ring',
      '18 karat · Yellow gold · Size 12',
      'Gold ₹27,000 · stones ₹5,000',
      'Blue Topaz × 2',
    ],
    ['hi', 'अमारा अंगूठी', '18 कैरेट', 'सोना ₹27,000 · रत्न ₹5,000', 'नीला पुखराज × 2'],
  ] as const)('says what it is and what it is worth, in %s', async (locale, title, ...said) => {
    open({ ...withPieces(aPiece()), locale });
    const card = await cardOf(title);
    for (const text of [...said, '₹32,000', '3.000', '3.021', '18K750', 'A1B2C3', 'SV-100200', '₹51,845'])
      expect(card.textContent).toContain(text);
  });

  it('leads to its page with what was bought, in 3D too, and to its order', async () => {
    open(withPieces(aPiece()));
    const card = within(await cardOf('Amara Ring'));
    const path = '/jewellery/rings/amara_product_1042/?karat=18&colour=yellow&size=12';
    expect(card.getByRole('link', { name: 'Amara Ring' }).getAttribute('href')).toBe(path);
    expect(card.getByRole('link', { name: 'View in 3D' }).getAttribute('href')).toBe(`${path}#view-3d`);
    expect(card.getByRole('link', { name: 'SV-100200' }).getAttribute('href')).toBe(
      '/account/orders/SV-100200/',
    );
    expect(card.getByRole('button', { name: 'Download invoice' })).toBeTruthy();
    expect(card.getByRole('link', { name: /See a sample \(PDF\)/ }).getAttribute('href')).toBe(
      '/api/product/certificate/?product_id=1042&lang=en',
    );
  });

  it('says the numbers and laboratories of its certificates once they are known', async () => {
    const certificates = [
      { laboratory: 'IGI', number: '612345678' },
      { laboratory: 'SGL', number: 'SG-20211/7' },
    ];
    open(withPieces(aPiece({ certificates })));
    const card = within(await cardOf('Amara Ring'));
    expect(card.getByText('IGI 612345678, SGL SG-20211/7')).toBeTruthy();
    expect(card.queryByRole('link', { name: /See a sample \(PDF\)/ })).toBeNull();
  });

  it('whose design is gone has no page, no model and no certificate to look at', async () => {
    open(
      withPieces(
        aPiece({
          url: '',
          has_model: false,
          has_invoice: false,
          value: null,
          exchange: null,
          buyback: null,
          course: [],
          huid: '',
        }),
      ),
    );
    const card = within(await cardOf('Amara Ring'));
    expect(card.getByText("We can't calculate its value today.")).toBeTruthy();
    expect(card.getByText(/Not available for this piece/)).toBeTruthy();
    expect(card.getAllByRole('link')).toHaveLength(1);
    expect(card.queryByText('HUID')).toBeNull();
    expect(card.queryByText('Value over time')).toBeNull();
    expect(card.queryByRole('button', { name: 'Download invoice' })).toBeNull();
  });

  it('is handed in where the store takes it now, and else says from when', async () => {
    open(withPieces(aPiece()));
    const card = within(await cardOf('Amara Ring'));
    expect(card.getByRole('link', { name: 'Sell back' }).getAttribute('href')).toBe(
      '/account/orders/SV-100200/buy-back/?item=11111111-1111-4111-8111-111111111111',
    );
    expect(card.queryByRole('link', { name: 'Exchange' })).toBeNull();
    expect(card.getByText('Available from 20 Dec 2026')).toBeTruthy();
    fireEvent.click(card.getByRole('button', { name: "How it's calculated" }));
    const sheet = await screen.findByRole('dialog', { name: "How it's calculated" });
    expect(sheet.textContent).toContain('3.000 g of 18 karat at ₹9,000 per gram');
    expect(sheet.textContent).toContain('₹30,860');
  });

  it('on its way back offers nothing, and says what it waits for', async () => {
    open(withPieces(aPiece({ state: 'going-back', going_back: 'exchange', exchange: null, buyback: null })));
    const card = within(await cardOf('Amara Ring'));
    expect(card.getByText('In exchange')).toBeTruthy();
    expect(card.queryByRole('button', { name: "How it's calculated" })).toBeNull();
    expect(card.queryByText(/Not available for this piece/)).toBeNull();
  });

  it('has the course of its value as a line, in words and as a table', async () => {
    open(withPieces(aPiece()));
    const card = within(await cardOf('Amara Ring'));
    expect(
      card.getByText('From ₹31,000 on 20 Nov 2026 to ₹32,000 today; lowest ₹30,500, highest ₹32,000.'),
    ).toBeTruthy();
    const rows = card.getAllByRole('row', { hidden: true }).map(({ textContent }) => textContent);
    expect(rows).toEqual(['DayValue', '26 Nov 2026₹32,000', '23 Nov 2026₹30,500', '20 Nov 2026₹31,000']);
  });
});

describe('an answer that comes late', () => {
  const press = (name: string, within: HTMLElement = document.body): void => {
    fireEvent.click(getAllByRole(within, 'button', { name })[0] as HTMLElement);
  };
  const [ring, chain] = ['Old ring', 'Old chain'].map((name) =>
    anExternalPiece({ piece_id: name, name }),
  ) as [ExternalPiece, ExternalPiece];

  it('to a piece that was saved leaves alone what is written down by then', async () => {
    const saving = Promise.withResolvers<ExternalPiece>();
    open({ elsewhere: [ring, chain], paths: { 'box/elsewhere/update/': () => saving.promise } });
    press('Edit', await cardOf('Old ring'));
    await screen.findByLabelText('Name of the piece');
    press('Save');
    press('Cancel');
    press('Add a piece from elsewhere');
    fireEvent.change(await screen.findByLabelText('Name of the piece'), { target: { value: 'Old coin' } });
    saving.resolve({ ...ring, version: 4 });
    await waitFor(() => expect(heard.toasts).toEqual(['Piece saved.']));
    expect(screen.getByLabelText<HTMLInputElement>('Name of the piece').value).toBe('Old coin');
  });

  it('to a piece that was removed leaves alone the question that is asked by then', async () => {
    const removing = Promise.withResolvers<object>();
    open({ elsewhere: [ring, chain], paths: { 'box/elsewhere/delete/': () => removing.promise } });
    press('Remove', await cardOf('Old ring'));
    const question = await screen.findByRole('dialog', { name: 'Remove “Old ring”?' });
    press('Remove', question);
    press('Keep', question);
    press('Remove', await cardOf('Old chain'));
    removing.resolve({ results: [chain], count: 1 });
    await waitFor(() => expect(heard.toasts).toEqual(['Piece removed.']));
    expect(screen.getByRole('dialog', { name: 'Remove “Old chain”?' })).toBeTruthy();
  });
});
