import type { Locale } from '@suvarna/contracts/locale';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { SearchSuggestions as Suggestions } from '@suvarna/contracts/catalogue';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { SearchForm } from './search-form.tsx';
import { suggestionGroups } from './suggestions.model.ts';
import type { Suggest } from './use-suggestions.ts';

const found = (query: string): Suggestions => ({
  query,
  terms: [{ text: `${query} ring`, path: '/jewellery/search/?q=lotus+ring' }],
  categories: [{ label: 'Rings', label_hi: 'अंगूठियाँ', path: '/jewellery/rings/', count: 1_300 }],
  products: [
    {
      product_id: 1,
      product_title: 'Lotus Ring',
      title_hi: 'कमल अंगूठी',
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
const textsIn = (locale: Locale, suggestions: Suggestions) =>
  suggestionGroups(suggestions, locale).map(({ options }) => options.map(({ text }) => text));
const type = async (text: string) => {
  await userEvent.type(screen.getByLabelText('Search jewellery'), text);
};

beforeEach(() => localStorage.clear());

describe('search suggestions', () => {
  it('are a plain field until a shopper comes to it', () => {
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
      'Rings1,300',
      'Lotus Ring₹51,845',
    ]);
    expect(screen.getByText('3 suggestions. Use the arrow keys.')).toBeTruthy();
    expect(screen.getByRole('combobox').getAttribute('aria-expanded')).toBe('true');
  });

  it('are in the language of who reads, as far as there are words in it', () => {
    expect(textsIn('hi', found('lotus'))).toEqual([['lotus ring'], ['अंगूठियाँ'], ['कमल अंगूठी']]);
    expect(textsIn('en', found('lotus'))[2]).toEqual(['Lotus Ring']);
    const older = found('lotus');
    delete older.products[0]?.title_hi;
    expect(textsIn('hi', older)[2]).toEqual(['Lotus Ring']);
  });

  it('lead to pages of words in a group of their own, the first where no design was asked for', async () => {
    const returns = { label: 'Returns', label_hi: 'वापसी', path: '/policy/returns/' };
    const pages = { ...found('return'), products: [], categories: [], guide_links: [returns] };
    expect(textsIn('hi', pages)).toEqual([['वापसी'], ['return ring']]);
    expect(textsIn('en', { ...found('ring'), guide_links: [returns] }).map(([first]) => first)).toEqual([
      'ring ring',
      'Rings',
      'Returns',
      'Lotus Ring',
    ]);
    show(() => Promise.resolve(pages));
    await type('return');
    const group = await screen.findByRole('group', { name: 'Pages' });
    const [option] = within(group).getAllByRole('option');
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('combobox').getAttribute('aria-activedescendant')).toBe(option?.id);
    expect(option?.getAttribute('href')).toBe('/policy/returns/');
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

  it('that come while a shopper walks through those before are begun again, and Enter goes nowhere unseen', async () => {
    const answers = new Map<string, (answer: Suggestions) => void>();
    show((query) => new Promise((resolve) => answers.set(query, resolve)));
    const form = screen.getByRole('search');
    const searched = jest.fn((event: Event) => event.preventDefault());
    form.addEventListener('submit', searched);
    await type('lo');
    await waitFor(() => expect(answers.has('lo')).toBe(true));
    answers.get('lo')?.(found('lo'));
    await screen.findByText('lo ring');
    await type('tus');
    await waitFor(() => expect(answers.has('lotus')).toBe(true));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(screen.getByRole('option', { selected: true }).textContent).toContain('Lotus Ring');
    answers.get('lotus')?.({ ...found('lotus'), categories: [], products: [] });
    await screen.findByText('lotus ring');
    expect(screen.getByRole('combobox').getAttribute('aria-activedescendant')).toBeNull();
    await userEvent.keyboard('{Enter}');
    expect(searched).toHaveBeenCalledTimes(1);
  });

  it('are silent when no server answers: the form still searches', async () => {
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
    expect(suggest.mock.calls.map(([query]) => query)).toEqual(['']);
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

  it('are forgotten one by one, by a press or by the key that deletes', async () => {
    show(() => Promise.reject(new Error('offline')));
    for (const words of ['pearl', 'lotus ring', 'coin']) await search(words);
    await userEvent.click(
      await screen.findByRole('button', { name: 'Remove “lotus ring” from recent searches' }),
    );
    expect(localStorage.getItem('recentSearches')).toBe('["coin","pearl"]');
    expect(document.activeElement).toBe(screen.getByLabelText('Search jewellery'));
    await userEvent.keyboard('{ArrowDown}{Delete}');
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['pearl']);
    await userEvent.keyboard('{ArrowDown}{Delete}');
    expect(localStorage.getItem('recentSearches')).toBeNull();
    expect(screen.queryByRole('option')).toBeNull();
  });

  it('stand before what many look for, which only links lead to', async () => {
    const popular: Suggestions = {
      ...{ query: '', categories: [], products: [] },
      terms: [{ text: 'Jhumkas', text_hi: 'झुमके', path: '/jewellery/search/?q=Jhumkas' }],
    };
    show((query) => (query === '' ? Promise.resolve(popular) : Promise.reject(new Error('offline'))));
    await search('pearl');
    const group = await screen.findByRole('group', { name: 'Popular searches' });
    expect(within(group).getByRole('option').getAttribute('href')).toBe('/jewellery/search/?q=Jhumkas');
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['pearl', 'Jhumkas']);
    // What was not searched for here cannot be forgotten.
    await userEvent.keyboard('{ArrowUp}{Delete}');
    expect(localStorage.getItem('recentSearches')).toBe('["pearl"]');
    expect(screen.getAllByRole('button', { name: /^Remove/ })).toHaveLength(1);
  });

  it('that are damaged count as none', async () => {
    localStorage.setItem('recentSearches', '{"a":');
    show(() => Promise.reject(new Error('offline')));
    await userEvent.click(screen.getByLabelText('Search jewellery'));
    await screen.findByRole('combobox');
    expect(screen.queryByRole('option')).toBeNull();
  });
});
