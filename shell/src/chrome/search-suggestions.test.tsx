import { describe, expect, it, jest } from '@jest/globals';
import type { SearchSuggestions as Suggestions } from '@suvarna/contracts/api/catalogue';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Header } from './header.tsx';
import type { Suggest } from './use-suggestions.ts';

const found = (query: string): Suggestions => ({
  query,
  terms: [{ text: `${query} ring`, path: '/jewellery/search/?q=lotus+ring' }],
  categories: [{ label: 'Rings', label_hi: 'अंगूठियाँ', path: '/jewellery/rings/', count: 1_300 }],
  products: [{ product_id: 1, product_title: 'Lotus Ring', url: '/jewellery/rings/lotus_product_1/', image: '/media/1.svg', special_price: '51845.00', currency: 'INR' }],
});
const show = (suggest: Suggest) => render(<Header locale="en" country="INR" currency="INR" path="/" suggest={suggest} />);
const type = async (text: string) => {
  await userEvent.type(screen.getByLabelText('Search jewellery'), text);
};

describe('search suggestions', () => {
  it('is a plain field until somebody comes to it', () => {
    show(() => Promise.resolve(found('x')));
    expect(screen.getByRole('searchbox', { name: 'Search jewellery' })).toBeTruthy();
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('names what it found and counts it for those who cannot see it', async () => {
    show((query) => Promise.resolve(found(query)));
    await type('lotus');
    const options = await screen.findAllByRole('option');
    expect(options.map((option) => option.textContent)).toEqual(['lotus ring', 'Rings1300', 'Lotus Ring₹51,845']);
    expect(screen.getByText('3 suggestions. Use the arrow keys.')).toBeTruthy();
    expect(screen.getByRole('combobox').getAttribute('aria-expanded')).toBe('true');
  });

  it('is walked with the arrows, gone to with Enter and left with Escape', async () => {
    show((query) => Promise.resolve(found(query)));
    await type('lotus');
    const [, rings] = await screen.findAllByRole('option');
    const visited = jest.fn((event: Event) => event.preventDefault());
    rings?.addEventListener('click', visited);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(screen.getByRole('combobox').getAttribute('aria-activedescendant')).toBe(rings?.id);
    await userEvent.keyboard('{Enter}');
    expect(visited).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{ArrowUp}');
    expect(screen.getAllByRole('option')[2]?.getAttribute('aria-selected')).toBe('true');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('option')).toBeNull();
  });

  it('never shows the answer to an older question', async () => {
    const answers = new Map<string, (answer: Suggestions) => void>();
    show((query) => new Promise((resolve) => { answers.set(query, resolve); }));
    await type('lo');
    await waitFor(() => expect(answers.has('lo')).toBe(true));
    await type('tus');
    await waitFor(() => expect(answers.has('lotus')).toBe(true));
    answers.get('lotus')?.(found('lotus'));
    answers.get('lo')?.(found('lo'));
    expect((await screen.findAllByRole('option'))[0]?.textContent).toBe('lotus ring');
  });

  it('is silent when nobody answers: the form still searches', async () => {
    const suggest = jest.fn<Suggest>(() => Promise.reject(new Error('offline')));
    show(suggest);
    await type('lotus');
    await waitFor(() => expect(suggest).toHaveBeenCalled());
    expect(screen.queryByRole('listbox')).toBeNull();
  });
});
