import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { SearchSuggestions as Suggestions } from '@suvarna/contracts/api/catalogue';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { SearchForm } from './search-form.tsx';
import type { Suggest } from './use-suggestions.ts';

const found = (query: string): Suggestions => ({
  query,
  terms: [{ text: `${query} ring`, path: '/jewellery/search/?q=lotus+ring' }],
  categories: [{ label: 'Rings', label_hi: 'अंगूठियाँ', path: '/jewellery/rings/', count: 1_300 }],
  products: [
    {
      product_id: 1,
      product_title: 'Lotus Ring',
      url: '/jewellery/rings/lotus_product_1/',
      image: '/media/1.svg',
      special_price_paise: 5_184_500,
      currency: 'INR',
      rate_version: 3,
    },
  ],
});
const show = (suggest: Suggest, path = '/') =>
  render(<SearchForm locale="en" path={path} suggest={suggest} />);
const type = async (text: string) => {
  await userEvent.type(screen.getByLabelText('Search jewellery'), text);
};

beforeEach(() => localStorage.clear());

describe('search suggestions', () => {
  it('are a plain field until somebody comes to it', () => {
    show(() => Promise.resolve(found('x')));
    expect(screen.getByRole('searchbox', { name: 'Search jewellery' })).toBeTruthy();
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('name what was found and count it for those who cannot see it', async () => {
    show((query) => Promise.resolve(found(query)));
    await type('lotus');
    const options = await screen.findAllByRole('option');
    expect(options.map((option) => option.textContent)).toEqual([
      'lotus ring',
      'Rings1300',
      'Lotus Ring₹51,845',
    ]);
    expect(screen.getByText('3 suggestions. Use the arrow keys.')).toBeTruthy();
    expect(screen.getByRole('combobox').getAttribute('aria-expanded')).toBe('true');
  });

  it('are walked with the arrows, gone to with Enter and left with Escape', async () => {
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

  it('never show the answer to an older question', async () => {
    const answers = new Map<string, (answer: Suggestions) => void>();
    show(
      (query) =>
        new Promise((resolve) => {
          answers.set(query, resolve);
        }),
    );
    await type('lo');
    await waitFor(() => expect(answers.has('lo')).toBe(true));
    await type('tus');
    await waitFor(() => expect(answers.has('lotus')).toBe(true));
    answers.get('lotus')?.(found('lotus'));
    answers.get('lo')?.(found('lo'));
    expect((await screen.findAllByRole('option'))[0]?.textContent).toBe('lotus ring');
  });

  it('are silent when nobody answers: the form still searches', async () => {
    const suggest = jest.fn<Suggest>(() => Promise.reject(new Error('offline')));
    show(suggest);
    await type('lotus');
    await waitFor(() => expect(suggest).toHaveBeenCalled());
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('ask nothing about what a search page filled in', async () => {
    const suggest = jest.fn<Suggest>((query) => Promise.resolve(found(query)));
    show(suggest, '/jewellery/search/?q=pearl');
    await userEvent.click(screen.getByLabelText('Search jewellery'));
    await screen.findByRole('combobox');
    expect(suggest).not.toHaveBeenCalled();
  });
});

describe('recent searches', () => {
  const search = async (words: string): Promise<void> => {
    const field = screen.getByLabelText<HTMLInputElement>('Search jewellery');
    await userEvent.clear(field);
    await userEvent.type(field, words);
    await screen.findByRole('combobox');
    if (field.form) fireEvent.submit(field.form);
    await userEvent.clear(field);
  };

  it('are offered before the first letter, newest first, each once', async () => {
    show(() => Promise.reject(new Error('offline')));
    for (const words of ['pearl', 'lotus ring', 'Pearl']) await search(words);
    expect(
      (await screen.findAllByRole('option')).map((option) => [
        option.textContent,
        option.getAttribute('href'),
      ]),
    ).toEqual([
      ['Pearl', '/jewellery/search/?q=Pearl'],
      ['lotus ring', '/jewellery/search/?q=lotus%20ring'],
    ]);
  });

  it('stay in this browser and are cleared by one press', async () => {
    show(() => Promise.reject(new Error('offline')));
    await search('pearl');
    expect(localStorage.getItem('recentSearches')).toBe('["pearl"]');
    await userEvent.click(await screen.findByRole('button', { name: 'Clear recent searches' }));
    expect(localStorage.getItem('recentSearches')).toBeNull();
    expect(screen.queryByRole('option')).toBeNull();
    expect(document.activeElement).toBe(screen.getByLabelText('Search jewellery'));
  });

  it('that are damaged count as none', async () => {
    localStorage.setItem('recentSearches', '{"a":');
    show(() => Promise.reject(new Error('offline')));
    await userEvent.click(screen.getByLabelText('Search jewellery'));
    await screen.findByRole('combobox');
    expect(screen.queryByRole('option')).toBeNull();
  });
});
