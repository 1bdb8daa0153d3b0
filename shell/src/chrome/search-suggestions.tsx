/** The search field as a combobox: type, arrow through the suggestions, Enter goes there. */
import type { Locale } from '@suvarna/contracts/locale';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { optionId, SuggestionList } from './suggestion-list.tsx';
import { suggestionGroups } from './suggestions.model.ts';
import { chromeTexts } from './texts.ts';
import { useSuggestions, type Suggest } from './use-suggestions.ts';

export interface SearchSuggestionsProps {
  readonly locale: Locale;
  readonly suggest: Suggest | undefined;
  /** What was searched for on the page below. */
  readonly initialQuery: string;
  readonly inputClassName?: string | undefined;
}

export function SearchSuggestions({ locale, suggest, initialQuery, inputClassName }: SearchSuggestionsProps) {
  const t = chromeTexts(locale);
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  /** Until somebody comes to the field it is what the server wrote: a plain search input. */
  const [touched, setTouched] = useState(false);
  const found = useSuggestions(touched ? query : '', suggest);
  const groups = found ? suggestionGroups(found, locale) : [];
  const count = groups.reduce((sum, { options }) => sum + options.length, 0);
  const shown = open && count > 0;

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
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
      list.current?.querySelectorAll<HTMLAnchorElement>('[role=option]')[active]?.click();
    }
  };

  return (
    <>
      <input
        className={inputClassName}
        type="search"
        name="q"
        aria-label={t('search.label')}
        placeholder={t('search.placeholder')}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={80}
        required
        defaultValue={initialQuery}
        onChange={(event) => {
          // The field may have had the focus since before the browser took it over.
          setTouched(true);
          setQuery(event.target.value);
          setActive(-1);
          setOpen(true);
        }}
        onFocus={() => {
          setTouched(true);
          setOpen(true);
        }}
        onBlur={close}
        onKeyDown={onKeyDown}
        {...(touched && suggest && {
          role: 'combobox',
          'aria-autocomplete': 'list',
          'aria-expanded': shown,
          'aria-controls': listId,
          'aria-activedescendant': shown && active >= 0 ? optionId(listId, active) : undefined,
        })}
      />
      {touched && suggest && <output className="sv-visually-hidden">{shown ? t('search.found', { count }) : ''}</output>}
      {shown && <SuggestionList ref={list} id={listId} locale={locale} groups={groups} active={active} onChosen={close} />}
    </>
  );
}
