/**
 * Makes the search field a combobox: type, arrow through what is suggested, Enter goes there. Before
 * the first letters it offers what was searched for lately. The field itself belongs to the form.
 */
import type { Locale } from '@suvarna/contracts/locale';
import { useEffect, useEffectEvent, useId, useRef, useState, type RefObject } from 'react';
import { createRecentSearches } from './recent-searches.ts';
import styles from './suggestion-list.module.css';
import { optionId, SuggestionList } from './suggestion-list.tsx';
import { recentGroup, suggestionGroups, type SuggestionOption } from './suggestions.model.ts';
import { searchTexts } from './search-texts.ts';
import { useSuggestions, type Suggest } from './use-suggestions.ts';

export interface SearchPanelProps {
  readonly locale: Locale;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly suggest: Suggest;
}

const recent = createRecentSearches();

export function SearchPanel({ locale, field, suggest }: SearchPanelProps) {
  const t = searchTexts(locale);
  const listId = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const [open, setOpen] = useState(true);
  const [active, setActive] = useState(-1);
  const [searches, setSearches] = useState(recent.read);
  const found = useSuggestions(query, suggest);
  const groups = found ? suggestionGroups(found, locale) : query.trim() === '' ? recentGroup(searches) : [];
  const count = groups.reduce((sum, { options }) => sum + options.length, 0);
  const shown = open && count > 0;

  const close = (): void => {
    setOpen(false);
    setActive(-1);
  };
  const choose = (option: SuggestionOption): void => {
    if (option.isSearch) setSearches(recent.add(option.text));
    close();
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && shown) {
      event.preventDefault();
      close();
    } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && count > 0) {
      event.preventDefault();
      setOpen(true);
      // -1 is the field itself: going past either end comes back to what was typed.
      const step = event.key === 'ArrowDown' ? 1 : count;
      setActive((at) => ((at + 1 + step) % (count + 1)) - 1);
    } else if (event.key === 'Enter' && shown && active >= 0) {
      event.preventDefault();
      // A click on the link itself, so that the shell makes it a soft navigation like any other.
      panel.current?.querySelectorAll<HTMLAnchorElement>('[role=option]')[active]?.click();
    }
  });
  const onInput = useEffectEvent(() => {
    setQuery(field.current?.value ?? '');
    setActive(-1);
    setOpen(true);
  });
  const onSubmit = useEffectEvent(() => {
    setSearches(recent.add(field.current?.value ?? ''));
    close();
  });

  useEffect(() => {
    const input = field.current;
    const form = input?.form;
    if (!input || !form) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    input.addEventListener('keydown', (event) => onKeyDown(event), { signal });
    input.addEventListener('input', () => onInput(), { signal });
    input.addEventListener('focus', () => setOpen(true), { signal });
    form.addEventListener('submit', () => onSubmit(), { signal });
    form.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        if (!(relatedTarget instanceof Node && form.contains(relatedTarget))) close();
      },
      { signal },
    );
    // What was typed while this was on its way; what a search page filled in is no question.
    setQuery(input.value === input.defaultValue ? '' : input.value);
    setOpen(document.activeElement === input);
    input.setAttribute('role', 'combobox');
    input.setAttribute('aria-autocomplete', 'list');
    input.setAttribute('aria-controls', listId);
    return () => listening.abort();
  }, [field, listId]);

  useEffect(() => {
    field.current?.setAttribute('aria-expanded', String(shown));
    if (shown && active >= 0) field.current?.setAttribute('aria-activedescendant', optionId(listId, active));
    else field.current?.removeAttribute('aria-activedescendant');
  }, [field, listId, shown, active]);

  return (
    <>
      <output className="sv-visually-hidden">{shown ? t('found', { count }) : ''}</output>
      {shown && (
        <div ref={panel} className={styles['panel']}>
          <SuggestionList id={listId} locale={locale} groups={groups} active={active} onChosen={choose} />
          {found === null && (
            <button
              type="button"
              className={styles['clear']}
              onClick={() => {
                setSearches(recent.clear());
                field.current?.focus();
              }}
            >
              {t('clear-recent')}
            </button>
          )}
        </div>
      )}
    </>
  );
}
