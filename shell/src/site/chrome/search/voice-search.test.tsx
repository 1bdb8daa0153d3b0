import type { Locale } from '@suvarna/contracts/locale';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import en from '../../../locales/en/voice.json' with { type: 'json' };
import { SearchForm } from './search-form.tsx';
import type { Recognition } from './speech.ts';

/** A browser's recognition, with a mouth to put words into. */
class FakeRecognition extends EventTarget implements Recognition {
  static made: FakeRecognition[] = [];
  lang = '';
  interimResults = false;
  readonly start = jest.fn();
  readonly abort = jest.fn(() => this.end());

  constructor() {
    super();
    FakeRecognition.made.push(this);
  }

  hear(words: string): void {
    const result = Object.assign([{ transcript: words }], { isFinal: false });
    act(() => void this.dispatchEvent(Object.assign(new Event('result'), { results: [result] })));
  }

  fail(error: string): void {
    act(() => void this.dispatchEvent(Object.assign(new Event('error'), { error })));
    this.end();
  }

  end(): void {
    act(() => void this.dispatchEvent(new Event('end')));
  }
}

const searched = jest.fn();
const show = (locale: Locale = 'en') => {
  const shown = render(
    <SearchForm locale={locale} path="/" suggest={() => Promise.reject(new Error('offline'))} />,
  );
  screen.getByRole('search').addEventListener('submit', (event) => {
    event.preventDefault();
    searched(new FormData(event.currentTarget as HTMLFormElement).get('q'));
  });
  return shown;
};
const LABELS = { en: 'Search jewellery', hi: 'गहने खोजें' };
const open = async (locale: Locale = 'en', row = 'Search by voice') => {
  show(locale);
  await userEvent.click(screen.getByLabelText(LABELS[locale]));
  await userEvent.click(await screen.findByRole('button', { name: row }));
};
const only = (): FakeRecognition => {
  expect(FakeRecognition.made).toHaveLength(1);
  return FakeRecognition.made[0] as FakeRecognition;
};

beforeEach(() => {
  localStorage.clear();
  searched.mockReset();
  FakeRecognition.made = [];
  Object.assign(globalThis, { webkitSpeechRecognition: FakeRecognition });
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'webkitSpeechRecognition');
});

describe('a search by voice', () => {
  it('is not offered where the browser cannot', async () => {
    Reflect.deleteProperty(globalThis, 'webkitSpeechRecognition');
    show();
    await userEvent.click(screen.getByLabelText(LABELS.en));
    await screen.findByRole('combobox');
    expect(screen.queryByRole('button', { name: 'Search by voice' })).toBeNull();
  });

  it('opens for no shopper who has begun to type while it was on its way', async () => {
    show();
    const field = screen.getByLabelText<HTMLInputElement>(LABELS.en);
    await userEvent.click(field);
    fireEvent.click(await screen.findByRole('button', { name: 'Search by voice' }));
    fireEvent.input(field, { target: { value: 'lotus' } });
    await act(async () => {
      await import('./voice-search.tsx');
    });
    expect(screen.queryByText(en.reason)).toBeNull();
    expect(screen.queryByRole('button', { name: en.speak })).toBeNull();
  });

  it('says what the microphone is for before the browser asks, then searches for what was said', async () => {
    await open();
    expect(await screen.findByText(/^Your browser will ask for the microphone/)).toBeTruthy();
    expect(FakeRecognition.made).toEqual([]);
    const speak = screen.getByRole('button', { name: 'Speak now' });
    expect(document.activeElement).toBe(speak);
    await userEvent.click(speak);
    const recognition = only();
    expect([recognition.lang, recognition.start.mock.calls.length]).toEqual(['en-IN', 1]);
    expect(screen.getByText('Listening. Say what you are looking for.')).toBeTruthy();
    recognition.hear('gold ring');
    expect(screen.getByText('gold ring')).toBeTruthy();
    recognition.hear('Gold ring under 20000.');
    recognition.end();
    expect(searched).toHaveBeenCalledWith('Gold ring under 20000');
    expect(localStorage.getItem('recentSearches')).toBe('["Gold ring under 20000"]');
    expect(screen.queryByRole('group', { name: 'Search by voice' })).toBeNull();
  });

  it('listens in the language of the page', async () => {
    await open('hi', 'बोलकर खोजें');
    await userEvent.click(await screen.findByRole('button', { name: 'अब बोलें' }));
    expect(only().lang).toBe('hi-IN');
  });

  it.each([
    ['not-allowed', /^The microphone is blocked for this store/],
    ['audio-capture', /^We couldn't find a microphone/],
    ['no-speech', /^We didn't hear anything/],
    ['network', /check the internet connection/],
    ['language-not-supported', /This browser doesn't support English speech/],
    ['something of tomorrow', /^That didn't work/],
  ])('that ends with %s says so, and can be tried again', async (error, text) => {
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Speak now' }));
    only().fail(error);
    expect(screen.getByRole('alert').textContent).toMatch(text);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(FakeRecognition.made).toHaveLength(2);
    expect(searched).not.toHaveBeenCalled();
  });

  it('is stopped by its button, by Escape and by leaving, and nothing is searched for', async () => {
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Speak now' }));
    only().hear('gold');
    await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
    expect(only().abort).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: 'Speak now' }));
    FakeRecognition.made[1]?.hear('gold');
    await userEvent.keyboard('{Escape}');
    expect(FakeRecognition.made[1]?.abort).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('group', { name: 'Search by voice' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByLabelText(LABELS.en));
    expect(searched).not.toHaveBeenCalled();
  });
});
